import type { Block } from './block.ts'

/** A letter in a document: its title, and a paragraph for each of its sentences. */
export function letterBlocks({ title, sentences }: { title: string; sentences: readonly string[] }): Block[] {
  return [{ kind: 'heading', text: title }, ...sentences.map((text): Block => ({ kind: 'text', text }))]
}
