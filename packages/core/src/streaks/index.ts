export { hasStreakStar, streakMessage, streaks, type StreakEntry, type Streaks } from './streaks.ts'
