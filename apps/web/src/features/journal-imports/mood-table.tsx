import type { FoundMood } from '@soundings/contract/journal-imports'
import { RATING_LABELS } from '@soundings/core/entries'
import { useId } from 'react'
import { moodKey } from './choices.ts'
import { SOURCE_NAMES } from './source-names.ts'
import groupStyles from '#web/ui/group.module.css'
import foundStyles from './found.module.css'
import styles from './journal-imports.module.css'

const RATINGS = [1, 2, 3, 4, 5] as const

/** The mood words of the other journals on the scale from 1 to 5. */
export function MoodTable({
  moods,
  ratingOf,
  onRate,
}: {
  moods: readonly FoundMood[]
  ratingOf: (mood: FoundMood) => FoundMood['rating']
  onRate: (mood: FoundMood, rating: FoundMood['rating']) => void
}) {
  const id = useId()
  if (moods.length === 0) return null
  const isMixed = new Set(moods.map(({ source }) => SOURCE_NAMES[source])).size > 1
  return (
    <section className={groupStyles.group} aria-labelledby={id}>
      <h2 id={id}>Your moods, on our scale</h2>
      <p className={styles.meta}>{explanation(moods)}</p>
      <table className={foundStyles.moods}>
        <thead>
          <tr>
            <th scope="col">Theirs</th>
            <th scope="col">Entries</th>
            <th scope="col">Ours</th>
          </tr>
        </thead>
        <tbody>
          {moods.map((mood) => (
            <MoodRow
              key={moodKey(mood)}
              mood={mood}
              label={isMixed ? `${mood.name} (${SOURCE_NAMES[mood.source]})` : mood.name}
              rating={ratingOf(mood)}
              onRate={(rating) => onRate(mood, rating)}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.meta}>Entries without a mood stay without one. We never fill in a 3.</p>
    </section>
  )
}

function MoodRow({
  mood,
  label,
  rating,
  onRate,
}: {
  mood: FoundMood
  label: string
  rating: number | null
  onRate: (rating: number | null) => void
}) {
  const id = useId()
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{mood.entries.toLocaleString('en-US')}</td>
      <td>
        <span className={foundStyles.pick} role="radiogroup" aria-label={label}>
          {RATINGS.map((value) => (
            <label key={value}>
              <input type="radio" name={id} checked={rating === value} onChange={() => onRate(value)} />
              <span>
                {value}
                <span className="sr"> {RATING_LABELS.mood[value - 1]}</span>
              </span>
            </label>
          ))}
          <label>
            <input
              type="radio"
              name={id}
              checked={rating === null}
              onChange={() => onRate(null)}
              aria-label="No mood"
            />
            <span aria-hidden="true">–</span>
          </label>
        </span>
        <em className={foundStyles.water} aria-hidden="true">
          {rating === null ? 'No mood' : RATING_LABELS.mood[rating - 1]}
        </em>
      </td>
    </tr>
  )
}

function explanation(moods: readonly FoundMood[]): string {
  const unknown = moods.filter(({ rating }) => rating === null).length
  const areNumbers = moods.every(({ name }) => /^[\d.,]+$/u.test(name))
  const [one, many] = areNumbers ? ['value', 'values'] : ['word', 'words']
  const found = moods.length === 1 ? `One ${one} was found.` : `${moods.length} ${many} were found.`
  if (unknown === 0)
    return moods.length === 1
      ? `${found} Its rating follows the order in the app. Change it if it’s wrong.`
      : `${found} Their ratings follow the order in the app. Change any that are wrong.`
  return unknown === 1
    ? `${found} Choose a number for “${moods.find(({ rating }) => rating === null)?.name}”. Without one, its entries have no mood.`
    : `${found} Choose a number for ${unknown} of them. Without one, their entries have no mood.`
}
