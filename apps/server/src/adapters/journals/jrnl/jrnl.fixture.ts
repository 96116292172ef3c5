/** An entry of the JSON export. */
export const entry = (given: object = {}) => ({
  title: 'First day.',
  body: 'Started today.\n\nIt is *quick*, @work.',
  date: '2024-01-15',
  time: '09:30',
  tags: ['@work', '@personal'],
  starred: true,
  ...given,
})

/** The JSON export of these entries. */
export const jrnlJson = (...entries: unknown[]) => JSON.stringify({ tags: { '@work': 2 }, entries })
