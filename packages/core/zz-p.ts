import { permit } from './src/echo/quoting/permit.ts'
import { scan } from './src/safety/index.ts'
import { LEXICON } from './testing/lexicon.ts'
for (const t of process.argv.slice(2))
  console.log(
    permit(t, { mood: 3, near: 'none', sentiment: 0.1, scanOf: scan }, 'open', LEXICON, 'in a pair').reason,
    permit(t, { mood: 4, near: 'none', sentiment: 0.1, scanOf: scan }, 'open', LEXICON, 'in a pair').reason,
    scan(t),
    t,
  )
