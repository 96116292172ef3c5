import type { ArchiveCheck, RestoredArchive } from '@soundings/contract/archive'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { stale } from '#web/lib/query-keys.ts'
import { counted, dateTime, fileSize } from '#web/lib/format.ts'
import type { Progress } from '#web/lib/long-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { restoreArchive, verifyArchive } from './exports.queries.ts'
import chooserStyles from '#web/ui/chooser.module.css'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import rowStyles from '#web/ui/row.module.css'
import styles from './exports.module.css'

type Work = 'verify' | 'restore'
type State =
  | { kind: 'idle' }
  | { kind: 'running'; work: Work; progress: Progress | null }
  | { kind: 'verified'; check: ArchiveCheck }
  | { kind: 'restored'; result: RestoredArchive }
  | { kind: 'failed'; message: string }

/** Verifies an archive, and restores it into the journal. */
export function ArchiveReturn() {
  const api = useApi()
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(work: Work, archive: File): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    const options = {
      signal: controller.signal,
      onProgress: (progress: Progress) => setState({ kind: 'running', work, progress }),
    }
    setState({ kind: 'running', work, progress: null })
    try {
      if (work === 'verify') setState({ kind: 'verified', check: await verifyArchive(api, archive, options) })
      else {
        setState({ kind: 'restored', result: await restoreArchive(api, archive, options) })
        await stale.archiveRestored(client)
      }
    } catch (error) {
      const message = sentenceOf(error, `Couldn’t ${work} the archive.`)
      setState(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', message })
    }
  }

  const busy = state.kind === 'running'
  return (
    <div className={styles.archiveReturn}>
      <label className={chooserStyles.chooser}>
        <b>Choose an archive</b>
        <span className={fieldStyles.hint}>
          {file ? `${file.name} (${fileSize(file.size)})` : 'A ZIP file you downloaded from Soundings.'}
        </span>
        <input
          type="file"
          accept=".zip,application/zip"
          aria-label="Choose an archive"
          disabled={busy}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            setState({ kind: 'idle' })
            // Allows choosing the same file again after it was changed.
            event.target.value = ''
          }}
        />
      </label>
      <div className={classes(rowStyles.actions, styles.actions)}>
        <Button
          disabled={!file}
          busy={busy && state.work === 'verify'}
          onClick={() => file && !busy && void run('verify', file)}
        >
          Verify Archive
        </Button>
        <Button
          disabled={!file}
          busy={busy && state.work === 'restore'}
          onClick={() => file && !busy && void run('restore', file)}
        >
          Restore Archive
        </Button>
        {busy && (
          <Button look="ghost" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        )}
      </div>
      {busy && (
        <div className={styles.downloadStatus} role="status">
          <span>{state.progress?.stage === 'working' ? WORDS[state.work] : 'Sending…'}</span>
          <progress aria-label="Progress" max={1} {...(state.progress ? { value: shareOf(state.progress) } : {})} />
        </div>
      )}
      <Outcome state={state} />
    </div>
  )
}

const WORDS: Readonly<Record<Work, string>> = { verify: 'Verifying…', restore: 'Restoring…' }

/** The first half of the bar shows the upload, and the second half the server’s work. */
function shareOf({ stage, fraction }: Progress): number {
  return stage === 'sending' ? fraction / 2 : 0.5 + fraction / 2
}

function Outcome({ state }: { state: State }) {
  if (state.kind === 'failed') return <Message kind="err">{state.message}</Message>
  if (state.kind === 'restored') {
    return (
      <Message kind="ok">
        Restored: {listed(state.result.restored)}. Already here: {listed(state.result.already_there)}.
        {state.result.profile.length > 0 && ` Also restored: ${state.result.profile.join(', ')}.`}
      </Message>
    )
  }
  if (state.kind !== 'verified') return null
  const { whole, problem, counts, created_at } = state.check
  if (!whole || !counts || !created_at) return <Message kind="err">{problem}</Message>
  return (
    <Message kind="ok">
      This archive is complete: {listed(counts)}, from {dateTime(created_at)}.
    </Message>
  )
}

function listed({ entries, echoes, photographs }: NonNullable<ArchiveCheck['counts']>): string {
  const parts = [counted(entries, 'entry', 'entries'), counted(echoes, 'Echo', 'Echos')]
  return `${parts.join(', ')} and ${counted(photographs, 'photo', 'photos')}`
}
