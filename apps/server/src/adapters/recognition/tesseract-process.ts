import { createWorker, type Worker } from 'tesseract.js'
import { serveJobs } from '#server/platform/isolation/serve-jobs.ts'
import { textBuilder, type RecognizedText } from './text-recognizer.ts'

/** The folder of the language data, and the languages. */
const [folder = '', languages = ''] = process.argv.slice(2)

let onProgress: (fraction: number) => void = () => undefined

const engine = createWorker(languages.split('+'), undefined, {
  langPath: folder,
  cacheMethod: 'none',
  gzip: true,
  logger: ({ status, progress }) => {
    if (status === 'recognizing text') onProgress(progress)
  },
  // Without a handler, an unreadable image would end the process. The call itself rejects as well.
  errorHandler: () => undefined,
})

serveJobs(async ({ cleaned }: { cleaned: Uint8Array }, tell): Promise<RecognizedText> => {
  onProgress = tell
  const worker = await engine
  const { data } = await worker.recognize(Buffer.from(cleaned), { rotateAuto: true }, { text: false, blocks: true })
  return textOf(data.blocks ?? [])
})

type Blocks = NonNullable<Awaited<ReturnType<Worker['recognize']>>['data']['blocks']>

/** The text of a page with its line breaks, and an empty line between paragraphs. */
function textOf(blocks: Blocks): RecognizedText {
  const text = textBuilder()
  for (const { lines } of blocks.flatMap(({ paragraphs }) => paragraphs)) {
    for (const { words } of lines) {
      for (const { text: word, confidence } of words) if (word.trim() !== '') text.word(word.trim(), confidence)
      text.line()
    }
    text.paragraph()
  }
  return text.build()
}
