import { useSyncExternalStore } from 'react'
import { createStore } from '#web/lib/store.ts'

/** The three themes; the first is the default. */
export const THEMES = [
  { id: 'theme-dark', label: 'Dark' },
  { id: 'theme-light', label: 'Light' },
  { id: 'theme-paper', label: 'Paper' },
] as const
export type ThemeId = (typeof THEMES)[number]['id']

const KEY = 'soundings.theme'
const store = createStore(themeOfPage())

function themeOfPage(): ThemeId {
  const { classList } = document.documentElement
  return THEMES.find(({ id }) => classList.contains(id))?.id ?? 'theme-dark'
}

/** Applies a theme to the page and stores it on this device. */
export function chooseTheme(theme: ThemeId): void {
  document.documentElement.classList.remove(...THEMES.map(({ id }) => id))
  document.documentElement.classList.add(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  store.set(theme)
}

/** Applies a theme chosen in another tab. */
function subscribe(listener: () => void): () => void {
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    const theme = THEMES.find(({ id }) => id === newValue)
    if (key === KEY && theme && theme.id !== store.get()) chooseTheme(theme.id)
  }
  const stop = store.subscribe(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    stop()
    window.removeEventListener('storage', followOtherTab)
  }
}

export function useTheme(): ThemeId {
  return useSyncExternalStore(subscribe, store.get)
}
