import type { PortableEntry } from '../src/exports/index.ts'

/** November 23, 2026. */
export const DAY = Date.UTC(2026, 10, 23) / 86_400_000

/** An entry of an evening in New York; name only the fields that the test is about. */
export const AN_ENTRY: PortableEntry = {
  id: '0b6cf1f2-7a35-4c1e-9d50-2f6d8f0a1b2c',
  time: Date.UTC(2026, 10, 24, 2, 14),
  updated: Date.UTC(2026, 10, 24, 2, 20),
  utcOffset: -300,
  timeZone: 'America/New_York',
  day: DAY,
  undated: false,
  damaged: false,
  name: 'Walked to the lamp',
  content: 'Walked to the lamp.\n\nAnd back. ',
  mood: 4,
  energy: 3,
  focus: null,
  tags: ['walks', 'home'],
  photographs: [],
}

export function aPhotograph(id: string, description: string): PortableEntry['photographs'][number] {
  return { id, description, image: { width: 64, height: 48, md5: 'e249a0b05c6158a53c1338330f9bece4' } }
}
