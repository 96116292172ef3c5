import * as crisis from './src/safety/languages/english/crisis.ts'
import * as sorrow from './src/safety/languages/english/sorrow.ts'
import { compile, matchesAt } from './src/safety/patterns.ts'
import { readText } from './src/safety/scan.ts'
import * as concepts from './src/safety/languages/english/concepts.ts'
const named = Object.fromEntries(
  Object.entries(Object.values(concepts)[0] as Record<string, string>).map(([n, l]) => [
    n,
    l
      .trim()
      .split(/\s+/)
      .filter((w) => !w.includes('_'))
      .join(' '),
  ]),
)
for (const text of process.argv.slice(2)) {
  for (const r of readText(text)) {
    const tokens = r.words.map((w: any) => w.text)
    for (const [name, list] of [...Object.entries(crisis), ...Object.entries(sorrow)]) {
      for (const line of String(list)
        .split('\n')
        .filter((l) => l.trim())) {
        const { byWord, byStem } = compile(line, named, new Set())
        const ps = [...new Set([...[...byWord.values()].flat(), ...[...byStem.values()].flat().map(([, p]) => p)])]
        if (tokens.some((_: string, i: number) => matchesAt(ps, tokens, i)))
          console.log(name, '|', line.trim().slice(0, 200), '|', tokens.join(' '))
      }
    }
  }
}
