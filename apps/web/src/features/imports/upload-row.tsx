import { kilobytes } from './classification-dialog.tsx'
import type { UploadItem } from './upload-queue.ts'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './imports.module.css'

/** True for a file from an earlier visit that was chosen again now, by its name and size. */
export function isTwice(item: UploadItem, items: readonly UploadItem[]): boolean {
  return items.some(
    (other) =>
      other.key !== item.key &&
      other.name === item.name &&
      other.bytes === item.bytes &&
      other.isLeftBehind !== item.isLeftBehind,
  )
}

/** One file: its progress, its result, and a button to remove it. */
export function UploadRow({
  item,
  isTwice: isThereTwice,
  onRemove,
}: {
  item: UploadItem
  isTwice: boolean
  onRemove: () => void
}) {
  const under = item.state === 'waiting' || item.state === 'sending'
  return (
    <li className={styles.uploadRow}>
      <span className={styles.uploadName}>
        {item.name} <span className={fieldStyles.hint}>{kilobytes(item.bytes)}</span>
      </span>
      <span
        className={item.state === 'failed' ? classes(styles.uploadState, styles.error) : styles.uploadState}
        role="status"
      >
        {wordOf(item)}
        {isThereTwice && item.isLeftBehind && ' You chose this file again below, so you can remove this one.'}
      </span>
      {item.state === 'sending' && (
        <progress
          aria-label={`Progress of ${item.name}`}
          {...(item.progress ? { value: shareOf(item) } : {})}
          max={1}
        />
      )}
      <button
        type="button"
        className={controlStyles.iconButton}
        aria-label={`${under ? 'Cancel' : 'Remove'} ${item.name}`}
        onClick={onRemove}
      >
        {under ? 'Cancel' : 'Remove'}
      </button>
    </li>
  )
}

/** Matches the file names of formats other than plain text. */
const RICH = /\.(pdf|docx|rtf)$/i

function wordOf({ state, kind, name, progress, problem, readAs, isLeftBehind }: UploadItem): string {
  if (state === 'failed') return problem ?? ''
  if (isLeftBehind) return 'Left from an earlier upload.'
  if (state === 'read')
    return readAs === 'txt' && RICH.test(name)
      ? 'Read as plain text, because the file isn’t the type its name says'
      : 'Read'
  if (state === 'canceled') return 'Cancelled'
  if (state === 'waiting') return 'Waiting'
  if (!progress || (progress.stage === 'sending' && progress.fraction < 1)) return 'Sending…'
  return kind === 'photograph' ? 'Reading the text…' : 'Reading…'
}

/** The first half of the bar shows the upload, and the second half the reading. */
function shareOf({ progress }: UploadItem): number {
  return progress ? (progress.stage === 'sending' ? progress.fraction / 2 : 0.5 + progress.fraction / 2) : 0
}
