import { expect, test } from 'vitest'
import { RULES } from './index.ts'

test('what each rule looks for, and the labels of its figures, match the snapshot of all notes', async () => {
  const notes = RULES.map(({ detector, note }) => {
    const figures = Object.entries(note.figures).map(([slot, label]) => `  ${slot}: ${label}`)
    return [detector.rule, `  ${note.looksFor}`, ...figures].join('\n')
  })
  await expect(`${notes.toSorted().join('\n\n')}\n`).toMatchFileSnapshot('every-note.snap.txt')
})
