import { contentLemma, isContentWord, pastForms, straightened, words } from '../../text/index.ts'

/** What someone means to do: a verb in its base form, and the words after it, in lower case. */
export type Plan = { verb: string; about: readonly string[] }

/** Words before “I’m going to”: “Next time I’m in town”. */
const PLAN_OPENERS =
  /^(?:(?:next time|when|once|as soon as|before|after) (?:(?!i'm going|i'll|i will)[\p{L}' ]){1,30}?(?:, *| (?=i'm going|i'll|i will)))?(?:(?:and|so|but|ok|okay|right|maybe|also|still|next time|tomorrow|tonight|today|this (?:week|weekend|evening|afternoon|summer|winter|spring|autumn|year)|(?:from|on|by) \p{L}+(?: on)?)[,.:]? +)*/u
const INTENT =
  /^(?:(?:i'm|i am|im|we're|we are) (?:going to|gonna|planning to)|i'?ll|i will|we'?ll|we will|(?:i |we )?(?:(?:need|have|plan|promised|got) to|must|will|gotta|gonna)|i(?:'ve| have) got to|going to) (?:have to |need to |really |finally |just |also |try (?:to|and) |go and )*/u
/** Words before “wrote the letter”. */
const DONE_OPENERS =
  /^(?:(?:and|so|but|ok|okay|also|well|today|yesterday|tonight|this (?:morning|afternoon|evening|week)|finally|at last|in the end|then|just|even|i|we|i've|we've|i have|we have|i finally|actually)[,.:]? +)*/u
/** Verbs too vague to say what is done. */
const VAGUE = new Set(
  'be do have go come see think know feel say like let stay become seem keep stop want need'.split(' '),
)
/** Verbs that people use for the same act. */
const SAME = [
  ['get', 'buy'],
  ['call', 'ring', 'phone'],
  ['fix', 'mend', 'repair'],
  ['throw', 'chuck'],
]
/** Words that say when, not what. */
const TIMES = new Set(
  `today tomorrow tonight week weekend month year morning evening afternoon night monday tuesday wednesday thursday friday
  saturday sunday january february march april june july august september october november december day days time times
  hour hours minute minutes`.split(/\s+/),
)

/** The plan that a sentence states; null when it states none. */
export function planIn(sentence: string): Plan | null {
  const text = opened(sentence, PLAN_OPENERS)
  const intent = INTENT.exec(text)
  if (!intent) return null
  const [verb = '', ...about] = words(text.slice(intent[0].length))
  return !isTelling(verb) ? null : { verb, about: about.filter((word) => !TIMES.has(word)) }
}

/** The words after the verb, in lower case, if a sentence says that the plan was carried out; null otherwise. */
export function doneIn(sentence: string, { verb, about: planned }: Plan): readonly string[] | null {
  const [first = '', ...about] = words(opened(sentence, DONE_OPENERS))
  // “Leave the phone in the kitchen and buy an alarm clock”: either part may be the plan.
  const joined = planned.flatMap((word, i) => (word === 'and' ? (planned[i + 1] ?? []) : []))
  const verbs = [verb, ...joined.filter(isTelling)].flatMap((one) => SAME.find((same) => same.includes(one)) ?? one)
  return verbs.flatMap(pastForms).includes(first) ? about : null
}

function isTelling(verb: string): boolean {
  return verb.length > 1 && !VAGUE.has(verb)
}

/** The content words that a plan and what was done have in common, as both write them. */
export function sharedWords({ about }: Plan, done: readonly string[]): string[] {
  return [...new Set(about)].filter((word) => isContentWord(word) && done.includes(word))
}

/** The lemma of a shared word; it is a content word. */
export function keyOf(word: string): string {
  return contentLemma(word) ?? word
}

/** The sentence in lower case, without the words that `openers` match. */
function opened(sentence: string, openers: RegExp): string {
  return straightened(sentence.toLowerCase()).replace(openers, '')
}
