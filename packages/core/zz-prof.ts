import { demoJournal } from './testing/demo-journal.ts'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { generateEcho, auditEcho, type PastEcho } from './src/echo/index.ts'
const TODAY = 20_500
const DEMO = demoJournal(TODAY)
const fresh = process.argv[2] === 'fresh'
let t0 = performance.now()
let n = 0
for (let round = 0; round < 3; round += 1) {
  const history: PastEcho[] = []
  const held = fresh ? DEMO.map((e) => structuredClone(e)) : DEMO
  for (let today = TODAY - 80; today <= TODAY; today += 2) {
    const entries = held.filter(({ day }) => day <= today)
    const outcome = generateEcho({
      accountId: 'a',
      today,
      tone: 'Neutral',
      tier: 'premium',
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
      entries,
    })
    n += 1
    if (outcome.kind === 'echo') history.push({ day: today, text: outcome.echo.text, receipt: outcome.echo.receipt })
  }
  console.log(round, ((performance.now() - t0) / n).toFixed(1), 'ms per Echo', history.length)
}
