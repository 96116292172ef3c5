import { lazy, useState, type ComponentType } from 'react'
import type { Prepare } from '#web/lib/prepare.ts'

type PageModule = { Page: ComponentType; prepare?: Prepare }

/** A page whose module is fetched when it is first shown, or before with `load`. */
export type Page = ComponentType & { load: () => Promise<PageModule> }

/**
 * Unlike React's `lazy`, which always shows the fallback first, a page that was loaded before is drawn at once: React
 * keeps a fallback on the screen for 300 ms once it is there.
 */
export function lazyPage(fetchModule: () => Promise<PageModule>): Page {
  let loaded: ComponentType | null = null
  const load = async () => {
    const module = await fetchModule()
    loaded = module.Page
    return module
  }
  const Lazy = lazy(async () => ({ default: (await load()).Page }))
  function LazyPage() {
    // Kept for the life of the page: another type in its place would start it afresh.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Shown />
  }
  return Object.assign(LazyPage, { load })
}
