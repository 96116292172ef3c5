/**
 * The dot product of two series of the same length. It only takes typed arrays: permutation tests call it millions of
 * times, and a loop that also gets ordinary arrays runs slower.
 */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
