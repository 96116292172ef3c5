import type { Entry } from '@soundings/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useAccountZone } from '#web/lib/account-zone.ts'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { calendarDate, clockOf, dateTime, longCalendarDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDeleteEntry, useRestoreEntry } from './entries.queries.ts'
import { EarlierVersionsPart } from './earlier-versions-part.tsx'
import { earlierVersionsQuery } from './earlier-versions.queries.ts'
import { EntryEditor } from './entry-editor.tsx'
import { AnsweredQuestion } from './answered-question.tsx'
import { PromptWrittenTo } from './prompt-written-to.tsx'
import { EntryText } from './entry-text.tsx'
import type { Mark } from './marked-text.tsx'
import { EntryPhotographs } from './entry-photographs.tsx'
import { EntryPhotograph } from './entry-photograph.tsx'
import { RatingReadouts } from '#web/ui/rating-readout.tsx'
import { useEarlierVersionsOpen } from './use-earlier-versions-open.ts'
import { WritingInsights } from './writing-insights.tsx'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import modalStyles from '#web/ui/modal.module.css'
import styles from './entry-dialog.module.css'

/** Shows one entry in full, to read, edit or delete it. Deleting can be undone. */
export function EntryDialog({
  accountId,
  entry: opened,
  marks = [],
  onClose,
  onDeleted = onClose,
}: {
  accountId: string
  entry: Entry
  /** Parts of the text that a search has found or an Echo is based on. */
  marks?: readonly Mark[]
  onClose: () => void
  onDeleted?: () => void
}) {
  const [entry, setEntry] = useState(opened)
  const [editing, setEditing] = useState(false)
  const [broughtBack, setBroughtBack] = useState(false)
  const versions = useEarlierVersionsOpen()
  const pad = useRef<HTMLDivElement>(null)
  const isDeleted = useRef(false)
  const stopEditing = () => {
    // The focused button disappears with the editor, so the focus moves to the top of the entry.
    pad.current?.focus()
    setEditing(false)
  }
  return (
    <>
      <Modal title={titleOf(entry)} openerGoes={isDeleted} onClose={onClose}>
        <div className={modalStyles.body} ref={pad} tabIndex={-1}>
          {editing ? (
            <EntryEditor
              accountId={accountId}
              entry={entry}
              onSaved={(saved) => {
                setEntry(saved)
                setBroughtBack(false)
                stopEditing()
              }}
              onCancel={stopEditing}
            />
          ) : (
            <EntryReading
              entry={entry}
              marks={entry === opened ? marks : []}
              broughtBack={broughtBack}
              onVersions={versions.open}
              onEdit={() => setEditing(true)}
              onDeleted={() => {
                isDeleted.current = true
                onDeleted()
              }}
            />
          )}
        </div>
      </Modal>
      {versions.isOpen && !editing && (
        <Suspense>
          <EarlierVersionsPart
            entry={entry}
            onClose={versions.close}
            onNewer={setEntry}
            onBroughtBack={(saved) => {
              setEntry(saved)
              setBroughtBack(true)
              versions.close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function titleOf(entry: Entry): string {
  return entry.undated ? 'Undated entry' : longCalendarDate(entry.local_date)
}

function EntryReading({
  entry,
  marks,
  broughtBack,
  onVersions,
  onEdit,
  onDeleted,
}: {
  entry: Entry
  marks: readonly Mark[]
  broughtBack: boolean
  onVersions: () => void
  onEdit: () => void
  onDeleted: () => void
}) {
  // The date of an entry doesn't depend on the account's zone; the time of its last change is shown in that zone.
  const zone = useAccountZone()
  return (
    <>
      {broughtBack && (
        <Message kind="ok">Earlier version restored. The text it replaced is under Earlier versions.</Message>
      )}
      <div className={styles.rates}>
        <RatingReadouts ratings={entry} outOf />
      </div>
      {entry.answers && <AnsweredQuestion asked={entry.answers} />}
      {entry.prompt !== undefined && <PromptWrittenTo prompt={entry.prompt} />}
      {entry.titled && (
        <h3 dir="auto" className={styles.title}>
          {entry.title}
        </h3>
      )}
      {entry.damaged ? (
        <Message kind="note">{entry.content}</Message>
      ) : (
        <div className={styles.reading}>
          <EntryText content={entry.content} marks={marks} />
        </div>
      )}
      {entry.photographs && <EntryPhotographs photographs={entry.photographs} when={titleOf(entry)} />}
      {entry.tags.length > 0 && (
        <div className={styles.tags}>
          {entry.tags.map((tag) => (
            <span key={tag} className={controlStyles.chip}>
              {tag}
            </span>
          ))}
        </div>
      )}
      {entry.photographed && <EntryPhotograph entryId={entry.id} />}
      {!entry.damaged && <WritingInsights telemetry={entry.telemetry} />}
      <p className={classes(fieldStyles.hint, styles.dates)}>
        {entry.place !== undefined && `${entry.place}. `}Created {calendarDate(entry.local_date)},{' '}
        {clockOf(entry.local_time)}. Updated {dateTime(entry.updated_at, zone)}.
      </p>
      <EntryActions entry={entry} onVersions={onVersions} onEdit={onEdit} onDeleted={onDeleted} />
    </>
  )
}

/** Deleting needs no confirmation, because it can be undone. A failure shows in the dialog, which covers the toasts. */
function EntryActions({
  entry,
  onVersions,
  onEdit,
  onDeleted,
}: {
  entry: Entry
  onVersions: () => void
  onEdit: () => void
  onDeleted: () => void
}) {
  const toast = useToast()
  const remove = useDeleteEntry()
  const restore = useRestoreEntry()
  const undo = () =>
    restore.mutate(entry.id, {
      onSuccess: () => toast('Entry restored.'),
      onError: (error) => toast(sentenceOf(error, 'Couldn’t restore the entry.')),
    })
  const onDelete = () =>
    remove.mutate(entry.id, {
      onSuccess: () => {
        onDeleted()
        toast('Entry deleted.', { label: 'Undo', run: undo })
      },
    })
  return (
    <>
      {remove.isError && <Message kind="err">{sentenceOf(remove.error, 'Delete failed. Please try again.')}</Message>}
      <div className={actionStyles.actions}>
        {!entry.damaged && <Button onClick={onEdit}>Edit</Button>}
        <Button look="danger" busy={remove.isPending} onClick={onDelete}>
          Delete
        </Button>
        <VersionsButton entryId={entry.id} onOpen={onVersions} />
      </div>
    </>
  )
}

/**
 * The button for earlier versions, which is shown when there are any. If their number can’t be loaded, the dialog tries
 * again.
 */
function VersionsButton({ entryId, onOpen }: { entryId: string; onOpen: () => void }) {
  const { data: versions, isError } = useQuery(earlierVersionsQuery(useApi(), entryId))
  if (!isError && !versions?.length) return null
  return (
    <Button look="ghost" onClick={onOpen}>
      Earlier versions{versions ? ` (${versions.length})` : ''}
    </Button>
  )
}
