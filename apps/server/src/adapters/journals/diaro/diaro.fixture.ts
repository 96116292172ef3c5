/** When an entry was written, ms since the epoch. */
export const AT = Date.parse('2016-04-01T20:15:00Z')

/** A row of a table. */
export function row(fields: Readonly<Record<string, string | number>>): string {
  return `<r>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</r>`
}

/** A backup with these tables. */
export function backup(tables: Readonly<Record<string, readonly string[]>>): string {
  const written = Object.entries(tables).map(
    ([name, rows]) => `<table name="diaro_${name}">\n${rows.join('\n')}\n</table>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<data version="2">\n${written.join('\n')}\n</data>`
}

/** An entry with every field that the app writes. */
export function entry(own: Readonly<Record<string, string | number>>): string {
  return row({
    uid: 'e1',
    date: AT,
    tz_offset: '+05:30',
    title: 'Rain &amp; tea',
    text: 'First &lt;line&gt;\nSecond &#128512;',
    folder_uid: 'f1',
    location_uid: 'l1',
    tags: ',t1,t2,',
    primary_photo_uid: 'a1',
    weather_temperature: 24,
    weather_icon: 'day-sunny',
    weather_description: 'clear sky',
    mood: 2,
    ...own,
  })
}

/** The tables other than the entries. */
export const TABLES = {
  folders: [row({ uid: 'f1', title: 'Home', color: '#F0B913' })],
  tags: [row({ uid: 't1', title: 'rain' }), row({ uid: 't2', title: 'long  walks' })],
  locations: [
    row({ uid: 'l1', title: '', address: '12 Pier Road', lat: '18.5', lng: '73.8' }),
    row({ uid: 'l2', title: '', address: '', lat: '18.5', lng: '73.8' }),
  ],
  moods: [
    row({ uid: 2, title: 'Heureux', icon: 'mood_2smile', weight: 4 }),
    row({ uid: 5, title: 'Busy', icon: 'mood_9coffee', weight: 1 }),
    row({ uid: 'x7', title: 'In love', icon: 'mood_heart', weight: 6 }),
  ],
}
