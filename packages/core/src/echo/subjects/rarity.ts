import type { Reading } from '../journal/reading.ts'

/** Inverse document frequency among these entries: ln((n + 1) / (entries with the lemma + 1)). */
export function rarityIn(readings: readonly Reading[]): (key: string) => number {
  const documents = documentCounts(readings)
  return (key) => Math.log((readings.length + 1) / ((documents.get(key) ?? 0) + 1))
}

/** The number of these entries that contain each lemma. Counted once for the same array. */
export function documentCounts(readings: readonly Reading[]): ReadonlyMap<string, number> {
  const counts = counted.get(readings) ?? countsOf(readings)
  counted.set(readings, counts)
  return counts
}

const counted = new WeakMap<readonly Reading[], ReadonlyMap<string, number>>()

function countsOf(readings: readonly Reading[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const reading of readings) {
    for (const key of reading.frequencies().keys()) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
