import { whenIdle } from '#web/lib/when-idle.ts'
import { EchosPage, InsightsPage, JournalPage, ProfilePage, SettingsPage } from './lazy-pages.ts'

/** Ms after the app was drawn: what the first page shows goes before. */
const AFTER_MS = 3_000

/** The main views and what opens in them: in a tunnel, or after an update, they are still there. */
const VIEWS: readonly (() => Promise<unknown>)[] = [
  JournalPage.load,
  () => import('#web/features/entries/entry-logbook.tsx'),
  EchosPage.load,
  InsightsPage.load,
  SettingsPage.load,
  ProfilePage.load,
  () => import('#web/features/imports/import-dialogs.tsx'),
]

/** Fetches the main views while nothing else is to be done; not where the person saves data. @returns stops it */
export function prefetchViews(): () => void {
  if (savesData()) return () => {}
  let hasStopped = false
  const fetchAll = async () => {
    for (const view of VIEWS) {
      await new Promise<void>((resolve) => whenIdle(resolve))
      if (hasStopped) return
      // One that cannot be had now is fetched when it is shown.
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
