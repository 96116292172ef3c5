import { modernJournal } from './testing/simulation/modern-journal/index.ts'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { journalOf, orderedReadings } from './src/echo/engine/journal.ts'
import { permitIn, quotableLines } from './src/echo/quoting/quotable.ts'
import { leans } from './src/echo/quoting/leaning.ts'
import { knownNames } from './src/echo/quoting/known-names.ts'
import { namesSomeoneSore } from './src/echo/quoting/sore-people.ts'
import { isHardDay } from './src/echo/engine/hard-days.ts'
import { contentFrequencies, words, straightened } from './src/text/index.ts'
const N = Number(process.argv[2] ?? 12)
const tot: Record<string, Record<string, number>> = {}
const ex: Record<string, Set<string>> = {}
let open = 0,
  all = 0
for (let s = 0; s < N; s++) {
  const j = modernJournal(`zz ${s}`)
  for (const p of j.truth.pairs) {
    all++
    const today = p.second.day
    const readings = orderedReadings(j.entries, today, LEXICON)
    const journal = journalOf(readings, today, LEXICON, [], VECTORS)
    if (journal.state !== 'open' || isHardDay(journal)) continue
    const A = readings.find((r) => r.entry.id === p.first.entry)!,
      B = readings.find((r) => r.entry.id === p.second.entry)!
    const norm = (t: string) => straightened(t.toLowerCase()).replace(/[^\p{L} ]/gu, '')
    const inP = (t: string, text: string) => norm(text).includes(norm(t).slice(0, 30))
    const keys = (t: string) => new Set(contentFrequencies(words(t)).keys())
    const ua = A.units(journal.style).filter((u) => inP(u.text, p.first.text)),
      ub = B.units(journal.style).filter((u) => inP(u.text, p.second.text))
    const kA = keys(p.first.text),
      kB = keys(p.second.text)
    const why = (r: typeof A, u: (typeof ua)[number]) => {
      const a: string[] = []
      if (!u.isWhole) a.push('part')
      const pr = permitIn(r, journal, u.text, 'in a pair').reason
      if (pr) a.push(pr === 'period' || pr === 'rating' ? pr : `permit ${pr}`)
      if (leans(u.text, knownNames(journal))) a.push('leans')
      if (namesSomeoneSore(u.text, journal)) a.push('sore')
      const w = words(u.text).length
      if (w < 4 || w > 34 || u.text.length > 180) a.push('length')
      if (
        a.length === 0 &&
        !quotableLines([r], journal, { minWords: 4, maxWords: 34, maxLength: 180 }, { use: 'in a pair' }).some((l) =>
          l.text.includes(u.text),
        )
      )
        a.push('unfit')
      return a.join('+') || 'ok'
    }
    const best = (r: typeof A, us: typeof ua, ko: Set<string>) => {
      const rel = us.filter((u) => [...keys(u.text)].some((k) => ko.has(k)))
      if (rel.length === 0) return 'no sentence with a shared word'
      const w = rel.map((u) => why(r, u))
      if (!w.includes('ok'))
        for (const [i, u] of rel.entries())
          (ex[w[i]!] ??= new Set()).add(`${u.text}   [mood ${r.entry.mood} near ${journal.levelNear(r)}]`)
      return w.includes('ok') ? 'ok' : w[0]!
    }
    const [x, y] = [best(A, ua, kB), best(B, ub, kA)]
    const t = (tot[p.kind] ??= {})
    if (x === 'ok' && y === 'ok') open++
    t[`1 ${x}`] = (t[`1 ${x}`] ?? 0) + 1
    t[`2 ${y}`] = (t[`2 ${y}`] ?? 0) + 1
    if (x === 'ok' && y === 'ok') t['both ok'] = (t['both ok'] ?? 0) + 1
  }
}
for (const [k, t] of Object.entries(tot))
  console.log(
    k,
    Object.entries(t)
      .sort((a, b) => b[1] - a[1])
      .map(([a, b]) => `${a}: ${b}`)
      .join('\n     '),
  )
console.log(open, all)
for (const [k, t] of Object.entries(ex))
  if (k !== 'rating' && k !== 'period') console.log('##', k, '\n  ', [...t].slice(0, 14).join('\n   '))
