import init from '@sqlite.org/sqlite-wasm'

/** A backup with these statements run in it, as the bytes of its file. */
export async function backupOf(sql: string, bind: readonly (string | number | bigint | Uint8Array | null)[][] = []) {
  const { capi, oo1 } = await init()
  const db = new oo1.DB(':memory:')
  try {
    const [schema = '', ...inserts] = sql.split('---')
    db.exec(schema)
    for (const [index, insert] of inserts.entries()) db.exec(insert, { bind: bind[index] ?? [] })
    return Buffer.from(capi.sqlite3_js_db_export(db))
  } finally {
    db.close()
  }
}

/** Tables as far as they are known, with the tags under names of their own. */
export const SCHEMA = `
  create table Entries (DiaryEntryId integer primary key not null, Heading varchar, Text varchar, Rating integer);
  create table Media (MediaId integer primary key autoincrement, DiaryEntryId bigint, Type integer, "Index" integer, Data blob);
  create table Tags (DiaryTagId integer primary key, TagType integer, Value varchar);
  create table EntryTags (DiaryEntryId bigint, DiaryTagId integer);
  create table Events (EventId integer primary key, Name varchar);`

/** The value of .NET’s clock at a time in UTC, which stands for the local time of an entry. */
export function ticksOf(iso: string): bigint {
  return 621_355_968_000_000_000n + BigInt(Date.parse(iso)) * 10_000n
}

/** A page of the HTML export. */
export function page(content: string, lines: readonly string[] = [], heading = ''): string {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>27 July 2017</title><style>.Content { color: black }</style></head><body>
<p class="Date">Thursday, 27 July 2017</p>
<p class="Header">${heading}</p>
${content}
${lines.map((line) => `<p class="TagsLocation">${line}</p>`).join('\n')}
<img src="1.jpg"/></body></html>`
}

/** An entry of the JSON export with every field. */
export const ENTRY = {
  date: '2010-10-26T15:47:53.48828',
  heading: 'Paper boats',
  html: '<p>We made <b>nine</b>.<img src="media/x/boat.png"></p><p>&nbsp;</p><ul><li>one sank</li></ul>',
  location: [48.2, 16.4],
  tags: ['park'],
  people: [{ name: 'Ana' }, {}],
  rating: 4,
  sun: '☀️ Sunrise: 7:16 AM Sunset: 7:56 PM',
  lunar: 'Waxing gibbous',
  trackers: [{ name: 'Steps', value: 9000 }],
}
