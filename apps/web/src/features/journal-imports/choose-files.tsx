import type { JournalImport } from '@soundings/contract/journal-imports'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { fileSize } from '#web/lib/format.ts'
import { stale } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Message } from '#web/ui/message.tsx'
import { cancelSending, onSending, send, sendingNow, type Sending } from './sending.ts'
import { WHERE } from './source-names.ts'
import { StepsHead } from './steps-head.tsx'
import { DoneImports } from './done-imports.tsx'
import fieldStyles from '#web/ui/fields.module.css'
import textStyles from '#web/ui/text.module.css'
import chooseStyles from './choose-files.module.css'
import workingStyles from './working.module.css'
import styles from './journal-imports.module.css'

/** The first step: one file or many, and where to get them. */
export function ChooseFiles({ done }: { done: readonly JournalImport[] }) {
  const api = useApi()
  const client = useQueryClient()
  const sending = useSyncExternalStore(onSending, sendingNow)
  const begin = (files: readonly File[]) => void send(api, files, () => stale.importMoved(client))
  return (
    <>
      <StepsHead
        step={1}
        title="Import a journal"
        sub="Anything you’ve kept in another app or in files. Nothing is added until you’ve reviewed it."
      />
      {sending.kind === 'sending' ? (
        <SendingFiles sending={sending} />
      ) : (
        <FileDrop onFiles={begin}>
          <label className={chooseStyles.drop}>
            <input
              type="file"
              multiple
              aria-label="Choose a file"
              aria-describedby="import-kinds"
              onChange={(event) => {
                begin([...(event.target.files ?? [])])
                // Allows choosing the same file again after a failure.
                event.target.value = ''
              }}
            />
            <UploadSimpleIcon className={textStyles.icon} aria-hidden="true" />
            <b>Choose a file</b>
            <span id="import-kinds">or drop it here. ZIP, JSON, CSV, Markdown and more, up to 6 GB.</span>
          </label>
        </FileDrop>
      )}
      {sending.kind === 'failed' && <Message kind="err">{sending.sentence}</Message>}
      <DoneImports done={done} />
      <h2 className={styles.small}>Where is it now?</h2>
      <ul className={chooseStyles.sources}>
        {WHERE.map(({ name, how }) => (
          <li key={name}>
            <details>
              <summary>
                <CaretRightIcon className={textStyles.icon} aria-hidden="true" />
                {name}
              </summary>
              <p>{how}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className={fieldStyles.hint}>
        Your files are stored encrypted, and deleted when the import finishes, fails or is canceled.
      </p>
    </>
  )
}

function SendingFiles({ sending }: { sending: Sending & { kind: 'sending' } }) {
  const { names, bytes, fraction } = sending
  return (
    <div className={workingStyles.progress}>
      <div className={workingStyles.progressRow} role="status">
        <b>Sending {names.length === 1 ? names[0] : `${names.length} files`}</b>
        <span>
          {fileSize(bytes * fraction)} of {fileSize(bytes)}
        </span>
      </div>
      <div
        className={workingStyles.bar}
        role="progressbar"
        aria-label="Sending"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fraction * 100)}
      >
        <i style={{ width: `${fraction * 100}%` }} />
      </div>
      <p className={fieldStyles.hint}>
        You can use other pages of Soundings in the meantime, but keep this window open.
      </p>
      <div>
        <Button onClick={cancelSending}>Cancel</Button>
      </div>
    </div>
  )
}
