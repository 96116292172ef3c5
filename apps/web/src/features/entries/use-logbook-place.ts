import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { EntryFilter, LogbookPlace } from '#web/lib/logbook-place.ts'

/** The parameter with the opened entry. */
export const ENTRY = 'entry'
const NO_FILTER: EntryFilter = { q: '', tag: '' }

/** The search and the opened entry. Back undoes each step. */
export function useLogbookPlace() {
  const [parameters, setParameters] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const place = (state ?? {}) as LogbookPlace
  const filter = place.filter ?? NO_FILTER
  const without = () => {
    const rest = new URLSearchParams(parameters)
    rest.delete(ENTRY)
    return rest
  }
  return {
    /** The key of the history entry. */
    key,
    filter,
    entryId: parameters.get(ENTRY),
    look: (next: EntryFilter) => {
      const isSame = next.q === filter.q && next.tag === filter.tag
      setParameters(without(), { state: { filter: next } satisfies LogbookPlace, replace: isSame })
    },
    open: (id: string) => {
      const opened = without()
      opened.set(ENTRY, id)
      setParameters(opened, { state: { filter, openedHere: true } satisfies LogbookPlace })
    },
    close: () => {
      if (place.openedHere) return void navigate(-1)
      setParameters(without(), { state: { filter } satisfies LogbookPlace, replace: true })
    },
  }
}
