import type { Decision, ReviewedText } from '@soundings/contract/imports'
import { isInvisible } from '@soundings/core/entries'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { stale } from '#web/lib/query-keys.ts'
import { counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DocumentReview } from './document-review.tsx'
import { importReviewQuery, saveOrder } from './imports.queries.ts'
import { initialText, PhotographReview } from './photograph-review.tsx'
import { summaryOf } from './review-decisions.ts'
import type { UploadItem } from './upload-queue.ts'
import actionStyles from '#web/ui/actions.module.css'
import modalStyles from '#web/ui/modal.module.css'

/** The person's decisions so far, by upload id. Entries without a decision stay as they were found. */
export type Reviewed = {
  decisions: Readonly<Record<string, Decision[]>>
  texts: Readonly<Record<string, ReviewedText>>
}

export const NOTHING_REVIEWED: Reviewed = { decisions: {}, texts: {} }

/** Reviews the entries of every upload before any is added. */
export function ReviewDialog({
  items,
  reviewed,
  progress,
  error,
  onReview,
  onImport,
  onBack,
  onCancel,
  onClose,
}: {
  items: readonly (UploadItem & { pendingId: string })[]
  reviewed: Reviewed
  /** The finished share of the import, or null before it started. */
  progress: number | null
  error: string | null
  onReview: (reviewed: Reviewed) => void
  onImport: (texts: Readonly<Record<string, ReviewedText>>) => void
  onBack: () => void
  onCancel: () => void
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [orderError, setOrderError] = useState<string | null>(null)
  const reorder = async (id: string, order: 'day-first' | 'month-first') => {
    setOrderError(null)
    try {
      await saveOrder(api, id, order)
      const { [id]: _begunAnew, ...decisions } = reviewed.decisions
      onReview({ ...reviewed, decisions })
      await stale.reviewReordered(client, id)
    } catch (refusal) {
      setOrderError(refusalOr(refusal, 'Upload failed. Please try again.'))
    }
  }
  const reviews = useQueries({ queries: items.map(({ pendingId }) => importReviewQuery(api, pendingId)) })
  const loaded = reviews.flatMap(({ data }) => data ?? [])
  const failed = reviews.find(({ error: problem }) => problem !== null)
  const textOf = (id: string) => {
    const review = loaded.find((one) => one.id === id)
    return reviewed.texts[id] ?? (review ? initialText(review) : null)
  }
  const photographs = loaded.filter(({ kind }) => kind === 'photograph')
  const entries =
    photographs.length +
    loaded
      .filter(({ kind }) => kind === 'document')
      .reduce((sum, { id, decisions }) => sum + summaryOf(reviewed.decisions[id] ?? decisions).entries, 0)
  const blank = photographs.some((review) => isInvisible((textOf(review.id) ?? initialText(review)).text))
  const confirm = () =>
    onImport(Object.fromEntries(photographs.map((review) => [review.id, textOf(review.id) ?? initialText(review)])))
  return (
    <Modal title="Review your upload" onClose={onClose}>
      <div className={modalStyles.body}>
        {failed && <Message kind="err">{refusalOr(failed.error, 'Upload failed. Please try again.')}</Message>}
        {reviews.some(({ isPending }) => isPending) && <Spinner />}
        {loaded.map((review) =>
          review.kind === 'document' ? (
            <DocumentReview
              key={review.id}
              review={review}
              decisions={reviewed.decisions[review.id] ?? review.decisions}
              onDecide={(decisions) =>
                onReview({ ...reviewed, decisions: { ...reviewed.decisions, [review.id]: decisions } })
              }
              onReorder={(order) => void reorder(review.id, order)}
            />
          ) : (
            <PhotographReview
              key={review.id}
              review={review}
              reviewed={textOf(review.id) ?? initialText(review)}
              readBy={items.find(({ pendingId }) => pendingId === review.id)?.readBy ?? null}
              onChange={(text) => onReview({ ...reviewed, texts: { ...reviewed.texts, [review.id]: text } })}
            />
          ),
        )}
        {(error ?? orderError) !== null && <Message kind="err">{error ?? orderError}</Message>}
        {progress !== null && <progress aria-label="Progress of the import" value={progress} max={1} />}
        <div className={actionStyles.actions}>
          <Button
            look="primary"
            busy={progress !== null}
            disabled={entries === 0 || blank || loaded.length < items.length}
            onClick={confirm}
          >
            {progress === null ? `Import ${counted(entries, 'entry', 'entries')}` : 'Importing…'}
          </Button>
          <Button look="ghost" onClick={progress === null ? onBack : onCancel}>
            {progress === null ? 'Add more files' : 'Cancel'}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
