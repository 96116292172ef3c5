import { createElement, startTransition, use, useEffect, useState, type ComponentType } from 'react'
import { PartMissing } from './part-missing.tsx'

/** A part of the app whose module is fetched when it is first shown, or before with `load`. */
export type LazyPart<Props extends object> = ComponentType<Props> & { load: () => Promise<ComponentType<Props>> }

/** What stands in the place of a part that could not be fetched; it is given the part's own props too. */
export type Missing<Props extends object> = ComponentType<Props & { onRetry: () => Promise<void> }>

/**
 * Unlike React's `lazy`, which always shows the fallback first, a part that was loaded before is drawn at once: React
 * keeps a fallback on the screen for 300 ms once it is there. And a part that cannot be fetched, because the connection
 * or, after an update, the file has gone, says so in its own place and can be tried again; all around it stays.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Lost: Missing<Props> = PartMissing,
): LazyPart<Props> {
  let attempt: Promise<ComponentType<Props> | null> | null = null
  const load = async () => {
    const loaded = await fetchPart()
    // What a promise says of itself in this way is taken by `use` without waiting for it.
    attempt = Object.assign(Promise.resolve(loaded), { status: 'fulfilled', value: loaded })
    return loaded
  }
  const begin = () => (attempt = load().catch(() => null))
  function Part(props: Props) {
    const [, setTries] = useState(0)
    const found = use(attempt ?? begin())
    const isLost = found === null
    useEffect(() => {
      const lost = attempt
      // Who comes back later finds it tried again.
      return () => {
        if (isLost && attempt === lost) attempt = null
      }
    }, [isLost])
    if (found) return createElement(found, props)
    const retry = async () => {
      await begin()
      startTransition(() => setTries((tries) => tries + 1))
    }
    return <Lost {...props} onRetry={retry} />
  }
  return Object.assign(Part, { load })
}
