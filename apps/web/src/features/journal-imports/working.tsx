import type { JournalImport, JournalProgress } from '@soundings/contract/journal-imports'
import { useState } from 'react'
import { monthAndYear } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { useCancelImport } from './journal-imports.queries.ts'
import { StepsHead } from './steps-head.tsx'
import { timeLeft, useTimeLeft } from './time-left.ts'
import fieldStyles from '#web/ui/fields.module.css'
import workingStyles from './working.module.css'
import styles from './journal-imports.module.css'

const YEARS_SHOWN = 30
const WAITING = 'Waiting for other imports on this server to finish.'

/** The progress of an import, which continues without this page. */
export function Working({ imported }: { imported: JournalImport & { state: 'looking' | 'arriving' } }) {
  const { progress, state } = imported
  const cancel = useCancelImport(imported.id)
  const isArriving = state === 'arriving'
  const share = shareOf(progress)
  const left = useTimeLeft(share)
  return (
    <>
      <StepsHead
        step={isArriving ? 3 : 2}
        title={isArriving ? 'Importing your journal' : 'Looking through your files'}
        sub={
          isArriving
            ? 'You can close this page. The import continues.'
            : 'Nothing is added yet. You can close this page.'
        }
      />
      <section className={workingStyles.progress} aria-label="Progress">
        <Bar name="Entries" done={progress.entries_done} total={progress.entries} />
        {(progress.photographs ?? progress.photographs_done) > 0 && (
          <Bar name="Photos" done={progress.photographs_done} total={progress.photographs} />
        )}
        <p className={styles.meta} role="status">
          {progress.waiting ? WAITING : startedText(progress.at)} {timeLeft(left)}
        </p>
      </section>
      {imported.state === 'arriving' && imported.span && <Years span={imported.span} at={progress.at} />}
      <div className={styles.foot}>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {isArriving ? 'Stop' : 'Cancel'}
        </Button>
      </div>
      {isArriving && (
        <p className={fieldStyles.hint}>
          Your entries appear in your journal all at once, at the end. If you stop now, none are added.
        </p>
      )}
    </>
  )
}

function startedText(at: string | null): string {
  return at === null ? 'Getting started.' : `Now at ${monthAndYear(at)}.`
}

function Bar({ name, done, total }: { name: string; done: number; total: number | null }) {
  const text =
    total === null
      ? done.toLocaleString('en-US')
      : `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  return (
    <>
      <div className={workingStyles.progressRow}>
        <b>{name}</b>
        <span>{text}</span>
      </div>
      <div
        className={workingStyles.bar}
        role="progressbar"
        aria-label={name}
        aria-valuetext={text}
        {...(total === null
          ? {}
          : { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': Math.min(done, total) })}
      >
        {total !== null && total > 0 && <i style={{ width: `${Math.min(1, done / total) * 100}%` }} />}
      </div>
    </>
  )
}

/** The years of the journal; those that were reached since the page was opened stand out. */
function Years({ span, at }: { span: { first: string; last: string }; at: string | null }) {
  const [first, last] = [yearOf(span.first), yearOf(span.last)]
  const now = at === null ? null : yearOf(at)
  const [reached, setReached] = useState<readonly number[]>([])
  if (now !== null && !reached.includes(now)) setReached([...reached, now])
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index).slice(-YEARS_SHOWN)
  return (
    <div className={workingStyles.years} aria-hidden="true">
      {years.map((year) => (
        <span key={year} data-now={year === now ? '' : undefined} data-done={reached.includes(year) ? '' : undefined}>
          {year}
        </span>
      ))}
    </div>
  )
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

/** The share of the work that is done, from 0 to 1. A photograph counts as twenty entries. */
function shareOf({ entries, entries_done, photographs, photographs_done }: JournalProgress): number | null {
  if (entries === null) return null
  const total = entries + 20 * (photographs ?? 0)
  return total === 0 ? null : Math.min(1, (entries_done + 20 * photographs_done) / total)
}
