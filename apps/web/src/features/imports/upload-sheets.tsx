import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PartMissing } from '#web/ui/part-missing.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { useUploads } from './use-uploads.ts'

const ImportDialogs = lazyPart(
  () => import('./import-dialogs.tsx').then((module) => module.ImportDialogs),
  ({ onClosed, onRetry }) => (
    <Modal title="Upload Content" onClose={() => onClosed(false)}>
      <div className="pad">
        <PartMissing onRetry={onRetry} />
      </div>
    </Modal>
  ),
)

/** The sheets of an upload while they are open, and a word when they close. Fetched when they are first needed. */
export function UploadSheets({
  uploads,
  photographsSentTo,
  everything,
}: {
  uploads: ReturnType<typeof useUploads>
  /** The host that photographs are sent to be read, or null. */
  photographsSentTo: string | null
  /** True where the words speak of a whole upload (onboarding). */
  everything: boolean
}) {
  const toast = useToast()
  if (!uploads.open) return null
  return (
    <Suspense fallback={<Spinner />}>
      <ImportDialogs
        queue={uploads.queue}
        photographsSentTo={photographsSentTo}
        everything={everything}
        onDone={(outcome) => {
          uploads.close()
          uploads.setOutcome(outcome)
        }}
        onCancelled={() => {
          uploads.close()
          toast('Upload cancelled.')
        }}
        onClosed={(waiting) => {
          uploads.close()
          if (waiting) toast('Your upload is waiting. Open Upload to go on.')
        }}
      />
    </Suspense>
  )
}
