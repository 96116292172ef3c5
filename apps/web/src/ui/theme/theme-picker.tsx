import { ThemePreviewScene } from '#web/ui/chart/theme-preview-scene.tsx'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

/** One radio per theme over a live miniature that carries that theme's class. */
export function ThemePicker({ name }: { name: string }) {
  const current = useTheme()
  return (
    <fieldset className="themes">
      <legend className="sr">Theme</legend>
      {THEMES.map(({ id, label }) => (
        <label className="theme-card" key={id}>
          <span className={`prev ${id}`}>
            <ThemePreviewScene />
            <em>They echo back.</em>
          </span>
          <span className="name">
            {label}
            <span className="dot" aria-hidden="true" />
          </span>
          <input type="radio" name={name} value={id} checked={current === id} onChange={() => chooseTheme(id)} />
        </label>
      ))}
    </fieldset>
  )
}
