import { useLocation, useNavigate } from 'react-router'
import { ENTRY, VERSIONS, type OpenedHere } from './entry-link.ts'

/** The entry in the URL, above whatever the page shows. Back closes it. */
export function useOpenedEntry() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const withEntry = (id: string | null) => {
    const parameters = new URLSearchParams(search)
    parameters.delete(ENTRY)
    parameters.delete(VERSIONS)
    if (id !== null) parameters.set(ENTRY, id)
    return { search: parameters.toString(), hash }
  }
  const place = (state ?? {}) as OpenedHere
  return {
    entryId: new URLSearchParams(search).get(ENTRY),
    open: (id: string) =>
      void navigate(withEntry(id), {
        state: { ...place, openedHere: true } satisfies OpenedHere,
        preventScrollReset: true,
      }),
    close: () => {
      if (place.openedHere) return void navigate(-1)
      void navigate(withEntry(null), { replace: true, preventScrollReset: true })
    },
  }
}
