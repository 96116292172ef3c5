import { LOAD_BYTES } from '../load-bytes.ts'

/** Splits a list into loads; a text longer than a load is one by itself. */
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
