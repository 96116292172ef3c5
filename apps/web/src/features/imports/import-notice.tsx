import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { counted } from '#web/lib/format.ts'
import { Message } from '#web/ui/message.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { undoImport, useJournalChanged } from './imports.queries.ts'
import type { ImportOutcome } from './use-import.ts'
import controlStyles from '#web/ui/controls.module.css'
import messageStyles from '#web/ui/message.module.css'

/** The result of an import, with a button to undo it as a whole. Stays until it is dismissed. */
export function ImportNotice({ outcome, onDismiss }: { outcome: ImportOutcome; onDismiss: () => void }) {
  const api = useApi()
  const toast = useToast()
  const journalChanged = useJournalChanged()
  const [busy, setBusy] = useState(false)
  const dismiss = () => {
    // The focused button disappears with the notice.
    document.getElementById('main')?.focus()
    onDismiss()
  }
  const undo = async () => {
    if (busy) return
    setBusy(true)
    try {
      let left = 0
      for (const id of outcome.importIds) left += (await undoImport(api, id)).kept
      await journalChanged()
      const stayed =
        left > 0 ? ` ${counted(left, 'entry', 'entries')} you’ve edited ${left === 1 ? 'was' : 'were'} kept.` : ''
      toast(`The import was undone.${stayed}`)
      dismiss()
    } catch (error) {
      toast(refusalOr(error, 'Couldn’t undo the import. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Message kind={outcome.kind} className={messageStyles.inset}>
      {outcome.text}{' '}
      {outcome.importIds.length > 0 && (
        <button type="button" className={controlStyles.inlineLink} aria-busy={busy} onClick={() => void undo()}>
          Undo the import
        </button>
      )}{' '}
      <button type="button" className={controlStyles.inlineLink} onClick={dismiss}>
        Dismiss
      </button>
    </Message>
  )
}
