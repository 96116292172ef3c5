import type { NewEntry } from '@soundings/contract/entries'

/** A valid new entry; name only what the test is about. */
export function anEntry(overrides: Partial<NewEntry> = {}): NewEntry {
  return { content: 'Walked to the lamp and back.', mood: 4, energy: 3, focus: 3, ...overrides }
}
