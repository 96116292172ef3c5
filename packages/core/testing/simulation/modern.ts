import { isHeldOut, readWriters } from '../safety/lines.ts'
import type { Diary } from './diaries.ts'

/** Days between short entries of a modern journal, in turn: mostly one day, sometimes a few, occasionally a week. */
const STEPS = [1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 1, 7]
const FIRST_DAY = 20_000

/** Files of everyday entries by many people, which would be one journal each. */
const EVERYDAY = /\/everyday-/u

/**
 * Short modern journals made of the ordinary lines and look-alikes of each writer of the safety lines. Their crisis
 * lines are left out.
 */
export function modernDiaries(): Diary[] {
  return readWriters('en')
    .filter((writer) => !isHeldOut(writer) && !EVERYDAY.test(writer.name))
    .map(({ name, lines }) => {
      const harmless = lines.filter(({ expect }) => expect === 'none')
      const ordinary = harmless.filter(({ kind }) => kind === 'ordinary')
      const others = harmless.filter(({ kind }) => kind !== 'ordinary')
      // Two of three entries are ordinary lines.
      const texts = ordinary.flatMap(({ text }, i) => (i % 2 === 1 && others[i] ? [text, others[i].text] : [text]))
      let day = FIRST_DAY
      const pages = texts.map((text, i) => ({
        day: (day += STEPS[i % STEPS.length] ?? 1),
        text: text.replaceAll(' / ', '\n'),
      }))
      return { name: `modern ${name}`, pages }
    })
    .filter(({ pages }) => pages.length > 0)
}
