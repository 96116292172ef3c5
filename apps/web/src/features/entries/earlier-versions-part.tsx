import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PartMissing } from '#web/ui/part-missing.tsx'
import modalStyles from '#web/ui/modal.module.css'

/** The earlier versions of an entry, fetched when they are opened. */
export const EarlierVersionsPart = lazyPart(
  () => import('./earlier-versions.tsx').then((module) => module.EarlierVersions),
  ({ onClose, onRetry }) => (
    <Modal title="Earlier versions" onClose={onClose}>
      <div className={modalStyles.body}>
        <PartMissing onRetry={onRetry} />
      </div>
    </Modal>
  ),
)
