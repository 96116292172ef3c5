import { hasInsightStar, hasWordStar, type Ratings } from '@soundings/core/entries'
import { hasStreakStar } from '@soundings/core/streaks'
import { Star } from '#web/ui/marks.tsx'
import styles from './star-row.module.css'

/** The three stars of an entry: words, insight, streak. Without a known streak, its star is not earned. */
export function StarRow({
  words,
  ratings,
  streak,
  showsStreak,
}: {
  words: number
  ratings: Ratings
  streak: number | null
  /** False if the person hides streaks. */
  showsStreak: boolean
}) {
  const stars = [
    { name: 'Words', earned: hasWordStar(words), how: '100 or more words' },
    { name: 'Insight', earned: hasInsightStar(ratings), how: 'At least two sliders moved' },
    ...(showsStreak
      ? [{ name: 'Streak', earned: streak !== null && hasStreakStar(streak), how: 'Streak of 2 or more days' }]
      : []),
  ]
  const earned = stars.filter((star) => star.earned).map((star) => star.name)
  return (
    <>
      <span className={styles.stars}>
        {stars.map(({ name, earned: on, how }) => (
          <span key={name} className={styles.star} data-on={on || undefined} title={how}>
            <Star />
            <span>{name}</span>
            <span className="sr">{on ? ' star earned' : ` star: ${how}`}</span>
          </span>
        ))}
      </span>
      <span className="sr" role="status">
        {earned.length > 0 ? `Stars earned: ${earned.join(', ')}` : ''}
      </span>
    </>
  )
}
