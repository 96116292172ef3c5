import type { Choice } from '../finding/receipt.ts'
import { timesText } from '../feedback/effect.ts'
import { NUMBER_WORDS } from '../wording/slots.ts'

/** “Chosen from 7. Its score was multiplied by 1.24 because you marked two like it “Rings true”.” */
export function choiceText({ from, rule, subject, trueMarks, notMeMarks }: Choice): string {
  const chosen = from === 1 ? 'It was the only one to choose from.' : `Chosen from ${from}.`
  const times = timesText(rule * subject)
  if (times === '1') return chosen
  const marks = [
    ...(trueMarks > 0 ? [`${countText(trueMarks)} like it “Rings true”`] : []),
    ...(notMeMarks > 0 ? [`${countText(notMeMarks)} like it “Not me”`] : []),
  ]
  return `${chosen} Its score was multiplied by ${times} because you marked ${marks.join(' and ')}.`
}

function countText(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}
