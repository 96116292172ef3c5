export {
  AUTO_TAG_KEPT_ENTRIES,
  CLOCK_SKEW_MS,
  CONTENT_MAX_BYTES,
  DAMAGED_ENTRY_NOTE,
  DAMAGED_ENTRY_TITLE,
  DESCRIPTION_MAX,
  EDITS_MAX,
  ENTRY_EARLIEST,
  ENTRY_LATEST,
  FIRST_DATE,
  LAST_DATE,
  LOOSE_PHOTOGRAPH_DAYS,
  METRICS,
  PENDING_IMPORT_DAYS,
  PERSON_LENGTH_MAX,
  PHOTOGRAPHS_PER_ENTRY,
  PLACE_MAX,
  POPULAR_TAGS_LIMIT,
  RATING_DEFAULT,
  RATING_LABELS,
  RATING_MAX,
  RATING_MIN,
  RESTORE_DAYS,
  TAG_LENGTH_MAX,
  TAGS_GIVEN_MAX,
  TAGS_ON_CARD,
  TAGS_PER_ENTRY,
  TITLE_MAX,
  TYPING_SPEED_MAX,
  UNKNOWN_TIME,
  WRITING_SECONDS_MAX,
  type Metric,
  type Ratings,
} from './constants.ts'
export { isInvisible } from './invisible.ts'
export { isRecentDay, RECENT_DAYS } from './recent.ts'
export { foldedEntry, searchMarks, searchMatcher, type FoldedEntry } from './search.ts'
export { sizeText } from './size-text.ts'
export { hasInsightStar, hasWordStar, wordStarHint } from './stars.ts'
export { countWords } from './word-count.ts'
export {
  NO_TELEMETRY,
  typingSpeed,
  withChange,
  writingSeconds,
  type WritingChange,
  type WritingTelemetry,
} from './writing-telemetry.ts'
