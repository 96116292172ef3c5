/** Text is stored byte for byte, so what can’t be stored is left out. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Text that is shown in one line, such as a title. */
export function oneLine(text: string): string {
  return storable(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** A line of at most `max` characters, and whether it had more. */
export function shortened(text: string, max: number): { text: string; isCut: boolean } {
  const line = oneLine(text)
  return { text: line.slice(0, max).toWellFormed().trim(), isCut: line.length > max }
}
