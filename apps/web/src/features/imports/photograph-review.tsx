import type { ImportReview, RecognisedWord, ReviewedText } from '@soundings/contract/imports'
import { useId, useRef } from 'react'

/** Words that the recogniser was less sure of are marked. */
const SURE_FROM = 75

/** The recognised text beside the page it was read from. Only what the person confirms becomes an entry. */
export function PhotographReview({
  review,
  reviewed,
  readBy,
  onChange,
}: {
  review: ImportReview
  reviewed: ReviewedText
  /** The host that read it, when the photograph left the server. */
  readBy: string | null
  onChange: (reviewed: ReviewedText) => void
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const unsure = review.words.filter(({ confidence }) => confidence < SURE_FROM)
  const text = review.text ?? ''
  return (
    <section className="found photographed" aria-label={review.original_name}>
      <h3>{review.original_name}</h3>
      {readBy && <p className="hint">Read by {readBy}.</p>}
      <div className="photo-review">
        <img src={`/api/imports/pending/${review.id}/photograph`} alt="The page that was photographed" />
        <div>
          <label className="label" htmlFor={id}>
            Read it over. Only what stands here becomes an entry.
          </label>
          <textarea
            id={id}
            ref={field}
            className="input"
            rows={12}
            value={reviewed.text}
            onChange={(event) => onChange({ ...reviewed, text: event.target.value })}
          />
          {unsure.length > 0 && (
            <div className="unsure-words">
              <p className="hint" id={`${id}-unsure`}>
                Words that could not be read with certainty:
              </p>
              <ul aria-labelledby={`${id}-unsure`}>
                {unsure.map((word) => (
                  <li key={word.start}>
                    <button type="button" className="chip unsure" onClick={() => selectWord(field.current, text, word)}>
                      {text.slice(word.start, word.end)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="found-fields">
            <input
              type="date"
              min="1000-01-01"
              className="input"
              aria-label={`Date of ${review.original_name}`}
              value={reviewed.date ?? ''}
              onChange={(event) => onChange({ ...reviewed, date: event.target.value || null })}
            />
            <input
              type="time"
              className="input"
              aria-label={`Time of ${review.original_name}`}
              value={reviewed.time ?? ''}
              disabled={reviewed.date === null}
              onChange={(event) => onChange({ ...reviewed, time: event.target.value || null })}
            />
          </div>
          <label className="check">
            <input
              type="checkbox"
              checked={reviewed.keep_photograph}
              onChange={(event) => onChange({ ...reviewed, keep_photograph: event.target.checked })}
            />
            Keep the photograph beside the entry
          </label>
        </div>
      </div>
    </section>
  )
}

/** What a photograph's review starts from. */
export function initialText({ text, decisions }: ImportReview): ReviewedText {
  const dated = decisions.find(({ date }) => date !== null)
  return { text: text ?? '', date: dated?.date ?? null, time: dated?.time ?? null, keep_photograph: true }
}

/** Selects a word in the text as it stands now: the occurrence nearest to where it was read. */
function selectWord(field: HTMLTextAreaElement | null, text: string, { start, end }: RecognisedWord): void {
  if (!field) return
  const word = text.slice(start, end)
  let best = -1
  for (let at = field.value.indexOf(word); at >= 0; at = field.value.indexOf(word, at + 1)) {
    if (best < 0 || Math.abs(at - start) < Math.abs(best - start)) best = at
  }
  field.focus()
  if (best >= 0) field.setSelectionRange(best, best + word.length)
}
