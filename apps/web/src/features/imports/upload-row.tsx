import { kilobytes } from './classification-dialog.tsx'
import type { UploadItem } from './upload-queue.ts'

/** True for a file that is there from an earlier visit and was chosen again now, by its name and size. */
export function isTwice(item: UploadItem, items: readonly UploadItem[]): boolean {
  return items.some(
    (other) =>
      other.key !== item.key &&
      other.name === item.name &&
      other.bytes === item.bytes &&
      other.isLeftBehind !== item.isLeftBehind,
  )
}

/** One file: how far it is, what became of it, and the way to take it out. */
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
    <li className="upload-row">
      <span className="upload-name">
        {item.name} <span className="hint">{kilobytes(item.bytes)}</span>
      </span>
      <span className={item.state === 'failed' ? 'upload-state err' : 'upload-state'} role="status">
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
        className="icon-btn"
        aria-label={`${under ? 'Cancel' : 'Remove'} ${item.name}`}
        onClick={onRemove}
      >
        {under ? 'Cancel' : 'Remove'}
      </button>
    </li>
  )
}

/** Names that promise more than plain text. */
const RICH = /\.(pdf|docx|rtf)$/i

function wordOf({ state, kind, name, progress, problem, readAs, isLeftBehind }: UploadItem): string {
  if (state === 'failed') return problem ?? ''
  if (isLeftBehind) return 'Left from an earlier upload.'
  if (state === 'read')
    return readAs === 'txt' && RICH.test(name) ? 'Read as plain text, whatever its name says' : 'Read'
  if (state === 'cancelled') return 'Cancelled'
  if (state === 'waiting') return 'Waiting'
  if (!progress || (progress.stage === 'sending' && progress.fraction < 1)) return 'Sending…'
  return kind === 'photograph' ? 'Recognising the words…' : 'Reading…'
}

/** Sending is the first half of the bar, reading the second. */
function shareOf({ progress }: UploadItem): number {
  return progress ? (progress.stage === 'sending' ? progress.fraction / 2 : 0.5 + progress.fraction / 2) : 0
}
