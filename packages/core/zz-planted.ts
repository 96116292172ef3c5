import { modernJournal } from './testing/simulation/modern-journal/index.ts'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { journalOf, orderedReadings } from './src/echo/engine/journal.ts'
import { permitIn, quotableLines } from './src/echo/quoting/quotable.ts'
import { leans } from './src/echo/quoting/leaning.ts'
import { knownNames } from './src/echo/quoting/known-names.ts'
import { isHardDay } from './src/echo/engine/hard-days.ts'
import { contentFrequencies, words } from './src/text/index.ts'
import { openedDaily } from './testing/simulation/opened-daily.ts'
const N = Number(process.argv[2] ?? 12)
const tot: Record<string, number> = {}
for (let s = 0; s < N; s++) {
  const j = modernJournal(`zz ${s}`)
  for (const p of j.truth.pairs) {
    const one = openedDaily // unused
    void one
    const today = p.second.day
    const readings = orderedReadings(j.entries, today, LEXICON)
    const journal = journalOf(readings, today, LEXICON, [], VECTORS)
    const A = readings.find((r) => r.entry.id === p.first.entry)!,
      B = readings.find((r) => r.entry.id === p.second.entry)!
    const why: string[] = []
    const within = (r: typeof A, text: string) => r.units(journal.style).filter((u) => true)
    const ok = (r: typeof A) =>
      quotableLines([r], journal, { minWords: 4, maxWords: 34, maxLength: 180 }, { use: 'in a pair' })
    const la = ok(A),
      lb = ok(B)
    const desc = (r: typeof A) =>
      r
        .units(journal.style)
        .map(
          (u) =>
            `${u.isWhole ? '' : '(part) '}“${u.text}” ${permitIn(r, journal, u.text, 'in a pair').reason ?? 'ok'}${leans(u.text, knownNames(journal)) ? ' LEANS' : ''}`,
        )
        .join(' | ')
    const ka = new Set(contentFrequencies(words(la.map((l) => l.text).join(' '))).keys()),
      kb = new Set(contentFrequencies(words(lb.map((l) => l.text).join(' '))).keys())
    const shared = [...ka].filter((k) => kb.has(k))
    if (isHardDay(journal)) why.push('hard day')
    if (journal.state !== 'open') why.push(journal.state)
    if (la.length === 0) why.push('no line in first')
    if (lb.length === 0) why.push('no line in second')
    if (la.length && lb.length && shared.length === 0) why.push('no shared key')
    if (why.length === 0) why.push('left to matching')
    tot[`${p.kind}: ${why[0]}`] = (tot[`${p.kind}: ${why[0]}`] ?? 0) + 1
    if (process.argv[3])
      console.log(
        `\n## ${p.kind} ${why.join(', ')} [${shared}] moods ${A.entry.mood} ${B.entry.mood} near ${journal.levelNear(A)} ${journal.levelNear(B)}\n  T1 ${p.first.text}\n  T2 ${p.second.text}\n  A ${desc(A)}\n  B ${desc(B)}`,
      )
  }
}
console.log(tot)
