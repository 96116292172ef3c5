import type { ComponentType } from 'react'
import type { Prepare } from '#web/lib/prepare.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageMissing } from '#web/ui/part-missing.tsx'

export type PageModule = { Page: ComponentType; prepare?: Prepare }

/** A page whose module is fetched when it is first shown, or earlier with `load`. */
export type Page = ComponentType & { load: () => Promise<PageModule> }

/** @param fetchModule fetches the page, and the data it needs before it is drawn */
export function lazyPage(fetchModule: () => Promise<PageModule>): Page {
  const part = lazyPart(async () => (await fetchModule()).Page, PageMissing)
  const loadPart = part.load
  const load = async () => {
    await loadPart()
    return fetchModule()
  }
  return Object.assign(part, { load })
}
