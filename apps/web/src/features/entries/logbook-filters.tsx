import { FIRST_DATE, LAST_DATE, METRICS, PERSON_LENGTH_MAX, RATING_LABELS, type Metric } from '@soundings/core/entries'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { hashOf, NO_FILTER, type EntryFilter } from '#web/lib/logbook-place.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import { Message } from '#web/ui/message.tsx'
import { peopleQuery, popularTagsQuery } from './entries.queries.ts'
import { FilterCombobox } from './filter-combobox.tsx'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './logbook-filters.module.css'

/** The number of milliseconds without a key after which a search shows its results (docs/spec/numbers.md#screens). */
const SETTLE_MS = 200
const RATINGS = ['5', '4-5', '4', '3', '2', '1-2', '1']

/** The search of My Entries: results follow what is typed. */
export function LogbookFilters({
  filter,
  onFilter,
}: {
  filter: EntryFilter
  onFilter: (filter: EntryFilter, isTyping: boolean) => void
}) {
  const [typed, setTyped] = useState(filter)
  const [shown, setShown] = useState(hashOf(filter))
  /** The last search from this form; any other comes from Back, Forward or a link. */
  const [sent, setSent] = useState<string | null>(null)
  const now = hashOf(filter)
  if (shown !== now) {
    setShown(now)
    if (now !== sent) {
      setSent(null)
      setTyped(filter)
    }
  }
  const words = useRef<HTMLInputElement>(null)
  const { data: tags = [] } = useQuery(popularTagsQuery(useApi()))
  const send = (next: EntryFilter, isTyping: boolean) => {
    setTyped(next)
    setSent(hashOf(next))
    onFilter(next, isTyping)
  }
  const settle = useEffectEvent(() => {
    if (hashOf(typed) !== now) send(typed, true)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isBackwards = typed.from !== '' && typed.to !== '' && typed.from > typed.to
  return (
    <search>
      <form
        className={styles.filters}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(typed, false)
          // The search is empty, so the focus moves to its field.
          if (hashOf(typed) === '') words.current?.focus()
        }}
      >
        <div className={classes(fieldStyles.field, styles.beside)}>
          <label htmlFor="entry-search">Search</label>
          <input
            className={fieldStyles.input}
            id="entry-search"
            ref={words}
            type="search"
            placeholder="Words in your entries"
            value={typed.q}
            onChange={(event) => setTyped({ ...typed, q: event.target.value })}
          />
        </div>
        <div className={styles.beside}>
          <FilterCombobox
            label="Filter by tag"
            listName="Your most used tags"
            placeholder="Any tag"
            value={typed.tag}
            options={tags.map(({ tag, count }) => ({ value: tag, count }))}
            onChange={(tag) => setTyped({ ...typed, tag })}
            onChoose={(tag) => send({ ...typed, tag }, false)}
          />
        </div>
        <MoreFilters typed={typed} onType={setTyped} onSend={(next) => send(next, false)} />
        {isBackwards && <Message kind="err">The start date is after the end date.</Message>}
        <div className={styles.row}>
          <Button type="submit">Search</Button>
          <Button
            look="ghost"
            onClick={() => {
              send(NO_FILTER, false)
              words.current?.focus()
            }}
          >
            Clear
          </Button>
        </div>
      </form>
    </search>
  )
}

/**
 * The filters for dates, ratings, a person, entries without tags and entries with photographs. They are open while one
 * of them is set.
 */
function MoreFilters({
  typed,
  onType,
  onSend,
}: {
  typed: EntryFilter
  onType: (filter: EntryFilter) => void
  /** Searches without waiting for more typing. */
  onSend: (filter: EntryFilter) => void
}) {
  const isSet = hashOf({ ...typed, q: '', tag: '' }) !== ''
  const [isOpen, setOpen] = useState(isSet)
  const isShown = isOpen || isSet
  return (
    <details className={styles.more} open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Dates, ratings and people</summary>
      {isShown && (
        <div className={styles.fields}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={classes(fieldStyles.field, styles.half)}>
              <span className={fieldStyles.label}>{end === 'from' ? 'From' : 'To'}</span>
              <input
                className={fieldStyles.input}
                type="date"
                min={FIRST_DATE}
                max={LAST_DATE}
                value={typed[end]}
                onChange={(event) => onType({ ...typed, [end]: event.target.value })}
              />
            </label>
          ))}
          {METRICS.map((metric) => (
            <RatingChoice
              key={metric}
              metric={metric}
              value={typed[metric]}
              onChoose={(value) => onType({ ...typed, [metric]: value })}
            />
          ))}
          <PersonChoice
            value={typed.person}
            onType={(person) => onType({ ...typed, person })}
            onChoose={(person) => onSend({ ...typed, person })}
          />
          <label className={fieldStyles.choice}>
            <input
              type="checkbox"
              checked={typed.untagged}
              onChange={(event) => onType({ ...typed, untagged: event.target.checked })}
            />
            <span>Without tags</span>
          </label>
          <label className={fieldStyles.choice}>
            <input
              type="checkbox"
              checked={typed.withPhotographs}
              onChange={(event) => onType({ ...typed, withPhotographs: event.target.checked })}
            />
            <span>With photos</span>
          </label>
        </div>
      )}
    </details>
  )
}

/** A field for a person’s name, with the people of the journal to choose from. */
function PersonChoice({
  value,
  onType,
  onChoose,
}: {
  value: string
  onType: (person: string) => void
  onChoose: (person: string) => void
}) {
  const { data: people = [] } = useQuery(peopleQuery(useApi()))
  return (
    <FilterCombobox
      label="Person"
      listName="People in your entries"
      placeholder="A name, or “mother”"
      maxLength={PERSON_LENGTH_MAX}
      value={value}
      options={people.map((name) => ({ value: name }))}
      onChange={onType}
      onChoose={onChoose}
    />
  )
}

function RatingChoice({
  metric,
  value,
  onChoose,
}: {
  metric: Metric
  value: string
  onChoose: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={classes(fieldStyles.field, styles.third)}>
      <label htmlFor={id}>{METRIC_NAMES[metric]}</label>
      <select className={fieldStyles.input} id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">Any</option>
        {RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {ratingName(metric, rating)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The name of a rating, such as “4, Good” or “4 or 5”. */
function ratingName(metric: Metric, rating: string): string {
  const [lowest, highest] = rating.split('-')
  return highest === undefined ? `${rating}, ${RATING_LABELS[metric][Number(rating) - 1]}` : `${lowest} or ${highest}`
}
