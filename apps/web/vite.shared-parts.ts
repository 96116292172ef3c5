import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The page that opens first, with its editor, and the largest other page. */
const JOURNAL = ['pages/journal-page.tsx', 'pages/write-view.tsx']
const SETTINGS = ['pages/settings-page.tsx']
/** A page that imports an index file seems to need all of its modules, so these are not counted. */
const BEHIND_INDEX = /chart\/geometry|@tanstack|contract\/src\/endpoints/u

/**
 * The modules of the journal’s first view that other pages need, too. With HTTP/1.1 a browser requests six at a time,
 * so two dozen small files would take several round trips.
 */
export function sharedParts() {
  let journal = new Set<string>()
  let settings = new Set<string>()
  const plugin: Plugin = {
    name: 'shared-parts',
    apply: 'build',
    buildEnd() {
      const neededBy = (files: readonly string[]) => {
        const found = new Set<string>()
        const walk = (id: string) => {
          if (found.has(id)) return
          found.add(id)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) walk(imported)
        }
        for (const file of files) walk(join(import.meta.dirname, 'src', file))
        return found
      }
      journal = neededBy(JOURNAL)
      settings = neededBy(SETTINGS)
    },
  }
  const isOfJournal = (id: string) => journal.has(id) && !BEHIND_INDEX.test(id)
  return {
    plugin,
    /** True for a module of the journal that the largest other page needs, too. */
    isOfBoth: (id: string) => isOfJournal(id) && settings.has(id),
    /** True for the journal’s other modules. */
    isOfJournalAlone: (id: string) => isOfJournal(id) && !settings.has(id),
  }
}
