const PLURALS: Readonly<Record<string, string>> = {
  entries: 'entry',
  days: 'day',
  times: 'time',
  sentences: 'sentence',
  pages: 'page',
  questions: 'question',
  stretches: 'stretch',
}
/** All of what is looked at: "eight of your last eight". */
const ALL_OF_THEM = /\b(\w+)( of (?:your|the) last )(\1)\b/giu
const ONE_OF_MANY = new RegExp(`\\b(one|1) ((?:\\w+ )?)(${Object.keys(PLURALS).join('|')})\\b`, 'giu')

/**
 * The rules of number and of capitals that a filled sentence still needs (design section C.3): "one entries" becomes
 * "one entry", "two times" "twice", "none times" "not once", "eight of your last eight" "all of your last eight", and a
 * sentence begins with a capital, after a full stop but not after a colon.
 */
export function agree(text: string): string {
  return text
    .replaceAll(ONE_OF_MANY, (_, one: string, between: string, noun: string) => {
      return `${one} ${between}${PLURALS[noun.toLowerCase()] ?? noun}`
    })
    .replaceAll(ALL_OF_THEM, (_, __: string, between: string, count: string) => `all${between}${count}`)
    .replaceAll(/\b(?:none|0) times\b/giu, (found) => (found.startsWith('N') ? 'Not once' : 'not once'))
    .replaceAll(/\b(?:one|1) time\b/giu, (found) => (found.startsWith('O') ? 'Once' : 'once'))
    .replaceAll(/\b(?:two|2) times\b/giu, (found) => (found.startsWith('T') ? 'Twice' : 'twice'))
    .replaceAll(/(^|[.?!]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
