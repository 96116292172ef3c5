/**
 * A text without these marks and white space at its beginning and end. Faster than a regular expression that ends with
 * `$`, which would scan a long run of marks again from each of its characters.
 */
export function withoutEnds(text: string, leading: string, trailing: string): string {
  let [from, to] = [0, text.length]
  while (from < to && isIn(text.charAt(from), leading)) from++
  while (to > from && isIn(text.charAt(to - 1), trailing)) to--
  return text.slice(from, to)
}

function isIn(letter: string, marks: string): boolean {
  return marks.includes(letter) || letter.trim() === ''
}
