import type { Entry } from '@soundings/contract/entries'
import { countWords, type Metric } from '@soundings/core/entries'
import { withoutGap, type Kept, type Passage } from '@soundings/core/versions'
import { useId, type ReactNode } from 'react'
import type { Draft } from '#web/lib/drafts.ts'
import { clockOf, counted, dateTime, longCalendarDate } from '#web/lib/format.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { classes } from '#web/lib/classes.ts'
import { RatingReadouts } from '#web/ui/rating-readout.tsx'
import { keptOf, type Choice, type OtherDifference, type Side, type TwoTexts } from './two-versions-texts.ts'
import textStyles from '#web/ui/text.module.css'
import styles from './two-versions.module.css'

const KEEP = 'Keep this in the merged entry'

/**
 * Two versions side by side. Text that both have is shown once; each difference has a number and shows one version
 * after the other.
 */
export function TwoVersionsDifferences({
  draft,
  entry,
  texts: { passages, others },
  choice,
  onKeep,
  onChoose,
}: {
  draft: Draft
  entry: Entry
  texts: TwoTexts
  choice: Choice
  onKeep: (place: number, kept: Kept) => void
  onChoose: (name: OtherDifference['name'], side: Side) => void
}) {
  const differing = passages.flatMap(({ kind }, place) => (kind === 'same' ? [] : [place]))
  return (
    <>
      <p className={styles.summary}>{summaryOf(entry, passages, others)}</p>
      <div role="group" aria-label="The two versions" className={styles.both}>
        <div className={styles.pair}>
          <Head title="This browser" time={new Date(draft.updatedAt).toISOString()} words={countWords(draft.text)} />
          <Head title="Somewhere else" time={entry.updated_at} words={entry.word_count} />
        </div>
        {passages.map((passage, place) =>
          passage.kind === 'same' ? (
            <div key={place} className={classes(styles.side, styles.same)}>
              <p className={styles.label}>The same in both</p>
              <p className={styles.text}>{withoutGap(passage.was)}</p>
            </div>
          ) : (
            <PassageDifference
              key={place}
              nth={differing.indexOf(place) + 1}
              passage={passage}
              kept={keptOf(choice, place, passage)}
              onKeep={(kept) => onKeep(place, kept)}
            />
          ),
        )}
        {others.map((other, index) => (
          <ChoiceDifference
            key={other.name}
            nth={differing.length + index + 1}
            other={other}
            chosen={choice.others.get(other.name) ?? 'here'}
            onChoose={(side) => onChoose(other.name, side)}
          />
        ))}
      </div>
    </>
  )
}

function Head({ title, time, words }: { title: string; time: string; words: number }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={textStyles.meta}>
        {dateTime(time)}, {counted(words, 'word', 'words')}
      </p>
    </div>
  )
}

const LABELS = {
  changed: { here: 'Changed here', there: 'Changed there' },
  removed: { here: 'Only here', there: 'Not there' },
  added: { here: 'Not here', there: 'Only there' },
} as const

function PassageDifference({
  nth,
  passage: { kind, was, now, words },
  kept,
  onKeep,
}: {
  nth: number
  passage: Passage
  kept: Kept
  onKeep: (kept: Kept) => void
}) {
  if (kind === 'same') return null
  const textOf = (side: 'was' | 'now') =>
    words?.map((part, place) => (part.same || part[side] === '' ? part[side] : <ins key={place}>{part[side]}</ins>)) ??
    withoutGap(side === 'was' ? was : now)
  return (
    <div role="group" aria-label={`Difference ${nth}`} className={styles.pair}>
      <DifferenceSide nth={nth} label={LABELS[kind].here}>
        {kind === 'added'
          ? null
          : { text: textOf('was'), isKept: kept.was, onKeep: (isKept) => onKeep({ ...kept, was: isKept }) }}
      </DifferenceSide>
      <DifferenceSide nth={nth} label={LABELS[kind].there}>
        {kind === 'removed'
          ? null
          : { text: textOf('now'), isKept: kept.now, onKeep: (isKept) => onKeep({ ...kept, now: isKept }) }}
      </DifferenceSide>
    </div>
  )
}

type Tick = { text: ReactNode; isKept: boolean; onKeep: (isKept: boolean) => void }

/** @param children null if this version has nothing here */
function DifferenceSide({ nth, label, children }: { nth: number; label: string; children: Tick | null }) {
  const labelId = useId()
  return (
    <div className={styles.side}>
      <p className={styles.label} id={labelId}>
        Difference {nth}. {label}
      </p>
      {children ? (
        <>
          <p className={styles.text}>{children.text}</p>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={children.isKept}
              aria-describedby={labelId}
              onChange={(event) => children.onKeep(event.currentTarget.checked)}
            />
            <span>{KEEP}</span>
          </label>
        </>
      ) : (
        <p className={classes(textStyles.water, styles.nothing)}>Not in this version.</p>
      )}
    </div>
  )
}

function ChoiceDifference({
  nth,
  other,
  chosen,
  onChoose,
}: {
  nth: number
  other: OtherDifference
  chosen: Side
  onChoose: (side: Side) => void
}) {
  const id = useId()
  const what = other.name === 'date' ? 'Day' : 'Rating'
  return (
    <div role="group" aria-label={`Difference ${nth}`} className={styles.pair}>
      {(['here', 'there'] as const).map((side) => (
        <div key={side} className={styles.side}>
          <p className={styles.label} id={`${id}${side}`}>
            Difference {nth}. {what} {side}
          </p>
          <p>{other.name === 'date' ? dayOf(other[side]) : <Rating metric={other.name} value={other[side]} />}</p>
          <label className={styles.tick}>
            <input
              type="radio"
              name={id}
              checked={chosen === side}
              aria-describedby={`${id}${side}`}
              onChange={() => onChoose(side)}
            />
            <span>{KEEP}</span>
          </label>
        </div>
      ))}
    </div>
  )
}

function Rating({ metric, value }: { metric: Metric; value: number | null }) {
  if (value === null) return `${METRIC_NAMES[metric]} not rated`
  return <RatingReadouts ratings={{ mood: null, energy: null, focus: null, [metric]: value }} outOf />
}

function dayOf(dated: Draft['dated']): string {
  return dated ? `${longCalendarDate(dated.date)}, ${clockOf(dated.time)}` : 'Undated'
}

/** “Saturday, November 21, 2026. 3 differences: 1 paragraph changed, 1 only in the other version, 1 rating.” */
function summaryOf(entry: Entry, passages: readonly Passage[], others: readonly OtherDifference[]): string {
  const countOf = (wanted: Passage['kind']) => passages.filter(({ kind }) => kind === wanted).length
  const [changed, here, there] = [countOf('changed'), countOf('removed'), countOf('added')]
  const dates = others.filter(({ name }) => name === 'date').length
  const ratings = others.length - dates
  const parts = [
    changed > 0 && counted(changed, 'paragraph changed', 'paragraphs changed'),
    here > 0 && `${here} only in this browser`,
    there > 0 && `${there} only in the other version`,
    ratings > 0 && counted(ratings, 'rating', 'ratings'),
    dates > 0 && 'the day',
  ].filter((part) => part !== false)
  const day = entry.undated ? 'Undated entry' : longCalendarDate(entry.local_date)
  if (parts.length === 0) return `${day}. Both versions are the same.`
  return `${day}. ${counted(changed + here + there + others.length, 'difference', 'differences')}: ${parts.join(', ')}.`
}
