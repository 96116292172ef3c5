import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { ClassificationDialog } from './classification-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import type { UploadQueue } from './upload-queue.ts'
import { useImport, type ImportOutcome } from './use-import.ts'

/** The dialogs from files to entries: choosing, reviewing, and classifying undated entries. */
export function ImportDialogs({
  queue,
  photographsSentTo,
  everything,
  onDone,
  onCanceled,
  onClosed,
}: {
  queue: UploadQueue
  /** The host that reads photographs, or null when this server does. */
  photographsSentTo: string | null
  /** True if messages are about a whole upload, as in onboarding. */
  everything: boolean
  onDone: (outcome: ImportOutcome) => void
  onCanceled: () => void
  /** @param waiting true when an upload can be imported later */
  onClosed: (waiting: boolean) => void
}) {
  const [reviewing, setReviewing] = useState(false)
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  const flow = useImport({ queue, everything, onDone })
  const read = items.flatMap((item) => (item.pendingId === null ? [] : [{ ...item, pendingId: item.pendingId }]))
  const cancel = () => {
    void flow.cancel().then(onCanceled)
  }
  // Closing is not canceling: uploads and decisions are kept, and offered again. A page that locks removes the dialog
  // without closing it.
  const keep = useEffectEvent(() => void flow.leave())
  useEffect(() => () => keep(), [])
  const close = () => {
    // During the import, closing the dialog cancels it, because there is nothing to return to.
    if (flow.progress !== null) return cancel()
    onClosed(items.some(({ state }) => state !== 'failed' && state !== 'canceled'))
  }
  if (flow.unclassified) {
    return (
      <ClassificationDialog
        pending={flow.unclassified.pending}
        found={flow.unclassified.found}
        busy={flow.progress !== null}
        error={flow.error}
        onContinue={(choice) => void flow.classify(choice)}
        onCancel={cancel}
        onClose={close}
      />
    )
  }
  return reviewing ? (
    <ReviewDialog
      items={read}
      reviewed={flow.reviewed}
      progress={flow.progress}
      error={flow.error}
      onReview={flow.review}
      onImport={(texts) => void flow.start(texts)}
      onBack={() => setReviewing(false)}
      onCancel={cancel}
      onClose={close}
    />
  ) : (
    <UploadDialog
      queue={queue}
      sentTo={photographsSentTo}
      onContinue={() => setReviewing(true)}
      onCancel={cancel}
      onClose={close}
    />
  )
}
