import '#web/ui/base/index.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EchoScene } from './echo-scene.tsx'
import { sampleJournal } from './sample-journal.ts'

/** The y in px at which the text of a card begins on a phone, however tall the card is (21rem). */
const TEXT_FROM = 336

test.each([736, 1_200])('on a phone no numeral is behind the text of a card of %d px', async (height) => {
  const { container } = await render(
    <div style={{ display: 'grid', width: 390, height }}>
      <EchoScene entries={sampleJournal.slice(0, 9)} resonance={0.8} />
    </div>,
  )
  const numerals = () => [...container.querySelectorAll('text')].map((text) => Number(text.getAttribute('y')))
  await expect.poll(() => numerals().length).toBeGreaterThan(3)
  expect(Math.max(...numerals())).toBeLessThan(TEXT_FROM)
})
