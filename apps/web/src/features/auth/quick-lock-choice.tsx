import { useSyncExternalStore } from 'react'
import { chooseLock, LOCK_MINUTES, lockMinutes, lockNow, onLockChange } from '#web/lib/quick-lock.ts'
import { counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import rowStyles from '#web/ui/row.module.css'
import styles from './passkeys.module.css'
import textStyles from '#web/ui/text.module.css'

const NEVER = 'never'

/** Chooses how many minutes without input hide the page on this device. */
export function QuickLockChoice({ accountId }: { accountId: string }) {
  const minutes = useSyncExternalStore(onLockChange, () => lockMinutes(accountId))
  const toast = useToast()
  const choose = (value: string) => {
    if (chooseLock(accountId, value === NEVER ? null : Number(value))) return
    toast('This browser can’t store the choice, so the page won’t lock.')
  }
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b id="quick-lock">Quick lock</b>
        <span className={textStyles.meta} id="quick-lock-hint">
          Hides your journal on this device when you’re away, until you use a passkey or an emailed link. It stops a
          passing glance, but not someone who knows their way around this device.
        </span>
      </div>
      <div className={rowStyles.actions}>
        {minutes !== null && <Button onClick={() => lockNow(accountId)}>Lock now</Button>}
        <select
          className={classes(fieldStyles.input, styles.minutes)}
          aria-labelledby="quick-lock"
          aria-describedby="quick-lock-hint"
          value={minutes ?? NEVER}
          onChange={(event) => choose(event.target.value)}
        >
          <option value={NEVER}>Never</option>
          {LOCK_MINUTES.map((choice) => (
            <option key={choice} value={choice}>
              After {counted(choice, 'minute', 'minutes')}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
