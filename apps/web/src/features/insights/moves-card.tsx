import type { Moves } from '@soundings/contract/insights'
import { METRICS, type Metric } from '@soundings/core/entries'
import { SPAN_DAYS, type MovesSpan } from '@soundings/core/moves'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { movesQuery } from './insights.queries.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { MovesRows } from './moves-rows.tsx'
import { MovesTable } from './moves-table.tsx'
import { MovesTested } from './moves-tested.tsx'
import { WaitingRows } from './waiting-rows.tsx'
import { daysText, triedText } from './moves-text.ts'
import pageStyles from '#web/ui/page.module.css'
import sheetStyles from '#web/ui/sheet.module.css'
import textStyles from '#web/ui/text.module.css'
import cardStyles from './insights.module.css'
import styles from './moves.module.css'
import detailsStyles from './moves-details.module.css'

const SPANS = [
  { id: 'month', label: `${SPAN_DAYS.month} days` },
  { id: 'year', label: 'Year' },
  { id: 'all', label: 'All' },
] as const

type Rating = Metric | 'every'
const RATINGS: readonly { id: Rating; label: string }[] = [
  { id: 'every', label: 'All ratings' },
  ...METRICS.map((id) => ({ id, label: METRIC_NAMES[id] })),
]

/** What moves with what: subjects and the ratings of their days. In hard times the card is left out. */
export function MovesCard() {
  const [span, setSpan] = useState<MovesSpan>('all')
  const [rating, setRating] = useState<Rating>('every')
  const { data, error, refetch, isPlaceholderData } = useQuery(movesQuery(useApi(), span))
  if (data && !data.shown) return null
  return (
    <section className={classes(cardStyles.card, sheetStyles.sheet, styles.moves)} aria-labelledby="moves-title">
      <header className={styles.head}>
        <div>
          <h2 id="moves-title">What moves with what</h2>
          <p className={textStyles.meta}>
            How you rate days with a tag, a person, a place or an activity, compared with all your other days.
            Differences are in steps on the 1 to 5 scale.
          </p>
        </div>
        <div className={styles.controls}>
          <Choice label="Range" options={SPANS} chosen={span} onChoose={setSpan} />
          <Choice label="Rating" options={RATINGS} chosen={rating} onChoose={setRating} />
        </div>
      </header>
      {error && !data ? (
        <div className={styles.failed}>
          <Message kind="err">{sentenceOf(error, 'Couldn’t load what moves with what.')}</Message>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : data ? (
        <div aria-busy={isPlaceholderData || undefined}>
          <MovesFound moves={data} metrics={METRICS.filter((metric) => rating === 'every' || rating === metric)} />
        </div>
      ) : (
        // The spinner fills its parent, and the card has more than the spinner, so it needs an element without a height
        // around it.
        <div>
          <Spinner />
        </div>
      )}
      <p className={classes(styles.caution, textStyles.water)}>
        These came together. Nothing here says which one moved the other.
      </p>
    </section>
  )
}

function Choice<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly { id: T; label: string }[]
  chosen: T
  onChoose: (id: T) => void
}) {
  return (
    <div className={pageStyles.segmented} role="group" aria-label={label}>
      {options.map(({ id, label: name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** The pairs that passed the test, or the reason why there are none yet. */
function MovesFound({ moves, metrics }: { moves: Moves; metrics: readonly Metric[] }) {
  const { tried, waiting, days } = moves
  const shown = moves.moves.filter(({ metric }) => metrics.includes(metric))
  if (tried === 0) {
    return (
      <>
        <p className={classes(styles.early, textStyles.water)}>
          Not enough entries yet. A tag, person, place or activity shows here after eight days with it and eight
          without, if the difference is unlikely to be chance.
        </p>
        <WaitingRows waiting={waiting} />
        <p className={styles.note}>{daysText(days)}</p>
      </>
    )
  }
  return (
    <>
      {shown.length > 0 ? (
        <MovesRows moves={shown} />
      ) : (
        <p className={classes(styles.early, textStyles.water)}>
          {moves.moves.length === 0
            ? 'Nothing here stands out from chance so far.'
            : `Nothing was found for ${metrics.map((metric) => METRIC_NAMES[metric].toLowerCase()).join(', ')}.`}
        </p>
      )}
      <p className={styles.note}>
        {shown.length > 0 && (
          <>
            <span className={styles.key} aria-hidden="true">
              <i className={styles.bar} />
              <i className={styles.dot} />
            </span>
            The dot is the difference in your entries. The bar shows how far off it may be.{' '}
          </>
        )}
        {triedText(tried, moves.moves.length)}
      </p>
      <MovesTested />
      {shown.length > 0 && <MovesTable moves={shown} />}
      {waiting.length > 0 && (
        <details className={detailsStyles.more}>
          <summary>Not enough days yet ({waiting.length})</summary>
          <WaitingRows waiting={waiting} />
        </details>
      )}
    </>
  )
}
