import { isoTimeOf } from '../../time/index.ts'
import type { PortableEntry } from '../portable-entry.ts'

/** Characters allowed in JSON text but not in a quoted YAML scalar (YAML 1.2.2, section 5.1), and line separators. */
const ESCAPED = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g

/**
 * The properties of a note between their lines of three dashes. Texts are in double quotes, which YAML reads as JSON
 * does, so no title becomes a number, a date or a list. Missing ratings are left out.
 */
export function frontMatter(entry: PortableEntry): string {
  const { mood, energy, focus } = entry
  const lines = [
    `id: ${entry.id}`,
    ...(entry.undated ? ['undated: true'] : [`date: ${isoTimeOf(entry.time, entry.utcOffset)}`]),
    `time_zone: ${quoted(entry.timeZone)}`,
    ...(entry.title === undefined ? [] : [`title: ${quoted(entry.title)}`]),
    ...(entry.tags.length === 0 ? [] : ['tags:', ...entry.tags.map((tag) => `  - ${quoted(tag)}`)]),
    ...Object.entries({ mood, energy, focus }).flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${value}`],
    ),
    ...(entry.place === undefined ? [] : [`place: ${quoted(entry.place)}`]),
    ...(entry.prompt === undefined ? [] : [`prompt: ${quoted(entry.prompt)}`]),
    ...(entry.question === undefined ? [] : [`echo_question: ${quoted(entry.question)}`]),
    ...(entry.damaged ? ['damaged: true'] : []),
  ]
  return `---\n${lines.join('\n')}\n---\n`
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(ESCAPED, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
