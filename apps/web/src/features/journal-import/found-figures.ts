import type { FoundJournal } from '@soundings/contract/journal-imports'
import { shortMonth } from './short-month.ts'

/**
 * The large figures above what was found.
 * @param withMood how many entries have a mood, as things are chosen
 */
export function foundFigures({ entries, span, photographs }: FoundJournal, withMood: number) {
  const number = (value: number) => value.toLocaleString('en-US')
  return [
    { value: number(entries), name: entries === 1 ? 'entry' : 'entries' },
    ...(span
      ? [
          {
            value: shortMonth(span.first),
            name: `to ${shortMonth(span.last)}`,
            note: `${number(span.days)} ${span.days === 1 ? 'day' : 'days'}`,
          },
        ]
      : []),
    { value: number(photographs), name: photographs === 1 ? 'photo' : 'photos' },
    { value: number(withMood), name: 'with a mood', note: `${number(entries - withMood)} without` },
  ]
}
