import { TONES, type Tone } from '../src/preferences/index.ts'
import type { Skeleton, Skeletons, Slots } from '../src/echo/types.ts'
import { render, skeletonId } from '../src/echo/wording/index.ts'
import { LEAD_LAG } from '../src/echo/wording/templates/lead-lag.ts'
import { LOOK_BACK_LINES } from '../src/echo/wording/templates/look-back.ts'
import { MIRROR } from '../src/echo/wording/templates/mirror.ts'
import { PRESENCE } from '../src/echo/wording/templates/presence.ts'
import { QUESTION } from '../src/echo/wording/templates/question.ts'
import { RECURRING_WORD_SURGE } from '../src/echo/wording/templates/recurring-word-surge.ts'
import { RECURRING_WORD_THREAD } from '../src/echo/wording/templates/recurring-word-thread.ts'
import { RETURN_GAP } from '../src/echo/wording/templates/return-gap.ts'
import { RHYME } from '../src/echo/wording/templates/rhyme.ts'
import { TAG_MOOD } from '../src/echo/wording/templates/tag-mood.ts'
import { TIME_OF_DAY } from '../src/echo/wording/templates/time-of-day.ts'
import { TURNING_POINT } from '../src/echo/wording/templates/turning-point.ts'
import { WEEKDAY_RHYTHM } from '../src/echo/wording/templates/weekday-rhythm.ts'
import { WORDS_VS_RATING_SINGLE } from '../src/echo/wording/templates/words-vs-rating-single.ts'
import { EXAMPLE_SLOTS, TODAY } from './example-slots.ts'

/** The lines of every rule that has a voice. */
export const EVERY_LINE: Readonly<Record<string, Skeletons>> = {
  mirror: MIRROR,
  look_back: LOOK_BACK_LINES,
  question: QUESTION,
  return_gap: RETURN_GAP,
  presence: PRESENCE,
  rhyme: RHYME,
  'words_vs_rating/single': WORDS_VS_RATING_SINGLE,
  'recurring_word/thread': RECURRING_WORD_THREAD,
  'recurring_word/surge': RECURRING_WORD_SURGE,
  tag_mood: TAG_MOOD,
  weekday_rhythm: WEEKDAY_RHYTHM,
  time_of_day: TIME_OF_DAY,
  turning_point: TURNING_POINT,
  lead_lag: LEAD_LAG,
}

export type ToldLine = { rule: string; tone: Tone; id: string; skeleton: Skeleton; slots: Slots; text: string }

/** Every line, filled with each of the example slots that it fits. */
export function everyToldLine(): ToldLine[] {
  return Object.entries(EVERY_LINE).flatMap(([rule, skeletons]) =>
    TONES.flatMap((tone) =>
      skeletons[tone].flatMap((skeleton, i) =>
        (EXAMPLE_SLOTS[rule] ?? []).flatMap((slots) => {
          const text = render(skeleton, slots, tone, TODAY)
          return text === null ? [] : [{ rule, tone, id: skeletonId(rule, tone, i), skeleton, slots, text }]
        }),
      ),
    ),
  )
}
