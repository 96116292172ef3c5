import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { Message } from '#web/ui/message.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { undoImport, useJournalChanged } from './imports.queries.ts'
import type { ImportOutcome } from './use-import.ts'

/** What became of an import, with a way to take it back as a whole. Stays until it is dismissed. */
export function ImportNotice({ outcome, onDismiss }: { outcome: ImportOutcome; onDismiss: () => void }) {
  const api = useApi()
  const toast = useToast()
  const journalChanged = useJournalChanged()
  const [busy, setBusy] = useState(false)
  const dismiss = () => {
    // The notice goes, and with it the button that has the focus.
    document.getElementById('main')?.focus()
    onDismiss()
  }
  const undo = async () => {
    if (busy) return
    setBusy(true)
    try {
      for (const id of outcome.importIds) await undoImport(api, id)
      await journalChanged()
      toast('The import was undone.')
      dismiss()
    } catch (error) {
      toast(refusalOr(error, 'The import could not be undone. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Message kind={outcome.kind} className="editor-note">
      {outcome.text}{' '}
      {outcome.importIds.length > 0 && (
        <button type="button" className="inline-link" aria-busy={busy} onClick={() => void undo()}>
          Undo the import
        </button>
      )}{' '}
      <button type="button" className="inline-link" onClick={dismiss}>
        Dismiss
      </button>
    </Message>
  )
}
