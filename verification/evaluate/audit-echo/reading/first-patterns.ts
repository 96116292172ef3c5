import { anywhere, role } from './anywhere.ts'
import { DATE, SPAN } from './compile.ts'

/** Words of these frames that no entry can contradict. */
const MORE = `
first latest most_recently most_recent introduced shelf guest story scene opening before familiar ordinary everything
you’ve_written_about runs run earliest mention mentions credits cast list made room name days no all entries had not met when
up appears appearance did
`
const word = role('word', SPAN)
const begun = role('begun', DATE)
const latest = role('latest', DATE)
const line = role('quote', SPAN)

/** The first and the latest entry with a name, with or without a line of the first. */
export const FIRST_PATTERNS = [
  [word, begun, latest],
  [begun, word, latest],
  [begun, latest, word],
  [line, word, begun, latest],
  [line, begun, word, latest],
  [word, begun, line, latest],
].map((roles) => anywhere(MORE, ...roles))

/** True for a frame about the first time or all times, not about any two days. */
export function tellsFirst(frame: string): boolean {
  return /\b(?:first|earliest|opening|met|introduced|since|before|everything|all your entries|mentions|story so far|shelf|came into|made room|part of)\b/iu.test(
    frame,
  )
}
