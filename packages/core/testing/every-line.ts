import { TONES, type Tone } from '../src/account/index.ts'
import type { Skeleton, Skeletons } from '../src/echo/wording/skeleton.ts'
import type { Slots } from '../src/echo/wording/slots.ts'
import { skeletonId } from '../src/echo/engine/choose-skeleton.ts'
import { render } from '../src/echo/wording/index.ts'
import { ruleNamed } from '../src/echo/rules/index.ts'
import { EXAMPLE_SLOTS, examplesOf, TODAY } from './example-slots.ts'

/** The lines of every rule, in the order of the examples. */
export const EVERY_LINE: Readonly<Record<string, Skeletons>> = Object.fromEntries(
  Object.keys(EXAMPLE_SLOTS).flatMap((name) => {
    const rule = ruleNamed(name)
    return rule ? [[name, rule.skeletons]] : []
  }),
)

export type ToldLine = { rule: string; tone: Tone; id: string; skeleton: Skeleton; slots: Slots; text: string }

/** Every line, rendered with each set of example slots that fits it. */
export function everyToldLine(): ToldLine[] {
  return Object.entries(EVERY_LINE).flatMap(([rule, skeletons]) =>
    TONES.flatMap((tone) =>
      skeletons[tone].flatMap((skeleton, i) =>
        examplesOf(rule).flatMap((slots) => {
          const text = render(skeleton, slots, tone, TODAY)
          return text === null ? [] : [{ rule, tone, id: skeletonId(rule, tone, i), skeleton, slots, text }]
        }),
      ),
    ),
  )
}
