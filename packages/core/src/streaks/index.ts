export { hasStreakStar, streakMessage, streaks, type StreakEntry } from './streaks.ts'
