/** Words as a person counts them: runs of characters between white space that hold a letter or a digit. */
export function countWords(text: string): number {
  let count = 0
  for (const [run] of text.matchAll(/\S+/gu)) if (/[\p{L}\p{N}]/u.test(run)) count++
  return count
}
