import { whenIdle } from '#web/lib/when-idle.ts'
import { pageOf } from './lazy-pages.ts'
import { pageRoutes } from './routes.ts'

/** Milliseconds after the app was drawn: the first page's own requests come first. */
const AFTER_MS = 3_000

/** The main views and their dialogs: fetched early, they also open without a connection or after an update. */
const VIEWS: readonly (() => Promise<unknown>)[] = [
  ...pageRoutes.filter(({ prefetched }) => prefetched).map((route) => pageOf(route).load),
  () => import('#web/pages/write-view.tsx'),
  () => import('#web/features/entries/entry-logbook.tsx'),
  () => import('#web/features/prompts/start-from.tsx'),
  () => import('#web/features/imports/begun-import.tsx'),
]

/**
 * Fetches the main views while the browser is idle, except in data-saving mode.
 * @returns stops it
 */
export function prefetchViews(): () => void {
  if (savesData()) return () => {}
  let hasStopped = false
  const fetchAll = async () => {
    for (const view of VIEWS) {
      await new Promise<void>((resolve) => whenIdle(resolve))
      if (hasStopped) return
      // A view that can't be fetched now is fetched when it is shown.
      await view().catch(() => {})
    }
  }
  const timer = setTimeout(() => void fetchAll(), AFTER_MS)
  return () => {
    hasStopped = true
    clearTimeout(timer)
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
