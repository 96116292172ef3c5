import { TAGS_ON_CARD } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'
import { logbookDate } from '#web/lib/format.ts'
import { excerptOf, MarkedLine, type Mark } from './marked-text.tsx'
import { CardPhotographs } from './card-photographs.tsx'
import { RatingReadouts } from '#web/ui/rating-readout.tsx'
import { Sounding } from '#web/ui/sounding.tsx'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import styles from './entry-row.module.css'
import textStyles from '#web/ui/text.module.css'

/** One logbook row: date and word count, four lines of text, up to five tags, ratings. One button covers the row. */
export function EntryRow({
  entry,
  marks,
  onOpen,
}: {
  entry: Entry
  /** The search matches in the text. */
  marks: readonly Mark[]
  onOpen: (entry: Entry) => void
}) {
  const { day, weekday, month } = logbookDate(entry.local_date)
  const more = entry.tags.length - TAGS_ON_CARD
  return (
    <article className={styles.entry}>
      <div className={styles.date}>
        {entry.undated ? (
          <span>Undated</span>
        ) : (
          <>
            <b>{day}</b>
            <span>{weekday}</span>
            <span>{month}</span>
          </>
        )}
        <Sounding words={entry.word_count} className={classes(styles.depth, textStyles.water)} />
      </div>
      <div>
        <p dir="auto" className={entry.damaged ? classes(styles.text, textStyles.water) : styles.text}>
          <MarkedLine {...excerptOf(entry.content, marks)} />
        </p>
        {entry.photographs && <CardPhotographs photographs={entry.photographs} />}
        {entry.tags.length > 0 && (
          <div className={styles.tags}>
            {entry.tags.slice(0, TAGS_ON_CARD).map((tag) => (
              <span key={tag} className={controlStyles.chip}>
                {tag}
              </span>
            ))}
            {more > 0 && <span className={classes(controlStyles.chip, controlStyles.more)}>+{more} more</span>}
          </div>
        )}
      </div>
      <div className={styles.rates}>
        <RatingReadouts ratings={entry} />
      </div>
      <button
        type="button"
        className={styles.entryOpen}
        aria-label={`Open entry, ${entry.undated ? 'undated' : `${weekday} ${day} ${month}`}: ${entry.title}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(entry)}
      />
    </article>
  )
}
