import { readFileSync } from 'node:fs'

const DIARY = new URL('../../../apps/server/src/ops/demo/diary.jsonl', import.meta.url)

const sentences = readFileSync(DIARY, 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as { content: string }).content.split(/(?<=[.?!])\s+/))

/** A text of about this many bytes from the demo journal’s sentences. The same number gives the same text. */
export function entryText(number: number, bytes: number): string {
  let text = ''
  for (let at = number * 7919; text.length < bytes; at += 31) text += `${sentences[at % sentences.length] ?? ''} `
  return `${text.slice(0, bytes).trimEnd()}.`
}
