import { createElement, startTransition, use, useEffect, useState, type ComponentType } from 'react'
import { PartMissing } from './part-missing.tsx'

/** A part of the app whose module is fetched when it is first shown, or earlier with `load`. */
export type LazyPart<Props extends object> = ComponentType<Props> & { load: () => Promise<ComponentType<Props>> }

/** Rendered in place of a part that failed to load; it gets the part's props too. */
export type Missing<Props extends object> = ComponentType<Props & { onRetry: () => Promise<void> }>

/**
 * Unlike React's `lazy`, which always shows the fallback first, a part that was loaded before is rendered at once:
 * React keeps a visible fallback on the screen for 300 ms. A part that can't be fetched, because the connection or,
 * after an update, the file is gone, shows an error in its place and can be retried; the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Lost: Missing<Props> = PartMissing,
): LazyPart<Props> {
  let attempt: Promise<ComponentType<Props> | null> | null = null
  const load = async () => {
    const loaded = await fetchPart()
    // `use` reads these fields of a promise without waiting for it.
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
      // A later visit tries again.
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
