import { TEMPLATE_LINES } from '../writing/index.ts'
import { LIBRARY } from './library/library.ts'
import { RETIRED } from './library/retired.ts'

const PROMPT_TEXTS: ReadonlySet<string> = new Set([...LIBRARY.map(({ text }) => text), ...RETIRED, ...TEMPLATE_LINES])

/**
 * The text with each line that is a current or retired prompt or a line of a template replaced by spaces, so that
 * positions in the text stay valid. "Use this prompt" copies a prompt into the entry; only the writer's own words may
 * be quoted.
 */
export function withoutPrompts(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => (PROMPT_TEXTS.has(line.trim()) ? ' '.repeat(line.length) : line))
}
