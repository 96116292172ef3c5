import { framed } from './parse.ts'
import { placesOf } from './recount/words.ts'
import type { RawEntry, Said } from './types.ts'

const MANY = String.raw`(?<![\w.,½])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|\d{2,})`
/** Wording that goes stale or reads badly, whatever the entries contain. */
const WRONG: readonly (readonly [objection: string, pattern: RegExp])[] = [
  ['It goes stale.', /\b(?:today|tonight|yesterday|tomorrow|(?:days?|weeks?|months?|years?) ago)\b/iu],
  ['One is not many.', /(?<![\w.,½])(?:one|1) (?:[\w-]+ )?(?:entries|days|times|questions|stretches)\b/iu],
  ['Many are not one.', new RegExp(String.raw`${MANY} (?:low )?(?:entry|day|question|stretch)\b`, 'iu')],
  ['Nothing is counted.', /(?<![\w.,½])0(?![\w½]|\.\d)/u],
]
const IT = /\b(?:it(?:’s| is| was) in|and was in|mentioned it|now it(?:’s| is))\b/iu
const KIN = /^(?:mother|father|mom|mum|dad|sister|brother|wife|husband|son|daughter|grandma|grandpa|aunt|uncle)$/iu
/** Words after and before a name that mark it as a person’s name. */
const AFTER_PERSON = /^(?:['’]s)? (?:said|says|told|asks?|asked|thinks?|laughed|smiled|called|wrote|and I)\b/u
const BEFORE_PERSON = /(?:\b(?:Mrs?|Ms|Dr)\.?|\b(?:told|asked|called|texted|hugged)) $/u

/** Problems with the wording of a text. */
export function mannerOf(text: string, said: Said, entries: readonly RawEntry[]): string[] {
  const { frame } = framed(text)
  const wrong = WRONG.filter(([, pattern]) => pattern.test(frame)).map(([objection]) => objection)
  const word = said.get('word')
  return word !== undefined && IT.test(frame) && isPerson(word, entries) ? [...wrong, `“${word}” is no “it”.`] : wrong
}

/** True for a kinship word, and for a name that at least twice occurs with words that only apply to people. */
function isPerson(word: string, entries: readonly RawEntry[]): boolean {
  if (KIN.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  const cues = entries.flatMap(({ content }) =>
    placesOf(word, content).filter(({ index }) => {
      const [before, after] = [content.slice(Math.max(0, index - 12), index), content.slice(index + word.length)]
      return AFTER_PERSON.test(after) || BEFORE_PERSON.test(before)
    }),
  )
  return cues.length >= 2
}
