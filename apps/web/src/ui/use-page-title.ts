import { useEffect } from 'react'

/** Sets the page's title, for the tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Soundings`
  }, [title])
}
