/** The most characters of a shared text (docs/spec/numbers.md#screens). */
const SHARE_MAX = 280

/** The text to share: at most 280 characters, with an ellipsis if it was cut. */
export function shareText(text: string): string {
  const characters = Array.from(text)
  return characters.length <= SHARE_MAX ? text : `${characters.slice(0, SHARE_MAX - 1).join('')}…`
}
