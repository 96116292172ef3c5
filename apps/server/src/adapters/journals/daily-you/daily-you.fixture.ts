/** An entry of the export. */
export const entry = (given: object = {}) => ({
  timeCreated: '2023-01-05T21:30:00.000',
  timeModified: '2023-01-06T08:00:00.000Z',
  text: '# Day\n\n* rain',
  mood: 2,
  images: [],
  ...given,
})
