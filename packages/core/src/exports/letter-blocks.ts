import type { TextBlock } from './block.ts'

/** A letter in a document: its title, and a paragraph for each of its sentences. */
export function letterBlocks({ title, sentences }: { title: string; sentences: readonly string[] }): TextBlock[] {
  return [{ kind: 'heading', text: title }, ...sentences.map((text): TextBlock => ({ kind: 'text', text }))]
}
