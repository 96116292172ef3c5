import type { Decision, ImportReview } from '@soundings/contract/imports'
import { FIRST_DATE } from '@soundings/core/entries'
import { useRef, useState } from 'react'
import { VList } from 'virtua'
import { calendarDate, counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { contentOf, joinWithPrevious, summaryOf, withDecision } from './review-decisions.ts'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './imports.module.css'

type Order = NonNullable<ImportReview['order']>
const ORDER: Readonly<Record<Order, { read: string; other: Order }>> = {
  'day-first': { read: 'day/month', other: 'month-first' },
  'month-first': { read: 'month/day', other: 'day-first' },
}
const ROWS_WITHOUT_SCROLLING = 4

/** The entries found in one document. Each date can be corrected, and entries can be merged or skipped. */
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
              // The focused button disappears with its row.
              section.current?.focus()
              onDecide(joinWithPrevious(decisions, index))
            }
      }
    />
  )
  return (
    <section className={styles.found} ref={section} tabIndex={-1} aria-label={review.original_name}>
      <h3>{review.original_name}</h3>
      <p className={styles.foundSummary}>
        {counted(summary.entries, 'entry', 'entries')}
        {summary.first && `, ${spanOf(summary.first, summary.last)}`}
        {summary.undated > 0 && `, ${summary.undated} without a date`}
      </p>
      {review.order !== null && !review.order_certain && (
        <Message kind="note">
          We read dates like 09/03/2021 as {ORDER[review.order].read}.{' '}
          <button
            type="button"
            className={controlStyles.inlineLink}
            onClick={() => onReorder(ORDER[review.order ?? 'day-first'].other)}
          >
            Switch to {ORDER[ORDER[review.order].other].read}
          </button>
        </Message>
      )}
      <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide entries' : 'Show entries'}
      </Button>
      {open &&
        (decisions.length <= ROWS_WITHOUT_SCROLLING ? (
          <div>{decisions.map(row)}</div>
        ) : (
          <VList className={styles.foundRows} style={{ height: '24rem' }}>
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
  /** Merges the entry with the previous one; null for the first entry. */
  onJoin: (() => void) | null
}) {
  const { line, words } = contentOf(review, decision)
  const inFuture = decision.date === null && (review.found[decision.first]?.in_future ?? false)
  return (
    <fieldset className={decision.keep ? styles.foundRow : classes(styles.foundRow, styles.leftOut)}>
      <legend className="sr">{`Entry ${number}`}</legend>
      <p className={styles.foundLine}>
        {line} <span className={fieldStyles.hint}>{counted(words, 'word', 'words')}</span>
      </p>
      <div className={styles.foundFields}>
        <input
          type="date"
          min={FIRST_DATE}
          className={classes(fieldStyles.input, styles.input)}
          aria-label={`Date of entry ${number}`}
          value={decision.date ?? ''}
          disabled={!decision.keep}
          onChange={(event) => onChange({ date: event.target.value === '' ? null : event.target.value })}
        />
        <input
          type="time"
          className={classes(fieldStyles.input, styles.input)}
          aria-label={`Time of entry ${number}`}
          value={decision.time ?? ''}
          disabled={!decision.keep || decision.date === null}
          onChange={(event) => onChange({ time: event.target.value === '' ? null : event.target.value })}
        />
        {onJoin && (
          <button type="button" className={controlStyles.iconButton} onClick={onJoin}>
            Merge with previous
          </button>
        )}
        <button type="button" className={controlStyles.iconButton} onClick={() => onChange({ keep: !decision.keep })}>
          {decision.keep ? 'Skip' : 'Include'}
        </button>
      </div>
      {inFuture && <p className={fieldStyles.hint}>The date in this text is in the future, so we didn’t use it.</p>}
    </fieldset>
  )
}

function spanOf(first: string, last: string | null): string {
  return last === null || last === first ? calendarDate(first) : `${calendarDate(first)} to ${calendarDate(last)}`
}
