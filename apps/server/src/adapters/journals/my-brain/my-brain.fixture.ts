/** An entry of the diary. */
export const entry = (given: object = {}) => ({
  id: 7,
  title: 'A day',
  content: '* rain',
  mood: 'AWESOME',
  createdDate: 1_700_000_000_000,
  updatedDate: 1_700_000_100_000,
  ...given,
})

/** A backup with these entries and a note. */
export const backup = (...diary: readonly unknown[]) =>
  JSON.stringify({ notes: [{ title: 'n', content: 'c' }], diary, tasks: [] })
