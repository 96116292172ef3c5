import styles from './switch.module.css'

/** Turns something on or off at once. The word next to it says which, so that color isn't the only sign. */
export function Switch({
  label,
  on,
  busy = false,
  onTurn,
}: {
  label: string
  on: boolean
  /** While busy, it ignores presses. */
  busy?: boolean
  onTurn: (on: boolean) => void
}) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-label={label}
        aria-busy={busy || undefined}
        checked={on}
        onChange={(event) => !busy && onTurn(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true">
        {on ? 'On' : 'Off'}
      </span>
    </label>
  )
}
