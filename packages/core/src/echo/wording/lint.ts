import type { Tone } from '../../account/index.ts'
import { isExact, isStilted } from './plain-english.ts'

/** Wording that no Echo may contain, by reason (docs/spec/rules.md#echos). */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  advice:
    /\b(?:should|must|ought|need to|needs to|have to|has to|might want|may want|could try|can try|try to|try (?:a|the|this|writing)|consider|remember to|make sure|don['’]t forget|keep (?:going|it up|writing)|(?:let|allow|give) yourself|take (?:a|some) (?:break|time|breath)|it['’]s (?:ok|okay) to|be (?:kind|gentle)|practi[cs]e|seek|recommend\w*|advi[cs]e\w*|suggest\w*|help you|deserve)\b/iu,
  diagnosis:
    /\b(?:diagnos\w*|disorder|depress\w*|anxiety disorder|bipolar|adhd|ptsd|trauma\w*|symptom\w*|therap\w*|clinical\w*|mental (?:health|illness)|manic|mania|burn ?out|toxic|narciss\w*|heal(?:s|ed|ing|er)?|cure\w*)\b/iu,
  fortune:
    /\b(?:will (?:be|get|bring|pass|come|help|change)|you will|you are going to|you['’]ll|(?:soon|tomorrow|next week) (?:you|it)|destin\w*|fate\w*|meant to be|the universe|manifest\w*|god|chakra\w*|energy field)\b/iu,
  cause:
    /\b(?:because you|causes?d?|makes? you|due to|thanks to|proves?|means that you|deep down|really feel|true self|in truth you|you (?:tend to|always|never))\b/iu,
  praise: /\b(?:congratulations|well done|good job|proud of you|amazing|journey)\b/iu,
}

/** Verbs that would make a sentence an order if it began with them. */
const BARE_VERBS = new Set(
  `
  accept acknowledge act add admit allow answer appreciate ask avoid bear become begin believe breathe bring build call
  care carry celebrate change check choose clear close come commit consider continue count create cultivate dare decide
  do draw dream drop embrace end enjoy examine explore face feel find finish focus follow forget forgive get give go
  grow hear help hold honor honour ignore imagine improve increase invite join keep know learn leave let list listen live
  look lose love make meet mind move name note notice observe open pause pay pick plan practice practise promise protect
  put quit reach read recall reconsider reflect relax release remember remind repeat rest return review say see seek
  sense set share show sit sleep slow smile speak spend stand start stay step stop take talk tell thank think track
  treat trust try turn use visit wait walk watch welcome wonder work write
`
    .trim()
    .split(/\s+/u),
)

/** Cheerful words, which have no place in a heavy period (docs/spec/rules.md#wording). */
const BRIGHT =
  /\b(?:light|lights|lighter|sun|sunny|sunlight|bright|brighter|shine\w*|celebrat\w*|feast|party|sparkle\w*|joy\w*)\b/iu

/**
 * The reason why a text may not be shown, or null. The writer's own words, in curly quotes or after `#`, are not
 * checked.
 * @param tone the tone of the text; exact figures are for Neutral alone
 */
export function lint(text: string, isHeavy = false, tone: Tone = 'Neutral'): string | null {
  const own = text.replaceAll(/“[^”]*”/gu, '“”').replaceAll(/#[\p{L}\p{M}\p{N}-]+/gu, '#')
  for (const [reason, pattern] of Object.entries(FORBIDDEN)) if (pattern.test(own)) return reason
  if (isHeavy && BRIGHT.test(own)) return 'bright'
  if (own.includes('{') || own.includes('}')) return 'unfilled slot'
  if (isStilted(own)) return 'stilted'
  if (tone !== 'Neutral' && isExact(own)) return 'exact'
  const openings = own.split(/(?<=[.?!]”?)\s+/u).map((sentence) => /\p{L}+/u.exec(sentence)?.[0] ?? '')
  return openings.some((word) => BARE_VERBS.has(word.toLowerCase())) ? 'imperative' : null
}
