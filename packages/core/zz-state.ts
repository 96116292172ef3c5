import { readFileSync } from 'node:fs'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { anEntry } from './testing/journals.ts'
import { journalOf, orderedReadings } from './src/echo/engine/journal.ts'
import { isHardDay } from './src/echo/engine/hard-days.ts'
import { scan } from './src/safety/index.ts'
import { sentences } from './src/text/index.ts'
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
for (const f of process.argv.slice(2)) {
  const es = load(f),
    d0 = es[0]!.day
  let line = ''
  for (let d = d0; d <= es.at(-1)!.day; d++) {
    const j = journalOf(orderedReadings(es, d, LEXICON), d, LEXICON, [], VECTORS)
    line += j.state === 'quiet' ? 'Q' : j.state === 'gentle' ? 'g' : isHardDay(j) ? 'h' : '.'
  }
  console.log(f, line)
  for (const r of orderedReadings(es, 1e9, LEXICON))
    if (!['none'].includes(r.scan().level))
      console.log(
        r.entry.day - d0,
        r.entry.mood,
        r.scan().level,
        r.scan().concern.toFixed(2),
        '|',
        sentences(r.entry.content)
          .map((s) => [scan(s.text), s.text] as const)
          .filter(([s]) => s.level !== 'none' || s.concern > 0.3)
          .map(([s, t]) => `${s.level} ${s.concern.toFixed(2)} “${t}”`)
          .join(' '),
      )
}
