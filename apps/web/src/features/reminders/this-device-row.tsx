import type { Reminders } from '@soundings/contract/reminders'
import { Button } from '#web/ui/button.tsx'
import rowStyles from '#web/ui/row.module.css'
import textStyles from '#web/ui/text.module.css'

/** Shows whether this device gets reminders. */
export function ThisDeviceRow({
  reminders: { this_device: isHere, devices, push_key: pushKey },
  busy,
  onAdd,
  onRemove,
}: {
  reminders: Reminders
  busy: boolean
  onAdd: () => void
  onRemove: () => void
}) {
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b>This device</b>
        <span className={textStyles.meta} role="status">
          {sentenceAbout(isHere, devices)}
        </span>
      </div>
      <div className={rowStyles.actions}>
        {isHere ? (
          <Button look="ghost" busy={busy} onClick={onRemove}>
            Stop here
          </Button>
        ) : (
          <Button busy={busy} disabled={pushKey === null} onClick={onAdd}>
            Remind me here
          </Button>
        )}
      </div>
    </div>
  )
}

function sentenceAbout(isHere: boolean, devices: number): string {
  const others = isHere ? devices - 1 : devices
  const elsewhere = others === 1 ? 'one other device' : `${others} other devices`
  if (isHere) {
    return `You get reminders here${others > 0 ? ` and on ${elsewhere}` : ''} while you’re signed in.`
  }
  return others > 0 ? `Reminders go to ${elsewhere}, not this one.` : 'No device gets reminders at the moment.'
}
