/** Sealed bytes that are read at a time: they are in memory several times over until they are opened. */
export const LOAD_BYTES = 1_000_000

/** What SQL counts of the sealed bodies before each row in this order; sizes are known without reading the bodies. */
export function bytesBefore(order: string): string {
  return `sum(octet_length(body_sealed)) over (${order}) - octet_length(body_sealed)`
}

/** False when rows may be left: there were as many as were asked for, or as are read at a time. */
export function isWhole(rows: readonly { body_sealed: Buffer }[], limit: number): boolean {
  return rows.length < limit && rows.reduce((sum, { body_sealed }) => sum + body_sealed.length, 0) < LOAD_BYTES
}

/** Cuts a list into loads that are read at a time; what is longer than a load is one by itself. */
export function* inLoads<T extends { bytes: number }>(list: readonly T[], most: number): Generator<T[]> {
  let load: T[] = []
  let bytes = 0
  for (const item of list) {
    if (load.length > 0 && (load.length >= most || bytes + item.bytes > LOAD_BYTES)) {
      yield load
      load = []
      bytes = 0
    }
    load.push(item)
    bytes += item.bytes
  }
  if (load.length > 0) yield load
}
