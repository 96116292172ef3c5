import { TAGS_ON_CARD } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'
import { logbookDate } from '#web/lib/format.ts'
import { RatingReadouts } from './rating-readout.tsx'

/** One logbook row: date and sounding, four lines, up to five tags, ratings. One button covers the row. */
export function EntryRow({ entry, onOpen }: { entry: Entry; onOpen: (entry: Entry) => void }) {
  const { day, weekday, month } = logbookDate(entry.local_date)
  const more = entry.tags.length - TAGS_ON_CARD
  return (
    <article className="entry">
      <div className="date">
        {entry.undated ? (
          <span>Undated</span>
        ) : (
          <>
            <b>{day}</b>
            <span>{weekday}</span>
            <span>{month}</span>
          </>
        )}
        <Sounding words={entry.word_count} />
      </div>
      <div>
        <p className={entry.damaged ? 'clip water' : 'clip'}>{entry.content}</p>
        {entry.tags.length > 0 && (
          <div className="tags">
            {entry.tags.slice(0, TAGS_ON_CARD).map((tag) => (
              <span key={tag} className="chip">
                {tag}
              </span>
            ))}
            {more > 0 && <span className="chip more">+{more} more</span>}
          </div>
        )}
      </div>
      <div className="rates">
        <RatingReadouts ratings={entry} />
      </div>
      <button
        type="button"
        className="entry-open"
        aria-label={`Open entry, ${entry.undated ? 'undated' : `${weekday} ${day} ${month}`}: ${entry.title}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(entry)}
      />
    </article>
  )
}

/** 142 words as a chart writes a depth: 14₂. */
function Sounding({ words }: { words: number }) {
  return (
    <span className="depth water" title={`${words} words`} aria-hidden="true">
      {Math.floor(words / 10)}
      <sub>{words % 10}</sub>
    </span>
  )
}
