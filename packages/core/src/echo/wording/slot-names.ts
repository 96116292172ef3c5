/** A slot in a line. The value of `{Slot}` begins with a capital letter, unlike the value of `{slot}`. */
export const SLOT = /\{(\w+)\}/gu

/** Names of the slots of a line, as the finding calls them. */
export function slotNames(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, name = '']) => slotName(name))
}

/** The name of a slot, in either spelling. */
export function slotName(written: string): string {
  return written.charAt(0).toLowerCase() + written.slice(1)
}
