// Measures the safety scan: `npm run evaluate:safety`. Each English group of five writers, each English batch that no
// rule is based on, and each of the two writers of another language is scanned with a classifier trained on all the
// others. Then the held-out writers are scanned with the scan as shipped.
import { scan, scanWith, type Scan } from '../../packages/core/src/safety/scan.ts'
import { safetyFigures, type LanguageFigures, type Share } from '../../packages/core/testing/safety/figures.ts'
import {
  isHeldOut,
  readCalmTexts,
  readWriters,
  type SafetyLine,
  type Writer,
} from '../../packages/core/testing/safety/lines.ts'
import { train } from '../../packages/core/testing/safety/train.ts'
import { trainMeaning } from '../../packages/core/testing/safety/train-meaning.ts'

const GROUP = 5
/** From this number on, an English file is a batch of four or five invented people, after which no rule was written. */
const FIRST_BATCH = 16

const writers = readWriters()
const known = writers.filter((writer) => !isHeldOut(writer))
const numbered = known.filter(({ name }) => /\/w\d+$/u.test(name))
const levels = new Map<SafetyLine, Scan>()
for (const fold of new Set(numbered.map(foldOf))) {
  const asked = numbered.filter((writer) => foldOf(writer) === fold)
  const others = known.filter((writer) => !asked.includes(writer))
  const lines = [...others.flatMap((other) => other.lines), ...readCalmTexts()]
  const model = { classifier: train(lines), meaning: trainMeaning(lines) }
  for (const line of asked.flatMap(({ lines }) => lines)) levels.set(line, scanWith(model, line.text))
}
const byText = new Map([...levels].map(([{ text }, found]) => [text, found]))
const inBatches = new Set(numbered.filter(isBatch).flatMap(({ lines }) => lines))
const left = figuresOf([...levels.keys()].filter((line) => !inBatches.has(line)))
const batches = figuresOf([...inBatches])
const held = safetyFigures(
  writers.filter(isHeldOut).flatMap(({ lines }) => lines),
  scan,
)
process.stdout.write(
  `| lines | plain | hinted | look-alikes alarmed | ordinary alarmed | ordinary held |\n|---|---|---|---|---|---|\n`,
)
for (const figures of left) process.stdout.write(rowOf(`${figures.lang}, writers left out in turn`, figures))
for (const figures of batches) process.stdout.write(rowOf(`${figures.lang}, batches left out in turn`, figures))
for (const figures of held) process.stdout.write(rowOf(`${figures.lang}, held-out writers`, figures))

function figuresOf(lines: readonly SafetyLine[]): LanguageFigures[] {
  return safetyFigures(lines, (text) => byText.get(text) ?? scan(text))
}

function numberOf({ name }: Writer): number {
  return Number(/\d+$/u.exec(name)?.[0])
}

function isBatch(writer: Writer): boolean {
  return writer.name.startsWith('en/') && numberOf(writer) >= FIRST_BATCH
}

function foldOf(writer: Writer): string {
  const [name, number] = [writer.name, numberOf(writer)]
  if (isBatch(writer)) return name
  return name.startsWith('en/') ? `en ${Math.ceil(number / GROUP)}` : `other ${number}`
}

function rowOf(name: string, { plain, oblique, lookAlikes, ordinary, ordinaryHeld }: LanguageFigures): string {
  return `| ${[name, ...[plain, oblique, lookAlikes, ordinary, ordinaryHeld].map(shareOf)].join(' | ')} |\n`
}

function shareOf({ found, of }: Share): string {
  return of === 0 ? '' : `${((100 * found) / of).toFixed(0)}% of ${of}`
}
