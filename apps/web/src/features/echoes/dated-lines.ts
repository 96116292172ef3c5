/** Between two lines of the writer: before the words that date the next one. */
const BETWEEN = /(?<=[”.!?]) (?=[^“”.!?]*: “)/u

/** The parts of an Echo that begin with the date of a line: one for an Echo with a single line. */
export function datedLines(text: string): string[] {
  return text.split(BETWEEN)
}
