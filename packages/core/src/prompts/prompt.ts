import type { TimeOfDay } from './time-of-day.ts'

/** How far a prompt reaches: into the day (`base`) or into what runs through many (`deep`). */
type Depth = 'base' | 'deep'
/** What a prompt turns to: what holds (`grounding`) or what is left aside (`shadow`). */
export type Mode = 'grounding' | 'shadow'

export const THEMES = ['worth', 'fear'] as const
type Theme = (typeof THEMES)[number]

/** `steady` looks only at what is around the writer. */
export type Shelf = `${Depth}-${Mode}` | Theme | 'steady'

/** A question, or the opening of a sentence, to begin writing from. */
export type Prompt = {
  /** Never given to another text: what was shown lately is remembered by it. */
  id: string
  text: string
  shelf: Shelf
  /** The parts of the day it was written for; any, when left out. */
  time?: readonly TimeOfDay[]
}

/** A shelf of the library from its lines. */
export function onShelf(shelf: Shelf, lines: readonly Omit<Prompt, 'shelf'>[]): readonly Prompt[] {
  return lines.map((line) => ({ ...line, shelf }))
}
