import { ThemePreviewScene } from '#web/chart/theme-preview-scene.tsx'
import { chooseTheme, THEMES, useTheme } from './theme.ts'
import styles from './theme-picker.module.css'
import { classes } from '#web/lib/classes.ts'

/** One radio button per theme, over a live miniature with that theme's class. */
export function ThemePicker({ name }: { name: string }) {
  const current = useTheme()
  return (
    <fieldset className={styles.themes}>
      <legend className="sr">Theme</legend>
      {THEMES.map(({ id, label }) => (
        <label className={styles.themeCard} key={id}>
          <span className={classes(styles.prev, id)}>
            <ThemePreviewScene />
            <em>They echo back.</em>
          </span>
          <span className={styles.name}>
            {label}
            <span className={styles.dot} aria-hidden="true" />
          </span>
          <input type="radio" name={name} value={id} checked={current === id} onChange={() => chooseTheme(id)} />
        </label>
      ))}
    </fieldset>
  )
}
