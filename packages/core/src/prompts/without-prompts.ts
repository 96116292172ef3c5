import { LIBRARY } from './library/library.ts'
import { RETIRED } from './library/retired.ts'

const PROMPT_TEXTS: ReadonlySet<string> = new Set([...LIBRARY.map(({ text }) => text), ...RETIRED])

/**
 * A text with every line that is a prompt of the library, or was one, blanked out, each character by a space, so that places in the
 * text stay where they were. "Use this prompt" copies ours into the entry; only the writer's own words may come back.
 */
export function withoutPrompts(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => (PROMPT_TEXTS.has(line.trim()) ? ' '.repeat(line.length) : line))
}
