import { hinge } from './detectors/hinge.ts'
import { inertia } from './detectors/inertia.ts'
import { leadLag } from './detectors/lead-lag.ts'
import { lookBack } from './detectors/look-back.ts'
import { mirror } from './detectors/mirror.ts'
import { questionDensity } from './detectors/question-density.ts'
import { question } from './detectors/question.ts'
import { rebound } from './detectors/rebound.ts'
import { recurringWordSurge } from './detectors/recurring-word-surge.ts'
import { recurringWordThread } from './detectors/recurring-word-thread.ts'
import { returnGap } from './detectors/return-gap.ts'
import { rhyme } from './detectors/rhyme.ts'
import { ritual } from './detectors/ritual.ts'
import { settling } from './detectors/settling.ts'
import { tagMood } from './detectors/tag-mood.ts'
import { timeOfDay } from './detectors/time-of-day.ts'
import { turningPoint } from './detectors/turning-point.ts'
import { vocabulary } from './detectors/vocabulary.ts'
import { voiceShift } from './detectors/voice-shift.ts'
import { weekdayRhythm } from './detectors/weekday-rhythm.ts'
import { wordsVsRatingRun } from './detectors/words-vs-rating-run.ts'
import { wordsVsRatingSingle } from './detectors/words-vs-rating-single.ts'
import { recountInertia, recountLeadLag, recountSettling } from './receipt/recount/days.ts'
import { recountHinge, recountLookBack, recountMirror, recountQuestion, type Recount } from './receipt/recount/lines.ts'
import { recountTagMood, recountTimeOfDay, recountTurningPoint, recountWeekday } from './receipt/recount/means.ts'
import {
  recountQuestionDensity,
  recountVocabulary,
  recountVoice,
  recountWordsVsRatingRun,
} from './receipt/recount/recent.ts'
import { recountRebound, recountReturnGap, recountRitual } from './receipt/recount/times.ts'
import { recountRhyme, recountSurge, recountThread, recountWordsVsRating } from './receipt/recount/words.ts'
import type { Detector, Skeletons } from './types.ts'
import { HINGE } from './wording/templates/hinge.ts'
import { INERTIA } from './wording/templates/inertia.ts'
import { LEAD_LAG } from './wording/templates/lead-lag.ts'
import { LOOK_BACK_LINES } from './wording/templates/look-back.ts'
import { MIRROR } from './wording/templates/mirror.ts'
import { QUESTION_DENSITY } from './wording/templates/question-density.ts'
import { QUESTION } from './wording/templates/question.ts'
import { REBOUND } from './wording/templates/rebound.ts'
import { RECURRING_WORD_SURGE } from './wording/templates/recurring-word-surge.ts'
import { RECURRING_WORD_THREAD } from './wording/templates/recurring-word-thread.ts'
import { RETURN_GAP } from './wording/templates/return-gap.ts'
import { RHYME } from './wording/templates/rhyme.ts'
import { RITUAL } from './wording/templates/ritual.ts'
import { SETTLING } from './wording/templates/settling.ts'
import { TAG_MOOD } from './wording/templates/tag-mood.ts'
import { TIME_OF_DAY } from './wording/templates/time-of-day.ts'
import { TURNING_POINT } from './wording/templates/turning-point.ts'
import { VOCABULARY } from './wording/templates/vocabulary.ts'
import { VOICE_SHIFT } from './wording/templates/voice-shift.ts'
import { WEEKDAY_RHYTHM } from './wording/templates/weekday-rhythm.ts'
import { WORDS_VS_RATING_RUN } from './wording/templates/words-vs-rating-run.ts'
import { WORDS_VS_RATING_SINGLE } from './wording/templates/words-vs-rating-single.ts'

/** A rule of the engine: what finds the claim, what words it, and what counts it again for the audit. */
export type Rule = { detector: Detector; skeletons: Skeletons; recount: Recount }

/** Every rule. A new one is a detector, its skeletons, its recount and a line here. */
export const RULES: readonly Rule[] = [
  { detector: mirror, skeletons: MIRROR, recount: recountMirror },
  { detector: lookBack, skeletons: LOOK_BACK_LINES, recount: recountLookBack },
  { detector: question, skeletons: QUESTION, recount: recountQuestion },
  { detector: hinge, skeletons: HINGE, recount: recountHinge },
  { detector: returnGap, skeletons: RETURN_GAP, recount: recountReturnGap },
  { detector: ritual, skeletons: RITUAL, recount: recountRitual },
  { detector: rebound, skeletons: REBOUND, recount: recountRebound },
  { detector: rhyme, skeletons: RHYME, recount: recountRhyme },
  { detector: recurringWordThread, skeletons: RECURRING_WORD_THREAD, recount: recountThread },
  { detector: wordsVsRatingSingle, skeletons: WORDS_VS_RATING_SINGLE, recount: recountWordsVsRating },
  { detector: tagMood, skeletons: TAG_MOOD, recount: recountTagMood },
  { detector: timeOfDay, skeletons: TIME_OF_DAY, recount: recountTimeOfDay },
  { detector: weekdayRhythm, skeletons: WEEKDAY_RHYTHM, recount: recountWeekday },
  { detector: recurringWordSurge, skeletons: RECURRING_WORD_SURGE, recount: recountSurge },
  { detector: turningPoint, skeletons: TURNING_POINT, recount: recountTurningPoint },
  { detector: leadLag, skeletons: LEAD_LAG, recount: recountLeadLag },
  { detector: inertia, skeletons: INERTIA, recount: recountInertia },
  { detector: wordsVsRatingRun, skeletons: WORDS_VS_RATING_RUN, recount: recountWordsVsRatingRun },
  { detector: voiceShift, skeletons: VOICE_SHIFT, recount: recountVoice },
  { detector: questionDensity, skeletons: QUESTION_DENSITY, recount: recountQuestionDensity },
  { detector: vocabulary, skeletons: VOCABULARY, recount: recountVocabulary },
  { detector: settling, skeletons: SETTLING, recount: recountSettling },
]

export function ruleNamed(name: string): Rule | undefined {
  return RULES.find(({ detector }) => detector.rule === name)
}
