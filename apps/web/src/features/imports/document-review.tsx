import type { Decision, ImportReview } from '@soundings/contract/imports'
import { useRef, useState } from 'react'
import { VList } from 'virtua'
import { calendarDate, counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { contentOf, joinWithPrevious, summaryOf, withDecision } from './review-decisions.ts'

type Order = NonNullable<ImportReview['order']>
const ORDER: Readonly<Record<Order, { read: string; other: Order }>> = {
  'day-first': { read: 'day first', other: 'month-first' },
  'month-first': { read: 'month first', other: 'day-first' },
}
/** Rows that are drawn at once; more scroll. */
const ROWS_WITHOUT_SCROLLING = 4

/** What was found in one document. Each entry's date can be corrected, and entries joined or left out. */
export function DocumentReview({
  review,
  decisions,
  onDecide,
  onReorder,
}: {
  review: ImportReview
  decisions: readonly Decision[]
  onDecide: (decisions: Decision[]) => void
  onReorder: (order: Order) => void
}) {
  const section = useRef<HTMLElement>(null)
  const summary = summaryOf(decisions)
  const [open, setOpen] = useState(summary.undated > 0 || decisions.length <= ROWS_WITHOUT_SCROLLING)
  const row = (decision: Decision, index: number) => (
    <FoundEntryRow
      key={decision.first}
      review={review}
      decision={decision}
      number={index + 1}
      onChange={(changed) => onDecide(withDecision(decisions, index, changed))}
      onJoin={
        index === 0
          ? null
          : () => {
              // The row goes, and with it the button that has the focus.
              section.current?.focus()
              onDecide(joinWithPrevious(decisions, index))
            }
      }
    />
  )
  return (
    <section className="found" ref={section} tabIndex={-1} aria-label={review.original_name}>
      <h3>{review.original_name}</h3>
      <p className="found-summary">
        {counted(summary.entries, 'entry', 'entries')}
        {summary.first && `, ${spanOf(summary.first, summary.last)}`}
        {summary.undated > 0 && `, ${summary.undated} without a date`}
      </p>
      {review.order !== null && !review.order_certain && (
        <Message kind="note">
          Dates such as 09/03/2021 were read with the {ORDER[review.order].read}.{' '}
          <button
            type="button"
            className="inline-link"
            onClick={() => onReorder(ORDER[review.order ?? 'day-first'].other)}
          >
            Read them with the {ORDER[ORDER[review.order].other].read}
          </button>
        </Message>
      )}
      <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide the entries' : 'Look at each entry'}
      </Button>
      {open &&
        (decisions.length <= ROWS_WITHOUT_SCROLLING ? (
          <div>{decisions.map(row)}</div>
        ) : (
          <VList className="found-rows" style={{ height: '24rem' }}>
            {decisions.map(row)}
          </VList>
        ))}
    </section>
  )
}

function FoundEntryRow({
  review,
  decision,
  number,
  onChange,
  onJoin,
}: {
  review: ImportReview
  decision: Decision
  number: number
  onChange: (changed: Partial<Decision>) => void
  /** Null for the first entry: nothing stands before it. */
  onJoin: (() => void) | null
}) {
  const { line, words } = contentOf(review, decision)
  const inFuture = decision.date === null && (review.found[decision.first]?.in_future ?? false)
  return (
    <fieldset className={decision.keep ? 'found-row' : 'found-row left-out'}>
      <legend className="sr">{`Entry ${number}`}</legend>
      <p className="found-line">
        {line} <span className="hint">{counted(words, 'word', 'words')}</span>
      </p>
      <div className="found-fields">
        <input
          type="date"
          min="1000-01-01"
          className="input"
          aria-label={`Date of entry ${number}`}
          value={decision.date ?? ''}
          disabled={!decision.keep}
          onChange={(event) => onChange({ date: event.target.value === '' ? null : event.target.value })}
        />
        <input
          type="time"
          className="input"
          aria-label={`Time of entry ${number}`}
          value={decision.time ?? ''}
          disabled={!decision.keep || decision.date === null}
          onChange={(event) => onChange({ time: event.target.value === '' ? null : event.target.value })}
        />
        {onJoin && (
          <button type="button" className="icon-btn" onClick={onJoin}>
            Join with the one before
          </button>
        )}
        <button type="button" className="icon-btn" onClick={() => onChange({ keep: !decision.keep })}>
          {decision.keep ? 'Leave out' : 'Take in again'}
        </button>
      </div>
      {inFuture && <p className="hint">The date in the text lies ahead, so it was not taken.</p>}
    </fieldset>
  )
}

function spanOf(first: string, last: string | null): string {
  return last === null || last === first ? calendarDate(first) : `${calendarDate(first)} to ${calendarDate(last)}`
}
