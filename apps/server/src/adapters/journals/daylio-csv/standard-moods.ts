import type { RecordMood } from '../journal-record.ts'
import { scaleOf } from '../shared/five-scale.ts'

/** Daylio’s five standard moods, best first, as it writes them in each language. */
const LANGUAGES: readonly (readonly string[])[] = [
  ['rad', 'good', 'meh', 'bad', 'awful'],
  ['super', 'bien', 'mouais', 'mauvais', 'horrible'],
  ['super', 'gut', 'ok', 'schlecht', 'lausig'],
]

/**
 * The moods of one file. A table is in one language, so only the words of the language that it uses most have a place on
 * the scale; any other name may be a person’s own.
 * @param counts how often each name occurs
 */
export function moodsOfTable(counts: ReadonlyMap<string, number>): (name: string) => RecordMood {
  const uses = LANGUAGES.map((words) =>
    [...counts].reduce((sum, [name, count]) => sum + (words.includes(name.toLowerCase()) ? count : 0), 0),
  )
  const most = Math.max(...uses)
  const languages = LANGUAGES.filter((_words, index) => most > 0 && uses[index] === most)
  return (name) => {
    const scales = languages.map((words) => 5 - words.indexOf(name.toLowerCase()))
    const [scale] = scales
    const isClear = scale !== undefined && scales.every((other) => other === scale)
    return { name, scale: isClear ? scaleOf(scale) : null }
  }
}
