import { readFileSync } from 'node:fs'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { anEntry } from './testing/journals.ts'
import { journalOf, orderedReadings } from './src/echo/engine/journal.ts'
import { permitIn, quotableLines } from './src/echo/quoting/quotable.ts'
import { leans } from './src/echo/quoting/leaning.ts'
import { knownNames } from './src/echo/quoting/known-names.ts'
import { namesSomeoneSore } from './src/echo/quoting/sore-people.ts'
import { isHardDay } from './src/echo/engine/hard-days.ts'
import { linePairs } from './src/echo/pairing/meetings.ts'
import { promisePairs } from './src/echo/pairing/promise-pairs.ts'
import { contentFrequencies, words } from './src/text/index.ts'
import { thingsOf } from './src/echo/pairing/shared-things.ts'
import { relatednessIn } from './src/echo/pairing/relatedness.ts'
import { rarityIn } from './src/echo/subjects/rarity.ts'
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
const T: [string, number, number, string][] = [
  ['p', 8, 68, 'glasses'],
  ['s', 5, 26, 'mitten'],
  ['s', 27, 87, 'rabbit'],
  ['q', 6, 56, 'lahinch'],
  ['r', 4, 74, 'chair'],
  ['p', 2, 60, 'b7'],
]
const J: Record<string, ReturnType<typeof load>> = {
  p: load('/tmp/journals/p.jsonl'),
  q: load('/tmp/journals/q.jsonl'),
  r: load('/tmp/journals/r.jsonl'),
  s: load('/tmp/journals/s.jsonl'),
}
for (const [n, a, b, w] of T) {
  const es = J[n]!,
    d0 = es[0]!.day
  const today = d0 + b
  const readings = orderedReadings(es, today, LEXICON)
  const journal = journalOf(readings, today, LEXICON, [], VECTORS)
  const things = thingsOf(journal)
  const rar = rarityIn(journal.quotable)
  const rel = relatednessIn(journal.quotable, VECTORS, rar)
  console.log(
    `\n## ${n} ${a}→${b} ${w}  state ${journal.state}${isHardDay(journal) ? ' HARD' : ''} few:${w
      .split(' ')
      .map((k) => things.isFew(k) + '/' + things.isRare(k))
      .join()}`,
  )
  const us = [a, b].map((d) =>
    readings
      .filter((r) => r.entry.day === d0 + d)
      .flatMap((r) => {
        const lines = quotableLines([r], journal, { minWords: 4, maxWords: 34, maxLength: 180 }, { use: 'in a pair' })
        return r
          .units(journal.style)
          .filter((u) => u.text.toLowerCase().includes(w))
          .map((u) => {
            const x: string[] = []
            if (!u.isWhole) x.push('PART')
            const p = permitIn(r, journal, u.text, 'in a pair').reason
            if (p)
              x.push(
                `permit ${p}${p === 'scan' ? ' ' + r.scanOf(u.text).level + ' ' + r.scanOf(u.text).concern.toFixed(2) : ''}`,
              )
            if (leans(u.text, knownNames(journal))) x.push('LEANS')
            if (namesSomeoneSore(u.text, journal)) x.push('SORE')
            const ok = lines.some((l) => l.text.includes(u.text))
            console.log(
              `  [${r.entry.mood}${journal.levelNear(r) !== 'none' ? ' ' + journal.levelNear(r) : ''}] ${ok ? 'OK' : 'NO'} ${x.join(', ')} “${u.text}”`,
            )
            return { ok, text: u.text }
          })
      }),
  )
  const [ua, ub] = us
  for (const x of ua!.filter((u) => u.ok))
    for (const y of ub!.filter((u) => u.ok)) {
      const ks = [...contentFrequencies(words(x.text)).keys()].filter((k) => contentFrequencies(words(y.text)).has(k))
      console.log(
        `   rel ${rel(words(x.text), words(y.text)).toFixed(2)} ${ks.map((k) => `${k} few ${things.isFew(k)} rare ${things.isRare(k)} own ${things.isOwn(k)} form ${things.form(k, y.text, x.text)} rank ${VECTORS.rank(k)}`).join('; ')}`,
      )
    }
  const hit = [...linePairs(journal), ...promisePairs(journal)].find(
    (m) => m.from.reading.entry.day === d0 + a && m.to.reading.entry.day === d0 + b,
  )
  console.log('   PAIR', hit ? `${hit.shared} “${hit.from.text}” / “${hit.to.text}”` : 'none')
}
