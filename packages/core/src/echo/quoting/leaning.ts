import { hasFiniteVerb, straightened, STOP_WORDS, words } from '../../text/index.ts'
import { WEEKDAYS } from '../../time/index.ts'
import { isPersonWord } from '../word-lists/person-words.ts'

/** Words that make a sentence depend on the one before when it begins with them (docs/spec/rules.md#quotes). */
const OPENERS = new Set(
  `he she they it this that these those and but so because which then him her them his hers their theirs its or nor yet
  mine yours ours also instead otherwise anyway however though afterwards later meanwhile besides still both neither either same such
  who whom whose where when there here`.split(/\s+/),
)
/** Openers that make sense when they begin a clause of their own: “There is a smell of rain”, “When I was small”. */
const OWN_CLAUSE =
  /^(?:there(?:'s| is| are| was| were)|when i\b|where i\b|it(?:'s| is| was) (?:raining|snowing|cold|hot|warm|late|early|dark|light|sunny|windy|funny|strange|odd|nice|good|lovely|hard to)\b|(?:is|was) it (?:too |so |really |just )?(?:late|early|normal|strange|odd|wrong|selfish|possible|worth|time|ok|okay|silly|rude|hard|easy) (?:to|that|if)\b|what is it about|still (?:i|no|the|my|a|can't|cannot|couldn't|haven't|waiting|need|nothing)\b|here(?:'s| is) (?:a|the|my))/u
/** Openers that make sense in a question. */
const INTERROGATIVES = new Set('who whom whose which when where'.split(' '))
/** Pronouns that need a person, or a thing, named before them. */
const PERSON_PRONOUNS = new Set('he she they him her them his hers their theirs'.split(' '))
/** Words like “them” and “these” make sense only after a sentence has named what they mean. */
const PLURAL_PRONOUNS = new Set('they them their theirs'.split(' '))
const THING_PRONOUNS = new Set('it its this that these those one ones'.split(' '))
/** Words that refer to an earlier sentence, wherever they occur. */
const POINTS_BACK =
  /\b(?:by then|until then|since then|back then|after that|because of that|apart from that|that was (?:me|it|all|them)|the (?:other|same|first|second|third|last|fourth|fifth|sixth) ones?|the former|the latter|as i said|now i could|for now|from now on|(?:stay|stayed|went|go|going|been|be|was|were|sat|sit|get|got|lived?|back|over|up|out) there)\b/u
/** An answer without what was asked: “I said oh lovely.” */
const ANSWERS = /^(?:(?:and|so|then) )?i (?:said|replied|answered)\b(?! (?:yes|no) to\b)/u
/** A number of things that the sentence doesn’t name: “A few have gone wavy.” */
const SOME_OF_WHAT =
  /^(?:a few|some|most|many|several|none|two|three|four|five) (?:of (?:them|these|those)|have|had|are|were|is|was|got|went|look|looked|came)\b/u
/** “Put some by the heater”, “knocked over two.”: only the sentence before says what. */
const SOME_LEFT_OUT =
  /\bsome (?:by|in|on|to|for|with|at|back|away|out|off|up|down)\b|(?<!\b(?:at|till|until|by|past|to|for|page|room|number|of|or|and|is|was|from|before|after|about|around) )\b(?:two|three|four|five|six|another|most|both)[.!]?$/u
/** “The cat was fine and ate it.”: “it” isn't the one who ate. */
const NOT_ITSELF = /^(?:the|a|my|our|his|her|their) \p{L}+ (?:\p{L}+ ){0,4}and \p{L}+ (?:it|them)\b/u
/** Something that an unnamed person did to the writer: “Sent me the ticket.” */
const DONE_TO_ME =
  /^(?:sent|gave|told|asked|showed|brought|bought|lent|handed|offered|let|called|texted|rang|promised|taught|paid|left|got|took|drove) (?:me|us)\b/u
/** "this morning", "that it would": here the word belongs to the next one, or only joins two clauses. */
const WITH_NOUN = new Set('this that these those one'.split(' '))
const TIMES = new Set('morning afternoon evening night week weekend month year time'.split(' '))
const NOUN_LETTERS = 3
/** Words before a noun, with up to two others between: “the long table”. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'the a an my our your his her their this that these those some any no every last next two three four five six seven eight nine ten'.split(
    ' ',
  ),
)
const DESCRIBING = 2
/** Common words that describe a noun after an article: “the good spade”. */
const ADJECTIVES = new Set('good own other same first last next new old little big back front'.split(' '))
const OWNED = new Set('the my our your'.split(' '))
const NO_NAMES: ReadonlySet<string> = new Set()
const DAYS: ReadonlySet<string> = new Set(WEEKDAYS.map((name) => name.toLowerCase()))
/** Before one of these, the first word of a sentence isn’t a verb: “Trains are late”, “Bike needs a brake”. */
const SAID_OF_A_THING = new Set(
  `is are was were has have needs looks makes gets goes takes comes wants works feels seems smells sounds tastes
  keeps`.split(/\s+/),
)
/** Words for people other than relatives and friends, and titles, which stand for a name in lower-case writing. */
const PEOPLE = new Set(
  `man men person people nurse waiter waitress driver postman barber baker plumber
  electrician carpenter vet dentist surgeon librarian cashier clerk conductor gardener cyclist runner caller buyer seller
  mr mrs ms miss dr sir lord lady`.split(/\s+/),
)
const INDEFINITE = /^(?:some|every)(?:one|body)$/u
/** Verbs that only people do. The word before one is a person, even in lower case (“nadia said she’d come”). */
export const SPEAKS: ReadonlySet<string> = new Set(
  `said says told tells asked asks rang texted texts phoned messaged called calls thinks thought reckons laughed smiled
  promised offered replied explained admitted shouted whispered insisted invited`.split(/\s+/),
)

/**
 * True for a sentence that needs the one before it: it begins with a connective, or refers to a person it does not name.
 * @param names that the writer uses, in lower case
 * @param isPersonKnown true next to another line, because the writer knows who “she” is
 */
export function leans(sentence: string, names: ReadonlySet<string> = NO_NAMES, isPersonKnown = false): boolean {
  const text = straightened(sentence.toLowerCase())
  const tokens = words(text)
  const [first = ''] = tokens
  const opening = OWN_CLAUSE.exec(text)
  if (opening) return hasLoosePronoun(sentence.slice(opening[0].length), names, isPersonKnown)
  if ([POINTS_BACK, ANSWERS, SOME_OF_WHAT, SOME_LEFT_OUT, NOT_ITSELF, DONE_TO_ME].some((pattern) => pattern.test(text)))
    return true
  const opener = first.split("'")[0] ?? first
  const isOpener = OPENERS.has(opener) && !(isPersonKnown && PERSON_PRONOUNS.has(opener))
  if (isOpener && !(text.endsWith('?') && INTERROGATIVES.has(opener))) return true
  return hasLoosePronoun(sentence, names, isPersonKnown)
}

/** True where a pronoun refers to a person or thing that the sentence has not named before it. */
function hasLoosePronoun(sentence: string, names: ReadonlySet<string>, isPersonKnown: boolean): boolean {
  const tokens = words(straightened(sentence.toLowerCase()))
  const written = straightened(sentence).match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  let [hasNoun, hasSeveral, named, others] = [false, false, 0, 0]
  for (const [i, token] of tokens.entries()) {
    const bare = token.split("'")[0] ?? token
    // “Had Maisie as they’re still off”: one name is not “they”.
    const isMeant = PLURAL_PRONOUNS.has(bare) ? hasSeveral || others > 0 || named > 1 : others + named > 0
    if (PERSON_PRONOUNS.has(bare) && !isMeant && !isPersonKnown) return true
    if (THING_PRONOUNS.has(bare)) {
      const next = tokens[i + 1]
      const goesWithNext = WITH_NOUN.has(bare) && next !== undefined && (!STOP_WORDS.has(next) || TIMES.has(next))
      const joins = bare === 'that' && i > 0 && next !== undefined && !token.includes("'")
      if (!hasNoun && !goesWithNext && !joins && !countsSome(tokens, i)) return true
    }
    const isNamed = (names.has(bare) && !hasFiniteVerb(['i', bare])) || isCapital(written, i)
    const isOther = PEOPLE.has(bare) || INDEFINITE.test(bare) || isPersonWord(bare)
    const isName = !isOther && !DAYS.has(bare) && (isNamed || isSpeaker(tokens, i))
    if (isOther) others++
    else if (isName) named++
    const isNoun = !isOther && !isName && isNounIn(tokens, i)
    hasNoun ||= isNoun
    hasSeveral ||= isNoun && /[^aisu]s$/u.test(bare)
  }
  return false
}

/** True for “one” that needs nothing before it: “one of the inflatables”, “woke at one”, “one more night”, “in one go”. */
function countsSome(tokens: readonly string[], i: number): boolean {
  const [before, next, afterNext] = [tokens[i - 1] ?? '', tokens[i + 1] ?? '', tokens[i + 2] ?? '']
  if (tokens[i] !== 'one') return false
  return before === 'at' || ['more', 'go'].includes(next) || (next === 'of' && OWNED.has(afterNext))
}

/** True for a word used as a noun: after an article, as a first word that isn’t a verb, or in the plural. */
function isNounIn(tokens: readonly string[], i: number): boolean {
  const bare = tokens[i]?.split("'")[0] ?? ''
  if (bare.length < NOUN_LETTERS || STOP_WORDS.has(bare) || THING_PRONOUNS.has(bare)) return false
  if (DAYS.has(bare)) return true
  const isVerb = hasFiniteVerb(['i', bare]) && !(i === 0 && SAID_OF_A_THING.has(tokens[1] ?? ''))
  if (!isVerb && (i === 0 || /[^s]s$/u.test(bare))) return true
  for (let before = i - 1; before >= 0 && i - before <= DESCRIBING + 1; before--) {
    const word = tokens[before] ?? ''
    if (DETERMINERS.has(word) || word.endsWith("'s")) return true
    if (STOP_WORDS.has(word) && !ADJECTIVES.has(word)) return false
  }
  return false
}

/** True for a word without an article, directly before a verb that only people do. */
function isSpeaker(tokens: readonly string[], i: number): boolean {
  const word = tokens[i] ?? ''
  if (word.length < NOUN_LETTERS || STOP_WORDS.has(word) || PERSON_PRONOUNS.has(word) || SPEAKS.has(word)) return false
  return SPEAKS.has(tokens[i + 1] ?? '') && !DETERMINERS.has(tokens[i - 1] ?? '')
}

/** True for a capitalized word inside the sentence, or at its start if it can be the subject. */
function isCapital(written: readonly string[], i: number): boolean {
  const word = written[i] ?? ''
  if (!/^\p{Lu}\p{Ll}/u.test(word) || STOP_WORDS.has(word.toLowerCase())) return false
  const [own, next] = [word.toLowerCase(), (written[1] ?? '').toLowerCase()]
  const isVerb = hasFiniteVerb(['i', own])
  // “Jude and I watched two films”
  return i > 0 || (!isVerb && !PERSON_PRONOUNS.has(next) && (next === 'and' || hasFiniteVerb([own, next])))
}
