import { modernJournal } from './testing/simulation/modern-journal/index.ts'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { journalOf, orderedReadings } from './src/echo/engine/journal.ts'
import { linePairs, metLines, isShortEnough } from './src/echo/pairing/meetings.ts'
import { promisePairs } from './src/echo/pairing/promise-pairs.ts'
import { questionPairs } from './src/echo/pairing/question-pairs.ts'
import { quotableLines } from './src/echo/quoting/quotable.ts'
import { isHardDay } from './src/echo/engine/hard-days.ts'
import { contentFrequencies, words, straightened } from './src/text/index.ts'
import { relatednessIn } from './src/echo/pairing/relatedness.ts'
import { rarityIn } from './src/echo/subjects/rarity.ts'
import { thingsOf } from './src/echo/pairing/shared-things.ts'
import { referenceIn } from './src/echo/pairing/reference.ts'
import { planIn, doneIn, sharedWords } from './src/echo/pairing/promise.ts'
import { findCandidates } from './src/echo/engine/candidates.ts'
import { ranked } from './src/echo/engine/selection.ts'
import { ruleNamed } from './src/echo/rules/index.ts'
import { lint, overlap, render, usableSkeletons, tonesFor } from './src/echo/wording/index.ts'
import { receiptOf } from './src/echo/engine/receipt-of.ts'
import { auditEcho } from './src/echo/engine/audit.ts'
import { generateEcho, type PastEcho } from './src/echo/index.ts'
const flags = (readings: any, journal: any, ks: string[], x: string, y: string) => {
  const t = thingsOf(journal)
  const pl = planIn(x)
  const d = pl ? doneIn(y, pl) : null
  return (
    ks
      .map((k) => {
        const f = t.form(k, y, x)
        return `${k}:${t.isFew(k) ? 'few ' : ''}${t.isRare(k) ? 'rare ' : ''}${t.isOrdinary(k) ? 'ord ' : ''}${t.isOwn(k) ? 'own ' : ''}form=${f} ${f ? referenceIn(x, f) + '/' + referenceIn(y, f) : ''} rank ${VECTORS.rank(k)}`
      })
      .join('; ') + (pl ? ` PLAN ${pl.verb} ${pl.about} done ${d} shared ${d ? sharedWords(pl, d) : ''}` : '')
  )
}
function debug(journal: any, history: any[], acc: string, p: any, j: any) {
  const { open } = findCandidates(journal, history, acc, 'premium')
  const r = ranked(open, journal, history, acc, [])
  const c = r.find(
    (c) =>
      c.finding.entries.includes(p.first.entry) &&
      c.finding.entries.includes(p.second.entry) &&
      c.detector.type === 'pair',
  )
  if (!c) {
    return (
      'not ranked; offered ' +
      open.some((c) => c.finding.entries.includes(p.first.entry) && c.finding.entries.includes(p.second.entry))
    )
  }
  const out: string[] = [`rank ${r.indexOf(c)} of ${r.length}: ${r[0].detector.rule}`]
  const cited = new Set(c.finding.entries)
  const ev = journal.entries.filter((x: any) => cited.has(x.entry.id))
  for (const tone of tonesFor('Reflective', journal.state, c.finding, ev)) {
    const rule = ruleNamed(c.detector.rule)!
    for (const sk of usableSkeletons(
      c.detector.rule,
      rule.skeletons as any,
      tone,
      c.finding.slots as any,
      history,
      `${acc}|${journal.today}`,
    )) {
      const text = render(sk.text, c.finding.slots as any, tone, journal.today)
      if (text === null || text.length > 280) {
        out.push(`${tone} render ${text?.length}`)
        continue
      }
      const l = lint(text, false, tone)
      if (l) {
        out.push('lint ' + l)
        continue
      }
      const ov = Math.max(0, ...history.slice(-10).map((h: any) => overlap(text, h.text)))
      if (ov > 0.5) out.push('overlap ' + ov.toFixed(2))
      const receipt = receiptOf(c as any, {
        skeleton: sk.id,
        tone,
        state: journal.state,
        day: journal.today,
        asOf: journal.entries.at(-1).entry.time,
      })
      out.push(
        'audit ' +
          auditEcho(
            { text, receipt },
            j.entries.filter((e: any) => e.day <= journal.today),
            LEXICON,
          ),
      )
    }
  }
  return out.join('; ')
}
const N = Number(process.argv[2] ?? 12)
const norm = (t: string) => straightened(t.toLowerCase()).replace(/[^\p{L} ]/gu, '')
let told = 0,
  cand = 0,
  both = 0
for (let s = 0; s < N; s++) {
  const j = modernJournal(`zz ${s}`)
  // history
  const history: PastEcho[] = []
  const first = j.entries[0]!.day,
    last = j.entries.at(-1)!.day
  for (let today = first; today <= last; today++) {
    const o = generateEcho({
      entries: j.entries.filter((e) => e.day <= today),
      accountId: `zz ${s}`,
      today,
      tone: 'Reflective',
      tier: 'premium',
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
    })
    if (o.kind === 'echo') history.push({ day: today, text: o.echo.text, receipt: o.echo.receipt })
  }
  for (const p of j.truth.pairs) {
    const isTold = history.some(
      ({ day, receipt }) =>
        [p.first.entry, p.second.entry].every((id) => receipt.entries.includes(id)) &&
        receipt.rule.startsWith('pair') &&
        day - p.second.day <= 21,
    )
    let found: string | null = null,
      status = '',
      fit = false,
      info = ''
    for (let today = p.second.day; today <= Math.min(last, p.second.day + 21); today++) {
      const readings = orderedReadings(j.entries, today, LEXICON)
      const journal = journalOf(
        readings,
        today,
        LEXICON,
        history.filter((h) => h.day < today).map((h) => h.text),
        VECTORS,
      )
      if (journal.state !== 'open' || isHardDay(journal)) continue
      const A = readings.find((r) => r.entry.id === p.first.entry)!,
        B = readings.find((r) => r.entry.id === p.second.entry)!
      const ok = (r: typeof A, t: string) =>
        quotableLines([r], journal, { minWords: 4, maxWords: 34, maxLength: 180 }, { use: 'in a pair' }).filter((l) =>
          norm(t).includes(norm(l.text).slice(0, 30)),
        )
      const a = ok(A, p.first.text),
        b = ok(B, p.second.text)
      const keys = (t: string) => [...contentFrequencies(words(t)).keys()]
      const sharing = a
        .flatMap((x) => b.map((y) => ({ x, y, k: keys(x.text).filter((k) => keys(y.text).includes(k)) })))
        .filter(({ k }) => k.length > 0)
      if (sharing.length === 0) continue
      if (!fit) {
        const rar = rarityIn(readings)
        const rel = relatednessIn(readings, VECTORS, rar)
        info = sharing
          .map(
            ({ x, y, k }) =>
              `“${x.text}” / “${y.text}” [${k}] rel ${rel(words(x.text), words(y.text)).toFixed(2)} short ${isShortEnough(x, y)} ${flags(readings, journal, k, x.text, y.text)}`,
          )
          .join('\n     ')
      }
      fit = true
      const all = [
        ...linePairs(journal).map((m) => ['rhyme', m] as const),
        ...promisePairs(journal).map((m) => ['promise', m] as const),
        ...questionPairs(journal).map((m) => ['question', m] as const),
      ]
      const hit = all.find(
        ([, m]) => m.from.reading.entry.id === p.first.entry && m.to.reading.entry.id === p.second.entry,
      )
      if (hit) {
        const idx = all.filter(([n]) => n === hit[0]).indexOf(hit)
        found = `${hit[0]} #${idx} on +${today - p.second.day}, told that day: ${debug(
          journal,
          history.filter((h) => h.day < today),
          `zz ${s}`,
          p,
          j,
        )} ${history.find((h) => h.day === today)?.receipt.rule ?? 'none'}`
        break
      }
    }
    if (fit) both++
    if (isTold) told++
    if (found) cand++
    if (fit && !isTold)
      console.log(
        `\n# ${p.second.day - p.first.day} days apart, at ${p.second.day - first} ${p.kind} ${found ?? 'NO CANDIDATE'}\n     ${info}`,
      )
  }
}
console.log({ both, cand, told })
