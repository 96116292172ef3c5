const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u200E\u200F\uFEFF]*$/u

/** True for a text without any visible character: empty, or only white space, zero-width and joining characters. */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}
