import type { DeletedEntries as DeletedEntryList, DeletedEntry } from '@soundings/contract/deleted-entries'
import { RESTORE_DAYS } from '@soundings/core/entries'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type CSSProperties } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { counted, longCalendarDate, longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Queried } from '#web/ui/queried.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { deletedEntriesQuery, usePurgeEntry } from './deleted-entries.queries.ts'
import { useRestoreEntry } from './entries.queries.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import emptyStyles from '#web/ui/empty.module.css'
import modalStyles from '#web/ui/modal.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './deleted-entries.module.css'

/** Deleted entries with the days they have left; each can be restored or deleted permanently. */
export function DeletedEntries() {
  const query = useQuery(deletedEntriesQuery(useApi()))
  return (
    <Queried query={query} failed="Couldn’t load the deleted entries." alone={emptyStyles.empty}>
      {(list) => <DeletedRows list={list} />}
    </Queried>
  )
}

function DeletedRows({ list: { entries, more } }: { list: DeletedEntryList }) {
  if (entries.length === 0) {
    return (
      <div className={emptyStyles.empty} role="status">
        <p>No deleted entries.</p>
      </div>
    )
  }
  return (
    <>
      <ul className={styles.deleted}>
        {entries.map((entry) => (
          <DeletedRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {more > 0 && (
        <p className={textStyles.meta}>
          {counted(more, 'more deleted entry', 'more deleted entries')} will appear here once you’ve restored or deleted
          some of these.
        </p>
      )}
      <Message kind="note" className={styles.note}>
        A restored entry goes back to its original day. Echos that used it aren’t restored.
      </Message>
    </>
  )
}

function DeletedRow({ entry }: { entry: DeletedEntry }) {
  const { id, title, local_date: date, word_count: words, deleted_at: deletedAt, days_left: daysLeft } = entry
  const [asking, setAsking] = useState(false)
  const restore = useRestoreEntry()
  const toast = useToast()
  const day = longCalendarDate(date)
  const bringBack = () =>
    restore.mutate(id, {
      onSuccess: () => {
        toast('Entry restored.')
        // The pressed button disappears with its row.
        document.getElementById('main')?.focus({ preventScroll: true })
      },
      onError: (error) => toast(sentenceOf(error, 'Couldn’t restore the entry.')),
    })
  return (
    <li>
      <div>
        <h2 id={`deleted-${id}`}>{day}</h2>
        <p className={textStyles.meta}>
          {counted(words, 'word', 'words')}. Deleted {longDate(deletedAt)}.
        </p>
        <p className={styles.first}>{title}</p>
      </div>
      <div className={styles.left}>
        <span>
          <b>{daysLeft}</b> {daysLeft === 1 ? 'day' : 'days'} left
        </span>
        <i aria-hidden="true" style={{ '--share': `${(daysLeft / RESTORE_DAYS) * 100}%` } as CSSProperties} />
      </div>
      <div className={classes(actionStyles.actions, styles.actions)}>
        <Button aria-describedby={`deleted-${id}`} busy={restore.isPending} onClick={bringBack}>
          Restore
        </Button>
        <Button look="danger" aria-describedby={`deleted-${id}`} onClick={() => setAsking(true)}>
          Delete for good
        </Button>
      </div>
      {asking && <PurgeDialog id={id} day={day} onClose={() => setAsking(false)} />}
    </li>
  )
}

function PurgeDialog({ id, day, onClose }: { id: string; day: string; onClose: () => void }) {
  const purge = usePurgeEntry()
  const isGone = useRef(false)
  const toast = useToast()
  const confirm = () =>
    purge.mutate(id, {
      onSuccess: () => {
        isGone.current = true
        onClose()
        toast('Entry deleted for good.')
      },
    })
  return (
    <Modal title="Delete for good?" openerGoes={isGone} onClose={onClose}>
      <div className={classes(modalStyles.body, modalStyles.stack)}>
        <p>After this, the entry from {day} can’t be restored.</p>
        {purge.isError && <Message kind="err">{sentenceOf(purge.error, 'Couldn’t delete the entry.')}</Message>}
        <div className={actionStyles.actions}>
          <Button look="danger" busy={purge.isPending} onClick={confirm}>
            Delete for good
          </Button>
          <Button look="ghost" disabled={purge.isPending} onClick={onClose}>
            Keep it here
          </Button>
        </div>
      </div>
    </Modal>
  )
}
