import { readFileSync } from 'node:fs'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { anEntry } from './testing/journals.ts'
import { journalOf, orderedReadings } from './src/echo/engine/journal.ts'
import { contentFrequencies, words } from './src/text/index.ts'
import { thingsOf } from './src/echo/pairing/shared-things.ts'
import { referenceIn } from './src/echo/pairing/reference.ts'
import { relatednessIn } from './src/echo/pairing/relatedness.ts'
import { rarityIn, documentCounts } from './src/echo/subjects/rarity.ts'
const load = (f: string) =>
  readFileSync(f, 'utf8')
    .trim()
    .split('\n')
    .map((l, i) => {
      const e = JSON.parse(l)
      const day = Math.floor(Date.parse(`${e.date}T00:00:00Z`) / 864e5)
      const hour = Number((e.time ?? '20:00').slice(0, 2))
      return anEntry(day, {
        id: `e${String(i).padStart(3, '0')}`,
        hour,
        time: (day * 24 + hour) * 36e5 + i,
        content: e.text,
        mood: e.mood ?? null,
        energy: e.energy ?? null,
        focus: e.focus ?? null,
        weekday: new Date(day * 864e5).getUTCDay(),
      })
    })
const items = JSON.parse(readFileSync('/tmp/items.json', 'utf8'))
const r1 = JSON.parse(readFileSync('/tmp/ratings-1.json', 'utf8')),
  r2 = JSON.parse(readFileSync('/tmp/ratings-2.json', 'utf8'))
const J: any = Object.fromEntries('pqrs'.split('').map((x) => [x, load(`/tmp/journals/${x}.jsonl`)]))
const rows = items
  .filter((i: any) => i.rule.startsWith('pair'))
  .map((i: any) => ({ ...i, m: (r1[i.id] + r2[i.id]) / 2 }))
  .sort((a: any, b: any) => b.m - a.m)
for (const i of rows) {
  const es = J[i.journal],
    d0 = es[0].day,
    today = d0 + Number(i.id.slice(1))
  const journal = journalOf(orderedReadings(es, today, LEXICON), today, LEXICON, [], VECTORS)
  const rs = journal.quotable,
    counts = documentCounts(rs),
    rar = rarityIn(rs),
    rel = relatednessIn(rs, VECTORS, rar),
    things = thingsOf(journal)
  const quotes = [...i.echo.matchAll(/“([^”]*)”/gu)].map((m: any) => m[1])
  const tonight = rs.at(-1)!
  const find = (q: string) => rs.find((r) => r.entry.content.replace(/\s+/g, ' ').includes(q))
  const from = find(quotes[0])!
  const to = quotes[1] ? find(quotes[1])! : rs.at(-1)!
  const other = quotes[1] ?? to.entry.content
  const ka = contentFrequencies(words(quotes[0])),
    kb = contentFrequencies(words(other))
  const ks = [...ka.keys()].filter((k) => kb.has(k))
  const prep = (q: string, f: string | null) => {
    if (!f) return '-'
    const m = new RegExp(`(\\S+)\\s+(?:(?:the|a|an|my|our|his|her|their|\\S+)\\s+)?${f.split(' ').pop()}`, 'iu').exec(q)
    return m ? m[0] : '^'
  }
  console.log(
    `${i.m} ${i.id} ${i.rule} rel ${rel(words(quotes[0]), words(other)).toFixed(2)} apart ${to.entry.day - from.entry.day} age ${today - to.entry.day} |`,
    ks
      .map((k) => {
        const f = things.form(k, other, quotes[0])
        return `${k} n${counts.get(k)} tonight${tonight.frequencies().get(k) ?? 0} ${things.isRare(k) ? 'rare' : ''} ${f ? `[${f}: ${referenceIn(quotes[0], f)}/${referenceIn(other, f)}] rank ${VECTORS.rank(k)} <${prep(quotes[0], f)}> <${quotes[1] ? prep(other, f) : ''}>` : 'x'}`
      })
      .join('; '),
  )
}
