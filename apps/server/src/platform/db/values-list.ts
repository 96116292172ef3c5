/**
 * Rows as one VALUES list. A distributed database plans it as one task, but `insert … select` as two. The sizes of the
 * batches are powers of two, so that there are few different statements and each is prepared once.
 */
export type Batch = { sql: string; params: unknown[] }

/**
 * The number of rows of the largest batch. With 30 columns, it has far fewer than the 65,535 parameters that a
 * statement may have.
 */
const LARGEST = 128

/**
 * @param types the type each value is cast to, such as `uuid`; one for each column
 * @param firstParam number of the first parameter of the list
 */
export function* valuesLists(
  rows: readonly (readonly unknown[])[],
  types: readonly string[],
  firstParam: number,
): Generator<Batch> {
  for (let from = 0; from < rows.length;) {
    const size = batchSize(rows.length - from)
    const batch = rows.slice(from, from + size)
    const tuples = batch.map((_, row) => {
      const places = types.map((type, column) => `$${firstParam + row * types.length + column}::${type}`)
      return `(${places.join(', ')})`
    })
    yield { sql: tuples.join(', '), params: batch.flat() }
    from += size
  }
}

function batchSize(left: number): number {
  return Math.min(LARGEST, 2 ** Math.floor(Math.log2(left)))
}
