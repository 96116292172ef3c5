import { useLocation, useNavigate } from 'react-router'
import { VERSIONS, type OpenedHere } from './entry-link.ts'

/** The part of the URL that says whether the earlier versions of the opened entry are shown. Back closes them. */
export function useEarlierVersionsOpen() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const place = (state ?? {}) as OpenedHere & { versionsOpenedHere?: boolean }
  const withVersions = (isOpen: boolean) => {
    const parameters = new URLSearchParams(search)
    parameters.delete(VERSIONS)
    if (isOpen) parameters.set(VERSIONS, 'open')
    return { search: parameters.toString(), hash }
  }
  return {
    isOpen: new URLSearchParams(search).has(VERSIONS),
    open: () =>
      void navigate(withVersions(true), { state: { ...place, versionsOpenedHere: true }, preventScrollReset: true }),
    close: () => {
      if (place.versionsOpenedHere) return void navigate(-1)
      void navigate(withVersions(false), { replace: true, state: place, preventScrollReset: true })
    },
  }
}
