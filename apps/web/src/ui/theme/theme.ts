import { useSyncExternalStore } from 'react'

/** The three themes; the first is the default and the one every visitor sees at first. */
export const THEMES = [
  { id: 'theme-dark', label: 'Dark' },
  { id: 'theme-light', label: 'Light' },
  { id: 'theme-paper', label: 'Paper' },
] as const
export type ThemeId = (typeof THEMES)[number]['id']

const KEY = 'soundings.theme'
const listeners = new Set<() => void>()

function currentTheme(): ThemeId {
  const { classList } = document.documentElement
  return THEMES.find(({ id }) => classList.contains(id))?.id ?? 'theme-dark'
}

/** Puts a theme on the page and remembers it on this device. */
export function chooseTheme(theme: ThemeId): void {
  document.documentElement.classList.remove(...THEMES.map(({ id }) => id))
  document.documentElement.classList.add(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** A choice made in another tab is followed here. */
function subscribe(listener: () => void): () => void {
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    const theme = THEMES.find(({ id }) => id === newValue)
    if (key === KEY && theme && theme.id !== currentTheme()) chooseTheme(theme.id)
  }
  listeners.add(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTab)
  }
}

export function useTheme(): ThemeId {
  return useSyncExternalStore(subscribe, currentTheme)
}
