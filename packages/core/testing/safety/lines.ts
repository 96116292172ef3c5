/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LIBRARY } from '../../src/prompts/library/library.ts'

/** A line written to test or train the scan, and the expected result. */
export type SafetyLine = {
  text: string
  /** The subject: suicide, eating ..., or for harmless lines `ordinary` or the kind of look-alike. */
  kind: string
  /** True for open wording; false for hints and for harmless lines. */
  plain: boolean
  expect: 'hold' | 'heavy' | 'tender' | 'none'
  lang: string
}

/** The lines of one writer, in the order they were written. */
export type Writer = { name: string; lines: readonly SafetyLine[] }

const FOLDER = resolve(import.meta.dirname, 'lines')
/** Writers used only for measuring: the classifier is not trained on them, and no rule is based on them. */
const HELD_OUT = /^(?:w14|w15|check|last-.*)$/u

const DIARY = resolve(import.meta.dirname, '../../../../apps/server/src/ops/demo/diary.jsonl')

/** Paragraphs of the demo diary and the prompts, as lines in which there is nothing to find. */
export function readCalmTexts(): SafetyLine[] {
  const entries = readFileSync(DIARY, 'utf8').trim().split('\n')
  const paragraphs = entries.flatMap((line) => (JSON.parse(line) as { content: string }).content.split(/\n+/))
  const calm = (kind: string) => (text: string) => ({ text, kind, plain: false, expect: 'none', lang: 'en' }) as const
  return [
    ...paragraphs.filter((text) => text.trim() !== '').map(calm('diary')),
    ...LIBRARY.map(({ text }) => calm('ordinary')(text)),
  ]
}

/** All writers with lines in the repository, or only those in one language. */
export function readWriters(lang?: string): Writer[] {
  const languages = lang === undefined ? readdirSync(FOLDER).toSorted() : [lang]
  return languages.flatMap((language) =>
    readdirSync(join(FOLDER, language))
      .toSorted()
      .map((file) => ({
        name: `${language}/${file.replace('.jsonl', '')}`,
        lines: readLines(join(FOLDER, language, file)),
      })),
  )
}

export function isHeldOut({ name }: Writer): boolean {
  return HELD_OUT.test(name.split('/')[1] ?? '')
}

/** The lines of a file in which each line is a JSON object. */
export function readLines(path: string): SafetyLine[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SafetyLine)
}
