import type { Block } from './block.ts'

/** Writes one document piece by piece: `head`, each block in turn, `tail`. In a docx this is the main part. */
export type DocumentWriter = {
  head: string
  /** The pieces of a block, each small, so that other work can run while a long text is written. */
  block(block: Block): Iterable<string>
  tail: string
}
