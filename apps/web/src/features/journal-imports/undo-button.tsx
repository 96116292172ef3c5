import { useState } from 'react'
import { counted } from '#web/lib/format.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useUndoJournalImport } from './journal-imports.queries.ts'
import actionStyles from '#web/ui/actions.module.css'
import controlStyles from '#web/ui/controls.module.css'
import modalStyles from '#web/ui/modal.module.css'

/** Undoes an import after asking once. */
export function UndoButton({
  id,
  name,
  isInline = false,
  onUndone,
}: {
  id: string
  name: string
  /** True for a button inside a sentence, which looks like a link. */
  isInline?: boolean
  onUndone?: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const undo = useUndoJournalImport()
  const run = () =>
    undo.mutate(id, {
      onSuccess: ({ removed, kept }) => {
        setAsking(false)
        const left =
          kept > 0 ? ` ${counted(kept, 'entry', 'entries')} you’ve edited ${kept === 1 ? 'was' : 'were'} kept.` : ''
        toast(`${counted(removed, 'entry', 'entries')} deleted.${left}`)
        // The pressed button disappears with its import.
        document.getElementById('main')?.focus()
        onUndone?.()
      },
      onError: (error) => toast(refusalOr(error, 'Couldn’t undo the import. Please try again.')),
    })
  return (
    <>
      <button
        type="button"
        className={isInline ? controlStyles.inlineLink : buttonClass()}
        aria-label={`Undo the import of ${name}`}
        onClick={() => setAsking(true)}
      >
        Undo the import
      </button>
      {isAsking && (
        <Modal title="Undo this import?" onClose={() => setAsking(false)}>
          <div className={modalStyles.body}>
            <p>
              This deletes the entries imported from {name}, including any in Deleted entries. Entries you’ve edited
              stay, and so does the rest of your journal. You can import the file again.
            </p>
            <div className={actionStyles.actions}>
              <Button look="danger" busy={undo.isPending} onClick={run}>
                Undo the import
              </Button>
              <Button look="ghost" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
