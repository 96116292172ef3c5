import { fileSize } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { DownloadState } from './use-download.ts'
import styles from './exports.module.css'

/** The progress of a download, and its result. */
export function DownloadStatus({ state, onCancel }: { state: DownloadState; onCancel: () => void }) {
  if (state.kind === 'failed') return <Message kind="err">{state.message}</Message>
  return (
    <div className={styles.downloadStatus} role="status">
      {state.kind === 'running' && (
        <>
          <span>{state.bytes === 0 ? 'Preparing your file…' : `Receiving… ${fileSize(state.bytes)}`}</span>
          <progress aria-label="Progress of the export" />
          <Button look="ghost" onClick={onCancel}>
            Cancel export
          </Button>
        </>
      )}
      {state.kind === 'done' && (
        <span>
          {state.name} is downloading to your device ({fileSize(state.bytes)}).
        </span>
      )}
    </div>
  )
}
