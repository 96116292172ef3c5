import { hasInsightStar, hasWordStar, type Ratings } from '@soundings/core/entries'
import { hasStreakStar } from '@soundings/core/streaks'
import { Star } from '#web/ui/marks.tsx'

/** The three stars of an entry: words, insight, streak. A streak that is not known leaves its star off. */
export function StarRow({ words, ratings, streak }: { words: number; ratings: Ratings; streak: number | null }) {
  const stars = [
    { name: 'Words', earned: hasWordStar(words), how: '100 or more words' },
    { name: 'Insight', earned: hasInsightStar(ratings), how: 'At least two sliders moved' },
    { name: 'Streak', earned: streak !== null && hasStreakStar(streak), how: 'Streak of 2 or more days' },
  ]
  const earned = stars.filter((star) => star.earned).map((star) => star.name)
  return (
    <>
      <span className="stars">
        {stars.map(({ name, earned: on, how }) => (
          <span key={name} className={on ? 'star on' : 'star'} title={how}>
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
