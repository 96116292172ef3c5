import type { LetterSentence } from '@soundings/contract/letters'
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt'
import { useId, useState } from 'react'
import { longCalendarDate, monthAndDay } from '#web/lib/format.ts'
import type { LetterEntry } from './letter-entry.ts'
import styles from './letter-sheet.module.css'
import textStyles from '#web/ui/text.module.css'

/** The most entries of a receipt that are listed. */
const LISTED = 30

/** One finding: its statement, its lines, and its receipt, which lists its entries on request. */
export function Finding({
  finding: { statement, lines, receipt, entries },
  onOpenEntry,
}: {
  finding: LetterSentence
  onOpenEntry: (entry: LetterEntry) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const open = (id: string) => onOpenEntry({ id, marks: [] })
  const listed = entries.slice(0, LISTED)
  return (
    <li>
      <h3>{statement}</h3>
      {lines.length > 0 && (
        <div className={styles.lines}>
          {lines.map(({ text, entry_id: id, date }) => (
            <figure key={`${id} ${text}`}>
              <blockquote dir="auto">“{text}”</blockquote>
              <figcaption>
                <button type="button" className={styles.date} onClick={() => open(id)}>
                  {longCalendarDate(date)}
                </button>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <div className={styles.receipt}>
        <ReceiptIcon className={textStyles.icon} aria-hidden="true" />
        <div>
          {receipt}{' '}
          <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide the entries' : 'See the entries'}
          </button>
          <ul id={listId} hidden={!isOpen} className={styles.entries}>
            {listed.map(({ id, date }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={`Open the entry from ${longCalendarDate(date)}`}
                  onClick={() => open(id)}
                >
                  {monthAndDay(date)}
                </button>
              </li>
            ))}
            {entries.length > LISTED && <li className={textStyles.meta}>and {entries.length - LISTED} more</li>}
          </ul>
        </div>
      </div>
    </li>
  )
}
