import type { JournalImport } from '@soundings/contract/journal-imports'
import { counted, longDate } from '#web/lib/format.ts'
import { UndoButton } from './undo-button.tsx'
import chooseStyles from './choose-files.module.css'
import styles from './journal-imports.module.css'

/** Imports of the last 30 days, each of which can be undone. */
export function DoneImports({ done }: { done: readonly JournalImport[] }) {
  const undoable = done.flatMap((one) =>
    one.state === 'done' && one.brought.undo_until !== null ? [{ ...one, until: one.brought.undo_until }] : [],
  )
  if (undoable.length === 0) return null
  return (
    <>
      <h2 className={styles.small}>Recent imports</h2>
      <ul className={chooseStyles.done}>
        {undoable.map(({ id, files, brought, until }) => (
          <li key={id}>
            <div>
              <b>{files[0]}</b>
              <span className={styles.meta}>
                {counted(brought.entries, 'entry', 'entries')}. You can undo it until {longDate(until)}.
              </span>
            </div>
            <UndoButton id={id} name={files[0] ?? 'this import'} />
          </li>
        ))}
      </ul>
    </>
  )
}
