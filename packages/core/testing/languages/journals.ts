/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EchoEntry } from '../../src/echo/index.ts'
import type { ForeignLanguage } from '../../src/text/index.ts'
import { anEntry } from '../journals.ts'

type Written = { day: number; mood: number; energy: number; focus: number; content: string }

const FIRST_DAY = 20_400

/** A short everyday journal in another language, written for the tests. */
export function journalIn(language: ForeignLanguage): EchoEntry[] {
  const lines = readFileSync(join(import.meta.dirname, `${language}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, i) => {
    const { day, ...written } = JSON.parse(line) as Written
    return anEntry(FIRST_DAY + day, { id: `${language}${i}`, hour: 20, ...written })
  })
}

/** Grave lines by English writers in translation: neither the scan nor the lists were written for them. */
export function translatedGraveLines(language: ForeignLanguage): string[] {
  const lines = readFileSync(join(import.meta.dirname, 'grave.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines
    .map((line) => JSON.parse(line) as { lang: string; text: string })
    .filter(({ lang }) => lang === language)
    .map(({ text }) => text)
}
