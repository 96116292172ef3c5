import { scan, scanWith } from './src/safety/scan.ts'
import { readText } from './src/safety/scan.ts'
for (const t of process.argv.slice(2)) {
  const r = readText(t)
  console.log(
    scan(t),
    r.map((x) => ({ certain: x.certain, likely: x.likely, damped: x.damped, wk: x.isWellKnown })),
    t,
  )
}
