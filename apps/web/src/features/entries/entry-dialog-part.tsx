import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PartMissing } from '#web/ui/part-missing.tsx'
import modalStyles from '#web/ui/modal.module.css'

/**
 * An entry in its dialog. A list doesn’t need the dialog for its first view, so it is fetched afterward or when an
 * entry opens.
 */
export const EntryDialogPart = lazyPart(
  () => import('./entry-dialog.tsx').then((module) => module.EntryDialog),
  ({ onClose, onRetry }) => (
    <Modal title="Entry" onClose={onClose}>
      <div className={modalStyles.body}>
        <PartMissing onRetry={onRetry} />
      </div>
    </Modal>
  ),
)

/** Fetches the dialog early, because the connection may be lost when it is needed. */
export function fetchEntryDialog(): void {
  void EntryDialogPart.load().catch(() => {})
}
