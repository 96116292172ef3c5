import { VERSION_AGES, VERSIONS_MAX } from './constants.ts'

/**
 * When a version was replaced, ms since the epoch, and the length of its sealed text. A version put aside was never the
 * entry's text.
 */
export type KeptVersion = { id: string; replacedAt: number; bytes: number; aside: boolean }

/**
 * The versions of one entry that are no longer kept: older ones are thinned, and the oldest are dropped beyond the
 * limits. Spans begin at fixed times, so that thinning often keeps the same versions as thinning once. Versions put
 * aside are thinned separately, because they have the same time as the replaced text.
 */
export function surplusVersions(versions: readonly KeptVersion[], now: number): string[] {
  const surplus: string[] = []
  const taken = new Set<string>()
  let count = 0
  let bytes = 0
  for (const version of versions.toSorted((a, b) => b.replacedAt - a.replacedAt)) {
    const age = VERSION_AGES.find(({ upTo }) => now - version.replacedAt < upTo)
    const span =
      age && age.every > 0 ? `${version.aside} ${age.every} ${Math.floor(version.replacedAt / age.every)}` : null
    const isKept =
      age !== undefined &&
      (span === null || !taken.has(span)) &&
      count < VERSIONS_MAX.entry.count &&
      bytes + version.bytes <= VERSIONS_MAX.entry.bytes
    if (!isKept) {
      surplus.push(version.id)
      continue
    }
    if (span !== null) taken.add(span)
    count++
    bytes += version.bytes
  }
  return surplus
}
