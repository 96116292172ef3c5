import type { TimeOfDay } from './time-of-day.ts'

/** What period a prompt is about: the day (`base`) or many days (`deep`). */
type Depth = 'base' | 'deep'
/**
 * What a prompt is about: things that support the writer (`grounding`), or things that the writer avoided (`shadow`).
 */
export type Mode = 'grounding' | 'shadow'

export const THEMES = ['worth', 'fear'] as const
type Theme = (typeof THEMES)[number]

/** `steady` prompts are only about the writer's surroundings. */
export type Shelf = `${Depth}-${Mode}` | Theme | 'steady'

/** A question, or the beginning of a sentence, to start writing from. */
export type Prompt = {
  /** Never reused for another text: the list of recent prompts stores ids. */
  id: string
  text: string
  shelf: Shelf
  /** The parts of the day it is written for; all of them if omitted. */
  time?: readonly TimeOfDay[]
}

/** Builds a shelf of the library from its prompts. */
export function onShelf(shelf: Shelf, lines: readonly Omit<Prompt, 'shelf'>[]): readonly Prompt[] {
  return lines.map((line) => ({ ...line, shelf }))
}
