import { leadLag } from './detectors/lead-lag.ts'
import { lookBack } from './detectors/look-back.ts'
import { mirror } from './detectors/mirror.ts'
import { presence } from './detectors/presence.ts'
import { question } from './detectors/question.ts'
import { recurringWordSurge } from './detectors/recurring-word-surge.ts'
import { recurringWordThread } from './detectors/recurring-word-thread.ts'
import { returnGap } from './detectors/return-gap.ts'
import { rhyme } from './detectors/rhyme.ts'
import { tagMood } from './detectors/tag-mood.ts'
import { timeOfDay } from './detectors/time-of-day.ts'
import { turningPoint } from './detectors/turning-point.ts'
import { weekdayRhythm } from './detectors/weekday-rhythm.ts'
import { wordsVsRatingSingle } from './detectors/words-vs-rating-single.ts'
import { recountLeadLag } from './receipt/recount/days.ts'
import { recountLookBack, recountMirror, recountQuestion, type Recount } from './receipt/recount/lines.ts'
import { recountTagMood, recountTimeOfDay, recountTurningPoint, recountWeekday } from './receipt/recount/means.ts'
import { recountPresence, recountReturnGap } from './receipt/recount/times.ts'
import { recountRhyme, recountSurge, recountThread, recountWordsVsRating } from './receipt/recount/words.ts'
import type { Detector, Receipt, Skeletons } from './types.ts'
import { LEAD_LAG } from './wording/templates/lead-lag.ts'
import { LOOK_BACK_LINES } from './wording/templates/look-back.ts'
import { MIRROR } from './wording/templates/mirror.ts'
import { PRESENCE } from './wording/templates/presence.ts'
import { QUESTION } from './wording/templates/question.ts'
import { RECURRING_WORD_SURGE } from './wording/templates/recurring-word-surge.ts'
import { RECURRING_WORD_THREAD } from './wording/templates/recurring-word-thread.ts'
import { RETURN_GAP } from './wording/templates/return-gap.ts'
import { RHYME } from './wording/templates/rhyme.ts'
import { TAG_MOOD } from './wording/templates/tag-mood.ts'
import { TIME_OF_DAY } from './wording/templates/time-of-day.ts'
import { TURNING_POINT } from './wording/templates/turning-point.ts'
import { WEEKDAY_RHYTHM } from './wording/templates/weekday-rhythm.ts'
import { WORDS_VS_RATING_SINGLE } from './wording/templates/words-vs-rating-single.ts'

/** A rule of the engine: what finds the claim, what words it, and what counts it again for the audit. */
export type Rule = { detector: Detector; skeletons: Skeletons; recount: Recount }

/** Every rule. A new one is a detector, its skeletons, its recount and a line here. */
export const RULES: readonly Rule[] = [
  { detector: mirror, skeletons: MIRROR, recount: recountMirror },
  { detector: lookBack, skeletons: LOOK_BACK_LINES, recount: recountLookBack },
  { detector: question, skeletons: QUESTION, recount: recountQuestion },
  { detector: returnGap, skeletons: RETURN_GAP, recount: recountReturnGap },
  { detector: rhyme, skeletons: RHYME, recount: recountRhyme },
  { detector: recurringWordThread, skeletons: RECURRING_WORD_THREAD, recount: recountThread },
  { detector: wordsVsRatingSingle, skeletons: WORDS_VS_RATING_SINGLE, recount: recountWordsVsRating },
  { detector: tagMood, skeletons: TAG_MOOD, recount: recountTagMood },
  { detector: timeOfDay, skeletons: TIME_OF_DAY, recount: recountTimeOfDay },
  { detector: weekdayRhythm, skeletons: WEEKDAY_RHYTHM, recount: recountWeekday },
  { detector: recurringWordSurge, skeletons: RECURRING_WORD_SURGE, recount: recountSurge },
  { detector: turningPoint, skeletons: TURNING_POINT, recount: recountTurningPoint },
  { detector: presence, skeletons: PRESENCE, recount: recountPresence },
  { detector: leadLag, skeletons: LEAD_LAG, recount: recountLeadLag },
]

/** True for an Echo that may still be shown in gentle times: told plainly, by a rule that speaks then. */
export function fitsGentleTimes({ rule, tone }: Pick<Receipt, 'rule' | 'tone'>): boolean {
  return tone === 'Neutral' && ruleNamed(rule)?.detector.inGentleTimes === true
}

export function ruleNamed(name: string): Rule | undefined {
  return RULES.find(({ detector }) => detector.rule === name)
}
