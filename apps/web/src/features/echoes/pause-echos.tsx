import type { PauseLength } from '@soundings/core/preferences'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'

const LENGTHS: readonly { length: PauseLength; label: string; name: string }[] = [
  { length: 'day', label: 'A day', name: 'Pause Echos for a day' },
  { length: 'week', label: 'A week', name: 'Pause Echos for a week' },
  { length: 'open', label: 'Until I say', name: 'Pause Echos until I say' },
]

/** Stops Echos with one press, for as long as the pressed button says. */
export function PauseEchos({ busy, onPause }: { busy: boolean; onPause: (length: PauseLength) => void }) {
  const labelId = useId()
  return (
    <div className="pause" role="group" aria-labelledby={labelId}>
      <span id={labelId}>Pause Echos</span>
      {LENGTHS.map(({ length, label, name }) => (
        <Button key={length} aria-label={name} disabled={busy} onClick={() => onPause(length)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
