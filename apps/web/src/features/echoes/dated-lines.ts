/** Matches the gap between two of the writer’s lines, before the date of the next one. */
const BETWEEN = /(?<=[”.!?]) (?=[^“”.!?]*: “)/u

/** The parts of an Echo, each beginning with the date of a line; one part if it has a single line. */
export function datedLines(text: string): string[] {
  return text.split(BETWEEN)
}
