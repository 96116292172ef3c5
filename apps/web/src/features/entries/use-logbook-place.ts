import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { EntryFilter } from './entries.queries.ts'

/** What a step of the history holds besides its address: words that were looked for belong in no address bar. */
type Place = { filter?: EntryFilter; openedHere?: boolean }

const ENTRY = 'entry'
const NO_FILTER: EntryFilter = { q: '', tag: '' }

/** Where one is in the list: what is looked for, and the entry that is open. Back undoes each of these steps. */
export function useLogbookPlace() {
  const [parameters, setParameters] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const place = (state ?? {}) as Place
  const filter = place.filter ?? NO_FILTER
  const without = () => {
    const rest = new URLSearchParams(parameters)
    rest.delete(ENTRY)
    return rest
  }
  return {
    /** The step of the history. */
    key,
    filter,
    entryId: parameters.get(ENTRY),
    look: (next: EntryFilter) => {
      const isSame = next.q === filter.q && next.tag === filter.tag
      setParameters(without(), { state: { filter: next } satisfies Place, replace: isSame })
    },
    open: (id: string) => {
      const opened = without()
      opened.set(ENTRY, id)
      setParameters(opened, { state: { filter, openedHere: true } satisfies Place })
    },
    close: () => {
      if (place.openedHere) return void navigate(-1)
      setParameters(without(), { state: { filter } satisfies Place, replace: true })
    },
  }
}
