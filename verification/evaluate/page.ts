import type { Line } from '../../packages/core/testing/simulation/line.ts'
import { groupedFigures } from './grouped-figures.ts'
import { table } from './table.ts'

/** One run of the evaluation: the measured code, its commit, and the results. */
export type Evaluation = {
  commit: string
  /** Day of the run, YYYY-MM-DD. */
  date: string
  /** Hash of the measured code (`measuredHash`). */
  measured: string
  seed: string
  journals: number
  perPowerCell: number
  diaries: readonly string[]
  modernJournals: number
  minutes: number
  lines: readonly Line[]
}

export function figuresTable({ lines }: Pick<Evaluation, 'lines'>): string {
  const verdict = ({ isMet }: Line) => (isMet === false ? ' MISSED' : '')
  return table(
    ['measure', 'target', 'reached'],
    lines.map((line) => [line.measure, line.target, `${line.reached}${verdict(line)}`]),
  )
}

/** The complete docs/evaluation.md. */
export function renderPage(evaluation: Evaluation): string {
  const { commit, date, seed, journals, perPowerCell, diaries, modernJournals, minutes } = evaluation
  const { languages, power } = groupedFigures(evaluation.lines)
  const missed = evaluation.lines.filter(({ isMet }) => isMet === false)
  const required = evaluation.lines.filter(({ isRequired }) => isRequired)
  return `# Evaluation of the Echo engine

For developers who change the engine: what \`npm run evaluate\` measures, and which targets are missed.

Measured on ${date} at commit \`${commit}\`: seed ${seed}, ${journals} null journals, ${perPowerCell} journals
for each power cell, the diaries ${diaries.join(', ')} and ${modernJournals} short modern journals; ${minutes} minutes on two cores.
A test fails when the measured code has changed since.

## Run it

\`\`\`
npm run evaluate -- --diaries <folder> --write
npm run evaluate -- --safety <file.jsonl>
npm run evaluate -- --read <diary.jsonl> --tone Playful
\`\`\`

- \`--diaries\` names a folder of \`.jsonl\` files with one \`{"date","text"}\` a line.
- \`--seed\` decides everything that is random, \`--journals\` the number of null journals.
- \`--write\` writes this page and docs/evaluation.json, from committed code only.
- \`--safety\` measures the safety scan on lines of \`{"text","kind","plain","expect","lang"}\`. Its last line is JSON.
- \`--read\` writes a page next to the diary, with each day’s entry, Echo and question.

The command fails when a required line is missed.

## Results

${missed.length === 0 ? 'Nothing was missed.' : `Missed:\n\n${figuresTable({ lines: missed })}`}

Required:

${figuresTable({ lines: required })}

[evaluation.json](evaluation.json) has all figures.

Journals in other languages:

${languages}

Power: the share of planted effects of 0.8, 1.2 and 1.6 standard deviations that was found, by number of entries.

${power}

## How to read it

- **False as read**: \`verification/evaluate/audit-echo\`, which shares no code with the engine, parses each finished
  sentence and counts again from the entries.
- **Modern journals** are short everyday entries by many writers.
- **Generated journals** are 40 made-up people with 60 entries in 90 days each, with planted pairs. An Echo is new when no
  earlier one told the same finding or line. Days before the seventh entry and in quiet count as days without news.
- **Null journals** have no pattern. “Now” is what such a person would read today, “ever” whether any look told a pattern.
- **Power**: an effect added to a null journal is found when it is certified at any look up to the size.
- **Percentages have an error.** With ${journals} journals a figure near 2% is known to about one point either way; with ${perPowerCell} in a power
  cell, to about fifteen.
- **Time** is one Echo with its audit: with every entry read for the first time, and with one new entry.

## What it does not show

- The writers of the safety lines and modern journals wrote for this project. Use \`--safety\` with lines of your own.
- The diaries’ ratings are drawn around their words, so patterns other than words are rare in the daily runs.
- Reading ease counts syllables and words, not sense.
- How documents are split: [splitting-documents.md](splitting-documents.md).
`
}
