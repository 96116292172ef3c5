/** Wording that readers stumble over, with what to write instead. */
export type Banned = { pattern: RegExp; instead: string }

/** British spelling. The names in code are checked for it, too. */
const BRITISH =
  /\b(?:recognis|normalis|capitalis|organis|colour|centre|grey|neighbour|favourite|behaviour|towards|cancell(?:ed|ing))\w*/iu

/** Wording that isn’t allowed in anything people read: screens, emails, errors, comments, documents. */
export const BANNED: readonly Banned[] = [
  {
    pattern: /\b(?:whoever|nobody|somebody|everybody|anybody)\b/iu,
    instead: 'name the subject: the user, anyone, no one',
  },
  { pattern: /\bfor ever\b/iu, instead: 'permanently' },
  { pattern: /\bany more\b(?! than)/iu, instead: 'no longer' },
  { pattern: /\b(?:whence|upon|anew|afresh|of late|lately)\b/iu, instead: 'from which, on, again, recently' },
  { pattern: /\bunder way\b/iu, instead: 'in progress' },
  { pattern: /\ball the same\b/iu, instead: 'anyway, still' },
  { pattern: /\balso (?:when|if|where)\b/iu, instead: 'even when, including' },
  { pattern: /\b(?:for|to|of) who\b/iu, instead: 'for people who' },
  { pattern: /\bthat of\b/iu, instead: 'use the possessive: the server’s' },
  { pattern: /\b(?:stands?|stood|lies|lay) (?:in|on|at|beside|there|here)\b/iu, instead: 'is, is stored in' },
  { pattern: /\bcould not be\b/iu, instead: 'Couldn’t ...' },
  { pattern: /\bmails?\b(?!-)/iu, instead: 'email' },
  { pattern: BRITISH, instead: 'American spelling' },
  {
    pattern:
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?! \d{1,2}:)/u,
    instead: 'American dates: March 3, 2026',
  },
]

/** Sentences that the product's specification fixes word for word. */
const FIXED = ['Corporate mail may block external links.', 'Upload cancelled.']

/** Names that a library or another app has given: the calls of sharp, and a field of Journey’s files. */
const GIVEN = new Set(['normalise', 'greyscale', 'favourite'])

/** @returns what to write instead of each banned wording in the text, with the words found */
export function bannedIn(text: string): string[] {
  const checked = FIXED.reduce((rest, sentence) => rest.replace(sentence, ''), text)
  return BANNED.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(checked)
    return found ? [`“${found[0]}” → ${instead}`] : []
  })
}

/** True for a name in British spelling, such as `isRecognised` or `READ_COLOUR`. */
export function isBritish(name: string): boolean {
  return !GIVEN.has(name) && BRITISH.test(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/gu, ' '))
}
