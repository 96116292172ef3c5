import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PartMissing } from '#web/ui/part-missing.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { useUploads } from './use-uploads.ts'
import modalStyles from '#web/ui/modal.module.css'

const BegunImport = lazyPart(
  () => import('./begun-import.tsx').then((module) => module.BegunImport),
  ({ onClosed, onRetry }) => (
    <Modal title="Upload Content" onClose={() => onClosed(false)}>
      <div className={modalStyles.body}>
        <PartMissing onRetry={onRetry} />
      </div>
    </Modal>
  ),
)

/** The dialogs of an upload while they are open, and a message when they close. Fetched when they are first needed. */
export function UploadSheets({
  uploads,
  photographsSentTo,
  everything,
}: {
  uploads: ReturnType<typeof useUploads>
  /** The host that reads photographs, or null when this server does. */
  photographsSentTo: string | null
  /** True if messages are about a whole upload, as in onboarding. */
  everything: boolean
}) {
  const toast = useToast()
  if (!uploads.begun) return null
  return (
    <Suspense fallback={<Spinner />}>
      <BegunImport
        holder={uploads.holder}
        begun={uploads.begun}
        photographsSentTo={photographsSentTo}
        everything={everything}
        onDone={(outcome) => {
          uploads.close()
          uploads.setOutcome(outcome)
        }}
        onCanceled={() => {
          uploads.close()
          toast('Upload cancelled.')
        }}
        onClosed={(waiting) => {
          uploads.close()
          if (waiting) toast('Your files are saved. Open Upload to continue.')
        }}
      />
    </Suspense>
  )
}
