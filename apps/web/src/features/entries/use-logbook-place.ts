import { useLocation, useNavigate } from 'react-router'
import { filterOf, hashOf, type EntryFilter } from '#web/lib/logbook-place.ts'
import { ENTRY } from './entry-link.ts'
import { useOpenedEntry } from './use-opened-entry.ts'

/** True in the state of a history entry whose search is still being typed. */
type Typed = { typed?: boolean }

/** The search and the opened entry. Back undoes each step; a search is one step, however many letters it has. */
export function useLogbookPlace() {
  const { key, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const opened = useOpenedEntry()
  return {
    ...opened,
    /** The key of the history entry. */
    key,
    filter: filterOf(hash),
    look: (next: EntryFilter, isTyping: boolean) => {
      const parameters = new URLSearchParams(search)
      parameters.delete(ENTRY)
      const to = hashOf(next)
      const isSame = to === hash || ((state ?? {}) as Typed).typed === true
      void navigate(
        { search: parameters.toString(), hash: to },
        { state: { typed: isTyping } satisfies Typed, replace: isSame, preventScrollReset: true },
      )
    },
  }
}
