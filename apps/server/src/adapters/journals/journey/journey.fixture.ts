/** The values that Journey writes for unknown data. */
const UNSET = 1.7976931348623157e308

/** When an entry was written, ms since the epoch. */
export const AT = Date.parse('2017-05-18T20:15:30Z')

/** An entry with every field, in the order in which Journey writes them. */
export function entry(own: object): string {
  return JSON.stringify({
    text: 'The *long* way home.',
    date_modified: AT + 1,
    date_journal: AT,
    id: '1495138530000-3fd1d4a6b2c8e9f0',
    preview_text: 'The long way',
    address: '',
    music_artist: '',
    music_title: '',
    lat: UNSET,
    lon: UNSET,
    mood: 0,
    label: '',
    folder: '',
    sentiment: 0,
    timezone: '',
    favourite: false,
    weather: { id: -1, degree_c: UNSET, description: '', icon: '', place: '' },
    photos: [],
    tags: [],
    ...own,
  })
}
