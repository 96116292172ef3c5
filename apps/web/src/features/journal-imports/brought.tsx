import type { JournalImport } from '@soundings/contract/journal-imports'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longDate, monthAndYear } from '#web/lib/format.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { FoundDocuments } from './found-documents.tsx'
import { ProblemList } from './problem-list.tsx'
import { Figures } from './figures.tsx'
import { StepsHead } from './steps-head.tsx'
import { UndoButton } from './undo-button.tsx'
import styles from './journal-imports.module.css'

/** The pages to which a person can continue after an import. */
export type Onward = {
  /** Words for the place where documents are reviewed, such as “on the Journal page under Upload”. */
  reviewedAt: string
  /** The page that shows entries with a day, and the page for other entries. */
  dated: { to: string; name: string }
  undated: { to: string; name: string }
}

export function Brought({
  imported: { id, files, brought, documents },
  years,
  onward,
  onAnother,
}: {
  imported: JournalImport & { state: 'done' }
  years: (span: { first: string; last: string }) => ReactNode
  onward: Onward
  onAnother: () => void
}) {
  const { to, name } = brought.span ? onward.dated : onward.undated
  const { entries, photographs, skipped, span, problem_count: problemCount, undo_until: until } = brought
  return (
    <>
      <StepsHead step={null} title={titleOf(entries)} sub={spanText(span)} />
      <Figures
        figures={[
          { value: entries.toLocaleString('en-US'), name: entries === 1 ? 'entry' : 'entries' },
          { value: photographs.toLocaleString('en-US'), name: photographs === 1 ? 'photo' : 'photos' },
          { value: skipped.toLocaleString('en-US'), name: 'skipped', note: 'duplicates, or entries you chose to skip' },
          { value: problemCount.toLocaleString('en-US'), name: problemCount === 1 ? 'needs a look' : 'need a look' },
        ]}
      />
      {span && years(span)}
      <FoundDocuments documents={documents} reviewedAt={onward.reviewedAt} />
      <ProblemList noticed={brought} title="What needs a look" />
      {until !== null && (
        <Message kind="note">
          You can undo this import until {longDate(until)}. Entries you’ve edited since then are kept.{' '}
          <UndoButton id={id} name={files[0] ?? 'this import'} isInline onUndone={onAnother} />
        </Message>
      )}
      <div className={styles.foot}>
        <Button look="ghost" size="large" onClick={onAnother}>
          Import another file
        </Button>
        <Link className={buttonClass({ look: 'primary', size: 'large' })} to={to}>
          {name}
        </Link>
      </div>
    </>
  )
}

function titleOf(entries: number): string {
  if (entries === 0) return 'No new entries were imported'
  return `${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry' : 'entries'} imported`
}

function spanText(span: { first: string; last: string } | null): string {
  if (!span) return 'Your journal hasn’t changed.'
  const [from, to] = [monthAndYear(span.first), monthAndYear(span.last)]
  return from === to ? `All from ${from}.` : `From ${from} to ${to}.`
}
