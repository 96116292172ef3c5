import { PLAIN_WORDS } from './plain-words.ts'

export const PLAIN = `(?:${PLAIN_WORDS.trim().replaceAll(/\s+/gu, '|').replaceAll('_', ' ')})(?![\\p{L}\\p{N}’])`
const NUMBER = String.raw`(?:none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)(?![\d½]|\.\d)`
export const DATE =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)' +
  String.raw` \d{1,2}(?!\d)(?:, \d{4}(?!\d),?|(?!, \d{4}))`
/** A quoted span is one private-use character while frames are parsed. */
export const SPAN = '[\uE000-\uF8FF]'

/** The printed form of each role; every other role is a count. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'quote word first second third': SPAN,
    'date latest from to one turn ended resumed': DATE,
    'metric lead': 'mood|energy|focus',
    'mean other': String.raw`\d(?:½|\.\d)?(?![\d½]|\.\d)`,
    rating: String.raw`\d(?![\d½]|\.\d)`,
    difference: String.raw`\d\.\d(?!\d)`,
    direction: 'higher|lower',
    tag: String.raw`#[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_]`,
    part: 'after-midnight|morning|midday|evening|late-evening',
    weekday: '(?:sun|mon|tues|wednes|thurs|fri|satur)days|weekends|weekdays',
    every: 'all',
  }).flatMap(([roles, look]) => roles.split(' ').map((role) => [role, look])),
)

/** Phrases shared by many patterns, by the letter that represents them. */
const PHRASES: Readonly<Record<string, string>> = {
  // Plain words (¶): before something, after it, and alone.
  P: '(¶[,|:] )*',
  Q: '([,|:] ¶)*',
  X: '¶([,|:] ¶)*',
  // A word: in this many of the last entries and this many before; in one form after the other; and at the end of its
  // name.
  R: '({every} [of ][(your|the) (last|latest) ]{window}|{recent} of [(your|the) (last|latest) ]{window})[ entries][ now]',
  B: '{before} of [the ]{earlier}[ earlier ones| earlier entries| entries][ before[ that]]',
  C: '[in ]%R[(,| and) [and |from |up from |after |compared with ][it was |was ][in ]%B]',
  T: '[[:|,| is] %C]',
  // Words in a list.
  V: '{first} and {second}',
  Y: '((a|rated|of|your mood) {rating}|{rating} of 5)',
  W: '{first}, {second}( and|,) {third}',
  L: '(your|the) last {stretches} low stretch(es)?',
  // Ratings: a metric, the groups of the first mean and of the other, a verb, and the connection to the other mean.
  M: '[your ][average ]{metric}[ ratings]',
  A: '(with {tag}|in [your |the ]entries (with|tagged|where you named) {tag}|where you (wrote|named|tagged) {tag}|in [your |the ]{part} entries|on {weekday}|with it|in them|in those entries|there|then|with the tag)',
  G: '(entries (with|tagged) {tag}|{tag}|{part} entries|{weekday})',
  O: '(without|without it|without the tag|otherwise|elsewhere|everywhere else|[in ]the rest|[in |of ]the others|in the other entries|[in ]all others|at other (hours|times)|[on ][the ]other days|the rest of the (week|time|day)|on the days between|for the rest|for the rest of the crew|when (you don’t|it isn’t|it is not)|(in )?entries from other times|the other hours)',
  N: '([in |on |across ]the other {others}[ days]|on the {others} other days)',
  K: '(is|are|has been|have been|averages|average|have|have had|runs|get|share|managed|come in at|it’s|it is|it has been|it averages)',
  Z: '[,][ and| while| not| compared with| next to| against][ (%O|%N)[,]][ %K] ~{other}[ %O]',
  // The day after a high day, and after a low day.
  H: '([(the day|a day) ]after (high {lead}[ <4 or above>]|a day of high {lead}|[a day with ]{lead} of 4 or above))',
  I: 'after (high|a high one|a high day|high {lead})',
  J: 'after (low|a low one)',
  D: 'since [about |around ]{turn}',
  // A comparison without numbers, and what may introduce it.
  U: '(is|has been|tends to be|tends to come out|comes out) higher[ too]',
  E: '((so far|going by your[ own] ratings|going by the clock|by the (clock|calendar)|looking over your (weeks|entries)|looking back over your ratings|(as|over) (your weeks|the days|the weeks|time)( go by)?|over time|credit where it’s due|the journal (isn’t taking sides, but|checked twice)|you may know this already)[,|:]? )',
}

export type Pattern = { regex: RegExp; marks: readonly string[] }

/**
 * Patterns, one per line or several separated by ` | `: `{role}` is a value, `[a|b]` is optional, `(a|b)` is a choice,
 * `~` is an optional “about”, `%X` a shared phrase, and `<` and `>` are printed parentheses. A `+mark` at the end of
 * the line names an additional claim of the sentence.
 */
export function compile(lines: string): Pattern[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [patterns = '', ...marks] = line.split(' +')
      return patterns.split(' | ').map((pattern) => ({ regex: new RegExp(`^${source(pattern)}$`, 'iu'), marks }))
    })
}

/** Each role is numbered, so that a pattern may contain it twice. */
function source(pattern: string): string {
  let groups = 0
  let open = pattern
  while (/%[A-Z]/u.test(open)) open = open.replaceAll(/%([A-Z])/gu, (_, name: string) => `(${PHRASES[name] ?? ''})`)
  return open
    .replaceAll('(', '(?:')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll('<', String.raw`\(`)
    .replaceAll('>', String.raw`\)`)
    .replaceAll('~', '(?:(?:about|around|near|nearer|closer to|at about|at|more like) )?')
    .replaceAll(/\{(\w+)\}/gu, (_, role: string) => `(?<${role}${groups++}>${LOOKS[role] ?? NUMBER})`)
    .replaceAll('¶', PLAIN)
}
