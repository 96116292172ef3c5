export { LEVEL, MIN_DAYS, MOVES_CHARACTERS_MAX, MOVES_ENTRIES_MAX, MOVES_SPANS, type MovesSpan } from './constants.ts'
export { personWords } from './kin.ts'
export { areMovesShown, movesOf, type Move, type MovesInput, type SpanMoves, type Waiting } from './moves.ts'
export { isListed, SUBJECT_KINDS, subjectsOf, type SubjectKind } from './subjects.ts'
