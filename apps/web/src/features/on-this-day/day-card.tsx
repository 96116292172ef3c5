import type { OnThisDayAnswer, OnThisDayCard } from '@soundings/contract/on-this-day'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useId } from 'react'
import { Link, type To } from 'react-router'
import { counted, longCalendarDate } from '#web/lib/format.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import styles from './on-this-day.module.css'

/** A link to an entry, with the state of its place in the history. */
export type EntryLink = { to: To; state: unknown }

/** One past day: its date, a line from it or an invitation, and the possible answers. */
export function DayCard({
  card,
  link,
  busy,
  onAnswer,
}: {
  card: OnThisDayCard
  link: EntryLink
  busy: boolean
  onAnswer: (answer: OnThisDayAnswer['answer']) => void
}) {
  const titleId = useId()
  const isQuoted = card.quote !== null
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.when} id={titleId}>
        <span>{card.when}</span> <span>{longCalendarDate(card.date)}</span>
      </h2>
      <button
        type="button"
        className={classes(controlStyles.iconButton, styles.hide)}
        aria-label="Not today: hide this card"
        aria-disabled={busy || undefined}
        onClick={() => !busy && onAnswer('hide')}
      >
        <XIcon aria-hidden="true" />
      </button>
      {isQuoted ? (
        <blockquote dir="auto">“{card.quote}”</blockquote>
      ) : (
        <p>
          You wrote {counted(card.words, 'word', 'words')}. {card.words === 1 ? 'It is' : 'They are'} here if you want{' '}
          {card.words === 1 ? 'it' : 'them'}, and just as safe if you don’t.
        </p>
      )}
      <div className={styles.row}>
        <Link className={buttonClass({ look: 'ghost' })} {...link}>
          {isQuoted ? 'Read the day' : 'Open it'}
        </Link>
        <Button look="ghost" busy={busy} onClick={() => onAnswer(isQuoted ? 'retire' : 'leave')}>
          {isQuoted ? 'Not this day again' : 'Leave it'}
        </Button>
      </div>
    </section>
  )
}
