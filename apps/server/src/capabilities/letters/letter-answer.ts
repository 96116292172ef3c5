import type { Letter as LetterAnswer, LetterBody } from '@soundings/contract/letters'
import {
  letterKey,
  letterText,
  periodBefore,
  periodName,
  periodTitle,
  receiptText,
  type LetterNow,
  type Period,
} from '@soundings/core/letters'
import { isoDateOf, yearOf } from '@soundings/core/time'

const CLOSED = 'Your entries are saved just as you wrote them. There’s no letter to read today.'
const OTHER_PLAN = 'This letter comes with another plan. You can compare plans on the Profile page.'

/** A letter as the page shows it; without one, the reason in a sentence. */
export function letterAnswer(period: Period, now: LetterNow | { kind: 'other plan' }): LetterAnswer {
  const { kind } = period
  const head = { id: letterKey(period), kind, title: periodTitle(period) }
  if (now.kind === 'letter') return { ...head, message: '', body: bodyOf(now) }
  const few = `Too few findings for a letter this ${kind}. That is fine.`
  return { ...head, message: { closed: CLOSED, 'other plan': OTHER_PLAN, few, unknown: few }[now.kind], body: null }
}

function bodyOf({ letter, figures }: Extract<LetterNow, { kind: 'letter' }>): LetterBody {
  return {
    sentences: letter.sentences.map((sentence) => ({
      part: sentence.part,
      quarter: sentence.quarter,
      statement: sentence.statement,
      lines: sentence.lines.map(({ text, entry, day }) => ({ text, entry_id: entry, date: isoDateOf(day) })),
      receipt: receiptText(sentence, letter),
      entries: sentence.receipt.entries.flatMap((id) => {
        const day = figures.cited.get(id)
        return day === undefined ? [] : [{ id, date: isoDateOf(day) }]
      }),
    })),
    entries: figures.entries,
    days: figures.days,
    words: figures.words,
    before: periodName(periodBefore(letter)),
    changes: figures.changes.map((change) => ({ ...change })),
    chart: {
      year: yearOf(letter.last),
      from: isoDateOf(letter.first),
      to: isoDateOf(letter.last),
      days: figures.chart.map(({ day, mood }) => ({ date: isoDateOf(day), mood })),
    },
    text: letterText(letter),
  }
}
