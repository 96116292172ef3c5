import type { PauseLength } from '@soundings/core/account'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './echo-sheet.module.css'

const LENGTHS: readonly { length: PauseLength; label: string; name: string }[] = [
  { length: 'day', label: 'A day', name: 'Pause Echos for a day' },
  { length: 'week', label: 'A week', name: 'Pause Echos for a week' },
  { length: 'open', label: 'Until I say', name: 'Pause Echos until I say' },
]

/** Pauses Echos with one press, for the time that the button names. */
export function PauseEchos({ busy, onPause }: { busy: boolean; onPause: (length: PauseLength) => void }) {
  const labelId = useId()
  return (
    <div className={styles.pause} role="group" aria-labelledby={labelId}>
      <span id={labelId}>Pause Echos</span>
      {LENGTHS.map(({ length, label, name }) => (
        <Button key={length} aria-label={name} disabled={busy} onClick={() => onPause(length)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
