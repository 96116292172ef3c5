import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TOKEN } from './fold.ts'
import { scanTokens } from './token-scan.ts'

test('tokens read character by character are those of the pattern', () => {
  const sign = fc.constantFrom(...Array.from('abz09\'-.,!?;:\n ()"“’_*\u2013é😂'))
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
      const text = signs.join('')
      const scanned = scanTokens(text)
      expect(scanned === null || isSame(scanned, text)).toBe(true)
      expect(scanned === null).toBe(/[^\0-\x7f“’]/u.test(text))
    }),
    { numRuns: 2_000 },
  )
})

function isSame(scanned: readonly string[], text: string): boolean {
  return JSON.stringify(scanned) === JSON.stringify(text.match(TOKEN) ?? [])
}
