import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'
import { useRef, useSyncExternalStore, type ComponentType } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { likelyKind, type UploadKind, type UploadQueue } from './upload-queue.ts'
import { isTwice, UploadRow } from './upload-row.tsx'
import actionStyles from '#web/ui/actions.module.css'
import chooserStyles from '#web/ui/chooser.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import modalStyles from '#web/ui/modal.module.css'
import styles from './imports.module.css'
import textStyles from '#web/ui/text.module.css'

const READ_HERE = 'Handwritten or printed pages. The text is read on this server; photos aren’t sent anywhere else.'
const DOCUMENT_TYPES = '.pdf,.rtf,.docx,.txt'

/** Chooses documents and photographs, and shows the progress of each. */
export function UploadDialog({
  queue,
  sentTo,
  onContinue,
  onCancel,
  onClose,
}: {
  queue: UploadQueue
  /** The host that reads photographs, or null when this server does. */
  sentTo: string | null
  onContinue: () => void
  onCancel: () => void
  onClose: () => void
}) {
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  const list = useRef<HTMLUListElement>(null)
  const busy = items.some(({ state }) => state === 'waiting' || state === 'sending')
  const ready = items.some(({ state }) => state === 'read')
  return (
    <Modal title="Upload Content" onClose={onClose}>
      <FileDrop onFiles={(files) => queue.add(files, likelyKind)}>
        <div className={modalStyles.body}>
          <div className={styles.choosers}>
            <FileChooser
              label="Documents"
              hint="PDF, RTF, DOCX or TXT. You can choose several."
              accept={DOCUMENT_TYPES}
              kindOf={likelyKind}
              Icon={FileArrowUpIcon}
              queue={queue}
            />
            <FileChooser
              label="Photos"
              hint={
                sentTo === null
                  ? READ_HERE
                  : `Handwritten or printed pages. They’re sent to ${sentTo}, an outside service, which reads the text.`
              }
              accept="image/*,.heic,.heif"
              kindOf={() => 'photograph'}
              Icon={CameraIcon}
              queue={queue}
            />
          </div>
          <p className={fieldStyles.hint}>
            Or drag files into this window. From Day One, Daylio, Obsidian or another app:{' '}
            <Link to={paths.importJournal}>Import a journal</Link>
          </p>
          <ul className={styles.uploads} aria-label="Files" ref={list} tabIndex={-1}>
            {items.map((item) => (
              <UploadRow
                key={item.key}
                item={item}
                isTwice={isTwice(item, items)}
                onRemove={() => {
                  // The focused button disappears with its row.
                  list.current?.focus()
                  queue.remove(item.key)
                }}
              />
            ))}
          </ul>
          <div className={actionStyles.actions}>
            <Button look="primary" disabled={!ready || busy} onClick={onContinue}>
              Review
            </Button>
            <Button look="ghost" onClick={onCancel}>
              Cancel Upload
            </Button>
          </div>
        </div>
      </FileDrop>
    </Modal>
  )
}

function FileChooser({
  label,
  hint,
  accept,
  kindOf,
  Icon,
  queue,
}: {
  label: string
  hint: string
  accept: string
  /** A photograph chosen as a document is still read as a photograph. */
  kindOf: (file: File) => UploadKind
  Icon: ComponentType<{ className?: string | undefined; 'aria-hidden': 'true' }>
  queue: UploadQueue
}) {
  return (
    <label className={chooserStyles.chooser}>
      <Icon className={textStyles.icon} aria-hidden="true" />
      <b>{label}</b>
      <span className={fieldStyles.hint}>{hint}</span>
      <input
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          queue.add([...(event.target.files ?? [])], kindOf)
          // Allows choosing the same file again after it was removed.
          event.target.value = ''
        }}
      />
    </label>
  )
}
