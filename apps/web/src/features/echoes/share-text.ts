/** Longest text that is shared (product-spec section 9). */
const SHARE_MAX = 280

/** The Echo as it is shared: at most 280 characters, an ellipsis where something was cut. */
export function shareText(text: string): string {
  const characters = Array.from(text)
  return characters.length <= SHARE_MAX ? text : `${characters.slice(0, SHARE_MAX - 1).join('')}…`
}
