import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'
import { useRef, useSyncExternalStore, type ComponentType } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { FileDrop } from './file-drop.tsx'
import { likelyKind, type UploadKind, type UploadQueue } from './upload-queue.ts'
import { isTwice, UploadRow } from './upload-row.tsx'

const READ_HERE = 'Pages of handwriting or print. They are read on our own server and sent nowhere else.'
const DOCUMENT_TYPES = '.pdf,.rtf,.docx,.txt'

/** Choosing documents and photos, and seeing each of them on its way. */
export function UploadDialog({
  queue,
  sentTo,
  onContinue,
  onCancel,
  onClose,
}: {
  queue: UploadQueue
  /** The host that photographs are sent to be read, or null when they are read on our own server. */
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
        <div className="pad upload">
          <div className="choosers">
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
                sentTo === null ? READ_HERE : `Pages of handwriting or print. They are sent to ${sentTo} to be read.`
              }
              accept="image/*,.heic,.heif"
              kindOf={() => 'photograph'}
              Icon={CameraIcon}
              queue={queue}
            />
          </div>
          <p className="hint">Or drop files anywhere on this sheet.</p>
          <ul className="uploads" aria-label="Files" ref={list} tabIndex={-1}>
            {items.map((item) => (
              <UploadRow
                key={item.key}
                item={item}
                isTwice={isTwice(item, items)}
                onRemove={() => {
                  // The row goes, and with it the button that has the focus.
                  list.current?.focus()
                  queue.remove(item.key)
                }}
              />
            ))}
          </ul>
          <div className="acts">
            <Button look="primary" disabled={!ready || busy} onClick={onContinue}>
              Look it over
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
  /** A photo that is chosen as a document is read all the same. */
  kindOf: (file: File) => UploadKind
  Icon: ComponentType<{ className?: string; 'aria-hidden': 'true' }>
  queue: UploadQueue
}) {
  return (
    <label className="chooser">
      <Icon className="icon" aria-hidden="true" />
      <b>{label}</b>
      <span className="hint">{hint}</span>
      <input
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          queue.add([...(event.target.files ?? [])], kindOf)
          // The same file may be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </label>
  )
}
