import { readFileSync } from 'node:fs'
import { modernJournal } from './testing/simulation/modern-journal/index.ts'
import { LEXICON, VECTORS } from './testing/lexicon.ts'
import { anEntry } from './testing/journals.ts'
import { generateEcho, type PastEcho, type EchoEntry } from './src/echo/index.ts'
const [, , kind, arg] = process.argv
let sets: [string, EchoEntry[]][] = []
if (kind === 'gen') sets = Array.from({ length: Number(arg) }, (_, i) => [`zz ${i}`, modernJournal(`zz ${i}`).entries])
else
  sets = [
    [
      arg!,
      readFileSync(arg!, 'utf8')
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
        }),
    ],
  ]
for (const [name, entries] of sets) {
  const history: PastEcho[] = []
  for (let today = entries[0]!.day; today <= entries.at(-1)!.day; today++) {
    const o = generateEcho({
      entries: entries.filter((e) => e.day <= today),
      accountId: name,
      today,
      tone: 'Neutral',
      tier: 'premium',
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
    })
    if (o.kind === 'echo') {
      history.push({ day: today, text: o.echo.text, receipt: o.echo.receipt })
      console.log(
        JSON.stringify({
          j: name,
          day: today - entries[0]!.day,
          rule: o.echo.receipt.rule,
          text: o.echo.text,
          word: o.echo.receipt.slots.word,
          mood: entries.filter((e) => e.day <= today).at(-1)!.mood,
        }),
      )
    }
  }
}
