import { auditEcho, generateEcho, type AuditFailure, type EchoOutcome } from '@soundings/core/echo'
import { normalizeText } from '@soundings/core/diary-split'
import { movesOf, peopleOf, type MovesSpan, type SpanMoves } from '@soundings/core/moves'
import { heldLetter, letterNow, shelfOf, type Letter, type LetterNow, type Shelf } from '@soundings/core/letters'
import type { Level } from '@soundings/core/safety'
import type { Vocabulary } from '@soundings/core/text'
import { acousticAnalysis, type AcousticInput, type AcousticOutcome } from '@soundings/core/acoustic'
import { splitText, type SplitTask, type SplitText } from './document-split.ts'
import { readLexicon } from './lexicon.ts'
import { wordVectors } from './word-vectors.ts'
import { unpackedEntries } from './packed-entries.ts'
import type { AuditTask, EchoTask, LettersTask, LetterTask, MovesTask, PeopleTask, ShelfTask } from './pool.ts'
import {
  analyzeText,
  levelsOf,
  readablePart,
  returningTexts,
  vocabularyOf,
  type AnalysisInput,
  type ReturningText,
  type TextAnalysis,
} from './text-analysis.ts'

const lexicon = readLexicon()

export function text(input: AnalysisInput): TextAnalysis {
  return analyzeText(input, lexicon)
}

export function texts(inputs: readonly AnalysisInput[]): TextAnalysis[] {
  return inputs.map((input) => analyzeText(input, lexicon))
}

export function normalized(contents: readonly string[]): string[] {
  return contents.map(normalizeText)
}

export function split(task: SplitTask): SplitText {
  return splitText(task)
}

export function vocabulary(contents: readonly string[]): Vocabulary {
  return vocabularyOf(contents)
}

export function levels(contents: readonly string[]): Level[] {
  return levelsOf(contents)
}

export function returning(contents: readonly string[]): ReturningText[] {
  return returningTexts(contents, lexicon)
}

export function readable(content: string): string {
  return readablePart(content)
}

export function echo(task: EchoTask): EchoOutcome {
  return generateEcho({ ...task, entries: unpackedEntries(task.entries), lexicon, vectors: wordVectors() })
}

export function audit({ echoes, entries }: AuditTask): (AuditFailure | null)[] {
  const journal = unpackedEntries(entries)
  return echoes.map((echo) => auditEcho(echo, journal, lexicon))
}

export function shelf({ entries, today }: ShelfTask): Shelf {
  return shelfOf(unpackedEntries(entries), today, lexicon)
}

export function letter(task: LetterTask): LetterNow {
  return letterNow({ ...task, entries: unpackedEntries(task.entries), lexicon, vectors: wordVectors() })
}

export function heldLetters({ letters, entries, ...now }: LettersTask): (Letter | null)[] {
  const journal = unpackedEntries(entries)
  return letters.map((stored) => heldLetter(stored, { ...now, entries: journal, lexicon }))
}

export function acoustic(task: AcousticInput): AcousticOutcome {
  return acousticAnalysis(task)
}

export function moves(task: MovesTask): Record<MovesSpan, SpanMoves> {
  return movesOf({ ...task, lexicon })
}

export function people(task: PeopleTask): string[] {
  return peopleOf({ ...task, lexicon })
}
