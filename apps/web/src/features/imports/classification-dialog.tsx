import type { Classification, PendingImports } from '@soundings/contract/imports'
import { CLARITY_DAYS } from '@soundings/core/clarity'
import { RECENT_DAYS } from '@soundings/core/entries'
import { useState } from 'react'
import { counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import actionStyles from '#web/ui/actions.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import modalStyles from '#web/ui/modal.module.css'
import optionStyles from '#web/ui/option.module.css'
import styles from './imports.module.css'

/** The number of files that are listed before "... and N more files" (docs/spec/numbers.md#screens). */
const PREVIEW_FILES = 3

const CHOICES: readonly { value: Classification; label: string; description: string }[] = [
  { value: 'recent', label: 'Recent', description: `Written in the last ${RECENT_DAYS} days. Counts everywhere.` },
  {
    value: 'historic',
    label: 'Historic',
    description: `Older than ${RECENT_DAYS} days. Doesn’t count toward streaks or ${CLARITY_DAYS}-day figures.`,
  },
  { value: 'unknown', label: 'Unknown', description: 'Treated as historic.' },
]

/** Asks when the undated entries of an upload were written. */
export function ClassificationDialog({
  pending,
  found,
  busy,
  error,
  onContinue,
  onCancel,
  onClose,
}: {
  pending: PendingImports
  /** The number of all entries in the upload, including those of its dated files. */
  found: number
  busy: boolean
  error: string | null
  onContinue: (classification: Classification) => void
  onCancel: () => void
  onClose: () => void
}) {
  const [choice, setChoice] = useState<Classification | null>(pending.smart_default)
  const files = pending.pending_imports
  const undated = files.reduce((sum, file) => sum + file.undated, 0)
  return (
    <Modal title="Classify Your Journal Import" onClose={onClose}>
      <form
        className={modalStyles.body}
        onSubmit={(event) => {
          event.preventDefault()
          if (choice && !busy) onContinue(choice)
        }}
      >
        <p>We found {counted(found, 'entry', 'entries')} in your upload.</p>
        <p className={fieldStyles.hint}>
          {undatedSentence(found, undated)} When {undated === 1 ? 'was it' : 'were they'} written?
        </p>
        <fieldset className={styles.classifyChoices}>
          <legend className="sr">When were they written?</legend>
          {CHOICES.map(({ value, label, description }) => (
            <label key={value} className={optionStyles.option}>
              <b>
                {label}
                {value === pending.smart_default && <span className={styles.recommended}>Recommended</span>}
              </b>
              <span className={optionStyles.description}>{description}</span>
              <input
                type="radio"
                name="classification"
                value={value}
                checked={choice === value}
                onChange={() => setChoice(value)}
              />
            </label>
          ))}
        </fieldset>
        <ul className={styles.classifyFiles}>
          {files.slice(0, PREVIEW_FILES).map((file) => (
            <li key={file.id}>
              {file.original_name} <span className={fieldStyles.hint}>{kilobytes(file.size_bytes)}</span>
            </li>
          ))}
          {files.length > PREVIEW_FILES && (
            <li className={fieldStyles.hint}>
              ... and {counted(files.length - PREVIEW_FILES, 'more file', 'more files')}
            </li>
          )}
        </ul>
        <p className={fieldStyles.hint}>
          You must make a selection to continue. This ensures your metrics remain accurate.
        </p>
        {error !== null && <Message kind="err">{error}</Message>}
        <div className={actionStyles.actions}>
          <Button type="submit" look="primary" disabled={choice === null} busy={busy}>
            {busy ? 'Processing...' : 'Continue Import'}
          </Button>
          <Button look="ghost" disabled={busy} onClick={onCancel}>
            Cancel Upload
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function undatedSentence(found: number, undated: number): string {
  if (undated === found) return found === 1 ? 'It has no date.' : 'They have no date.'
  return undated === 1 ? '1 of them has no date.' : `${undated} of them have no date.`
}

export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`
}
