import { permit } from './src/echo/quoting/permit.ts'
import { scan } from './src/safety/index.ts'
import { sentiment } from './src/text/index.ts'
import { LEXICON } from './testing/lexicon.ts'
import { readWriters, isHeldOut } from './testing/safety/lines.ts'
const out: Record<string, [number, number]> = {}
const show: string[] = []
for (const w of readWriters('en'))
  for (const { text, expect, kind } of w.lines) {
    const grave = expect === 'hold' || expect === 'heavy'
    const held = isHeldOut(w)
    const near = scan(text).level
    for (const mood of [3, 4]) {
      const r = permit(
        text,
        { mood, near: grave ? near : 'none', sentiment: sentiment(text, LEXICON), scanOf: scan },
        'open',
        LEXICON,
        'in a pair',
      )
      const k = `${held ? 'unseen' : 'trained'} ${grave ? 'grave' : expect === 'none' ? 'none ' + (kind ?? '') : 'tender'} mood ${mood}`
      const c = (out[k] ??= [0, 0])
      c[1]++
      if (r.tones.length > 0) {
        c[0]++
        if (grave && held && mood === 3) show.push(`${expect} ${text}`)
      }
    }
  }
for (const [k, [a, b]] of Object.entries(out).sort()) console.log(k, a, b, ((100 * a) / b).toFixed(1))
if (process.argv[2]) console.log(show.join('\n'))
