/** Text without the characters that can’t be stored; the rest is stored byte for byte. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Text that is displayed on one line, such as a title. */
export function oneLine(text: string): string {
  return storable(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** A line cut to `max` characters, and whether it was longer. */
export function shortened(text: string, max: number): { text: string; isCut: boolean } {
  const line = oneLine(text)
  return { text: line.slice(0, max).toWellFormed().trim(), isCut: line.length > max }
}
