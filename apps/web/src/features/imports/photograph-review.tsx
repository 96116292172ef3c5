import { pathOf } from '@soundings/contract/endpoint'
import { imports } from '@soundings/contract/endpoints'
import type { ImportReview, RecognizedWord, ReviewedText } from '@soundings/contract/imports'
import { FIRST_DATE } from '@soundings/core/entries'
import { useId, useRef } from 'react'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './imports.module.css'

/** The confidence below which words are marked. */
const SURE_FROM = 75

/** The recognized text next to the photograph of the page. Only text that the person confirms becomes an entry. */
export function PhotographReview({
  review,
  reviewed,
  readBy,
  onChange,
}: {
  review: ImportReview
  reviewed: ReviewedText
  /** The host that read the photograph, or null when this server did. */
  readBy: string | null
  onChange: (reviewed: ReviewedText) => void
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const unsure = review.words.filter(({ confidence }) => confidence < SURE_FROM)
  const text = review.text ?? ''
  return (
    <section className={styles.found} aria-label={review.original_name}>
      <h3>{review.original_name}</h3>
      {readBy && <p className={fieldStyles.hint}>Read by {readBy}.</p>}
      <div className={styles.photograph}>
        <img src={pathOf(imports.pendingPhotograph, { id: review.id })} alt="The page this text was read from" />
        <div>
          <label className={fieldStyles.label} htmlFor={id}>
            Check the text. Only what’s in this box becomes an entry.
          </label>
          <textarea
            id={id}
            ref={field}
            className={classes(fieldStyles.input, styles.input)}
            rows={12}
            value={reviewed.text}
            onChange={(event) => onChange({ ...reviewed, text: event.target.value })}
          />
          {unsure.length > 0 && (
            <div className={styles.unsureWords}>
              <p className={fieldStyles.hint} id={`${id}-unsure`}>
                We weren’t sure about these words:
              </p>
              <ul aria-labelledby={`${id}-unsure`}>
                {unsure.map((word) => (
                  <li key={word.start}>
                    <button
                      type="button"
                      className={classes(controlStyles.chip, controlStyles.unsure)}
                      onClick={() => selectWord(field.current, text, word)}
                    >
                      {text.slice(word.start, word.end)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={styles.foundFields}>
            <input
              type="date"
              min={FIRST_DATE}
              className={classes(fieldStyles.input, styles.input)}
              aria-label={`Date of ${review.original_name}`}
              value={reviewed.date ?? ''}
              onChange={(event) => onChange({ ...reviewed, date: event.target.value || null })}
            />
            <input
              type="time"
              className={classes(fieldStyles.input, styles.input)}
              aria-label={`Time of ${review.original_name}`}
              value={reviewed.time ?? ''}
              disabled={reviewed.date === null}
              onChange={(event) => onChange({ ...reviewed, time: event.target.value || null })}
            />
          </div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={reviewed.keep_photograph}
              onChange={(event) => onChange({ ...reviewed, keep_photograph: event.target.checked })}
            />
            Keep the photo with this entry
          </label>
        </div>
      </div>
    </section>
  )
}

/**
 * The text and the date with which a review starts: the recognized text, and a date that was found or decided before.
 */
export function initialText({ text, decisions }: ImportReview): ReviewedText {
  const dated = decisions.find(({ date }) => date !== null)
  return { text: text ?? '', date: dated?.date ?? null, time: dated?.time ?? null, keep_photograph: true }
}

/** Selects a word in the current text: the occurrence nearest to its original position. */
function selectWord(field: HTMLTextAreaElement | null, text: string, { start, end }: RecognizedWord): void {
  if (!field) return
  const word = text.slice(start, end)
  let best = -1
  for (let at = field.value.indexOf(word); at >= 0; at = field.value.indexOf(word, at + 1)) {
    if (best < 0 || Math.abs(at - start) < Math.abs(best - start)) best = at
  }
  field.focus()
  if (best >= 0) field.setSelectionRange(best, best + word.length)
}
