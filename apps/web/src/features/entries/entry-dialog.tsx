import type { Entry } from '@soundings/contract/entries'
import { useRef, useState } from 'react'
import { sentenceOf } from '#web/lib/api-error.ts'
import { dateTime, longCalendarDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDeleteEntry, useRestoreEntry } from './entries.queries.ts'
import { EntryEditor } from './entry-editor.tsx'
import { MarkedText, type Mark } from './marked-text.tsx'
import { EntryPhotograph } from './entry-photograph.tsx'
import { RatingReadouts } from './rating-readout.tsx'
import { WritingInsights } from './writing-insights.tsx'

/** One entry, whole: reading it, changing it, deleting it with a way back. */
export function EntryDialog({
  accountId,
  entry: opened,
  marks = [],
  onClose,
  onDeleted = onClose,
}: {
  accountId: string
  entry: Entry
  /** Stretches of the text that an Echo rests on. */
  marks?: readonly Mark[]
  onClose: () => void
  onDeleted?: () => void
}) {
  const [entry, setEntry] = useState(opened)
  const [editing, setEditing] = useState(false)
  const pad = useRef<HTMLDivElement>(null)
  const stopEditing = () => {
    // The button that had the focus goes with the editor: reading goes on from the top of the entry.
    pad.current?.focus()
    setEditing(false)
  }
  return (
    <Modal title={entry.undated ? 'Undated entry' : longCalendarDate(entry.local_date)} onClose={onClose}>
      <div className="pad" ref={pad} tabIndex={-1}>
        {editing ? (
          <EntryEditor
            accountId={accountId}
            entry={entry}
            onSaved={(saved) => {
              setEntry(saved)
              stopEditing()
            }}
            onCancel={stopEditing}
          />
        ) : (
          <EntryReading
            entry={entry}
            marks={entry === opened ? marks : []}
            onEdit={() => setEditing(true)}
            onDeleted={onDeleted}
          />
        )}
      </div>
    </Modal>
  )
}

function EntryReading({
  entry,
  marks,
  onEdit,
  onDeleted,
}: {
  entry: Entry
  marks: readonly Mark[]
  onEdit: () => void
  onDeleted: () => void
}) {
  return (
    <>
      <div className="dialog-rates">
        <RatingReadouts ratings={entry} outOf />
      </div>
      {entry.damaged ? (
        <Message kind="note">{entry.content}</Message>
      ) : (
        <div className="reading">
          <MarkedText content={entry.content} marks={marks} />
        </div>
      )}
      {entry.tags.length > 0 && (
        <div className="dialog-tags">
          {entry.tags.map((tag) => (
            <span key={tag} className="chip">
              {tag}
            </span>
          ))}
        </div>
      )}
      {entry.photographed && <EntryPhotograph entryId={entry.id} />}
      {!entry.damaged && <WritingInsights telemetry={entry.telemetry} />}
      <p className="hint dialog-dates">
        Created {dateTime(entry.created_at)}. Updated {dateTime(entry.updated_at)}.
      </p>
      <EntryActions entry={entry} onEdit={onEdit} onDeleted={onDeleted} />
    </>
  )
}

/** Deleting asks nothing, because it can be undone. A failure shows in the dialog, which hides the toasts behind it. */
function EntryActions({ entry, onEdit, onDeleted }: { entry: Entry; onEdit: () => void; onDeleted: () => void }) {
  const toast = useToast()
  const remove = useDeleteEntry()
  const restore = useRestoreEntry()
  const undo = () =>
    restore.mutate(entry.id, {
      onSuccess: () => toast('Entry restored.'),
      onError: (error) => toast(sentenceOf(error, 'The entry could not be restored.')),
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
      <div className="acts">
        {!entry.damaged && <Button onClick={onEdit}>Edit</Button>}
        <Button look="danger" busy={remove.isPending} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </>
  )
}
