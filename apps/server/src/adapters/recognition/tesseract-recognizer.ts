import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import { isolatedProcess, JobFailedError, JobLimitError } from '#server/platform/isolation/isolated-process.ts'
import type { RecognizedText, TextRecognizer } from './text-recognizer.ts'

/** The integer models are as accurate here as the full ones, at a quarter of their size. */
const MODEL = '4.0.0_best_int'
/** The longest time for a page. One that takes longer is noise, not writing. */
const PAGE_MS = 60_000
const IDLE_MS = 60_000
const MAX_BYTES = 900 * 1_048_576

/** A language whose data is not installed. */
export class LanguageMissingError extends Error {
  override name = 'LanguageMissingError'
}

/**
 * Text recognition on this server: Tesseract in a separate process, one page at a time.
 * @param languages such as `eng`; each needs its package `@tesseract.js-data/<language>`
 * @throws LanguageMissingError
 */
export function tesseractRecognizer(languages: readonly string[]): TextRecognizer {
  const data = languageFolder(languages)
  const engine = isolatedProcess<{ cleaned: Uint8Array }, RecognizedText>({
    entry: new URL('./tesseract-process.ts', import.meta.url),
    args: [data.path, languages.join('+')],
    rights: ['--allow-worker'],
    timeoutMs: PAGE_MS,
    idleMs: IDLE_MS,
    maxBytes: MAX_BYTES,
  })
  return {
    sentTo: null,
    recognize: ({ cleaned }, options) =>
      engine.run({ cleaned }, options).catch((error: unknown) => {
        if (error instanceof JobLimitError) throw new ReadingError('too-complex')
        if (error instanceof JobFailedError) throw new ReadingError('unreadable', { cause: error })
        throw error
      }),
    async [Symbol.asyncDispose]() {
      await engine[Symbol.asyncDispose]()
      data.remove()
    },
  }
}

/** Tesseract looks for all languages in one folder, but each comes in its own package. */
function languageFolder(languages: readonly string[]): { path: string; remove: () => void } {
  const files = languages.map(dataFile)
  const [only] = files
  if (only && files.length === 1) return { path: dirname(only), remove: () => undefined }
  const path = mkdtempSync(join(tmpdir(), 'soundings-languages-'))
  for (const file of files) symlinkSync(file, join(path, basename(file)))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function dataFile(language: string): string {
  const name = `@tesseract.js-data/${language}`
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
    return join(dirname(manifest), MODEL, `${language}.traineddata.gz`)
  } catch {
    throw new LanguageMissingError(
      `OCR_LANGS includes ${language}, but its data is not installed. Install it with: npm install ${name}`,
    )
  }
}
