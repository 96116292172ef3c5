export {
  LEVEL,
  MIN_DAYS,
  MOVES_CHARACTERS_MAX,
  MOVES_ENTRIES_MAX,
  MOVES_SPANS,
  SPAN_DAYS,
  type MovesSpan,
} from './constants.ts'
export { personWords } from './kin.ts'
export { peopleOf } from './people.ts'
export { areMovesShown, movesOf, type MovesInput, type SpanMoves } from './moves.ts'
export { isListed, SUBJECT_KINDS, subjectsOf } from './subjects.ts'
