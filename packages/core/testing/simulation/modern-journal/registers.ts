/** Ways of writing the same day down. */
export const REGISTERS = ['plain', 'clipped', 'lower case', 'commas', 'list'] as const
export type Register = (typeof REGISTERS)[number]

const SENTENCE_END = /(?<=[.?!]["”]?)\s+/u
/** The starts of sentences that diarists leave out. */
const DROPPED_START = /^(?:I|I've|I'm|I'd|I was|It was|It's)\s+(?=[a-z])/u

/** The passages of one entry, written down in a register; `names` keep their capitals. */
export function writtenIn(register: Register, passages: readonly string[], names: readonly string[]): string {
  const text = passages.join(' ')
  if (register === 'clipped') return sentencesOf(text).map(clipped).join(' ')
  if (register === 'lower case') return text.toLowerCase().replace(/\.$/u, '')
  if (register === 'commas') return passages.map((passage) => inCommas(passage, names)).join(' ')
  if (register === 'list') return passages.length > 1 ? passages.map((passage) => `- ${passage}`).join('\n') : text
  return text
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END)
}

function clipped(sentence: string): string {
  const rest = sentence.replace(DROPPED_START, '')
  return capitalized(rest)
}

/** The sentences of a passage joined by commas, as some people write. */
function inCommas(passage: string, names: readonly string[]): string {
  return sentencesOf(passage)
    .map((sentence, i) => (i === 0 ? sentence : lowered(sentence, names)))
    .reduce((text, sentence) => (text.endsWith('.') ? `${text.slice(0, -1)}, ${sentence}` : `${text} ${sentence}`))
}

const CAPITAL_ALWAYS = /^(?:I\b|Edith|Saturday|Sunday|Thursday)/u

/** The sentence without its capital letter, unless it starts with a name. */
function lowered(sentence: string, names: readonly string[]): string {
  if (CAPITAL_ALWAYS.test(sentence) || names.some((name) => sentence.startsWith(name))) return sentence
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

export function capitalized(text: string): string {
  return text.replace(/^["“(]*\p{Ll}/u, (start) => start.toUpperCase())
}
