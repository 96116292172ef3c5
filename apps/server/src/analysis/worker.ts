import { auditEcho, generateEcho, type AuditFailure, type EchoOutcome } from '@soundings/core/echo'
import { normaliseText } from '@soundings/core/documents'
import type { Level } from '@soundings/core/safety'
import type { Vocabulary } from '@soundings/core/text'
import { acousticAnalysis, type AcousticInput, type AcousticOutcome } from '@soundings/core/waves'
import { splitText, type SplitTask, type SplitText } from './document-split.ts'
import { readLexicon } from './lexicon.ts'
import type { AuditTask, EchoTask } from './pool.ts'
import {
  analyseText,
  levelsOf,
  readablePart,
  vocabularyOf,
  type AnalysisInput,
  type TextAnalysis,
} from './text-analysis.ts'

const lexicon = readLexicon()

export function text(input: AnalysisInput): TextAnalysis {
  return analyseText(input, lexicon)
}

export function texts(inputs: readonly AnalysisInput[]): TextAnalysis[] {
  return inputs.map((input) => analyseText(input, lexicon))
}

export function normalised(contents: readonly string[]): string[] {
  return contents.map(normaliseText)
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

export function readable(content: string): string {
  return readablePart(content)
}

export function echo(task: EchoTask): EchoOutcome {
  return generateEcho({ ...task, lexicon })
}

export function audit({ echoes, entries }: AuditTask): (AuditFailure | null)[] {
  return echoes.map((told) => auditEcho(told, entries, lexicon))
}

export function acoustic(task: AcousticInput): AcousticOutcome {
  return acousticAnalysis(task)
}
