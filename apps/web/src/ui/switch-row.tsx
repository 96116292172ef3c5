import type { ReactNode } from 'react'
import rowStyles from './row.module.css'
import { Switch } from './switch.tsx'
import textStyles from './text.module.css'

/** A setting that is on or off, with a line about what it does. While it is being saved, it shows the new choice. */
export function SwitchRow({
  label,
  about,
  on,
  saving,
  onTurn,
}: {
  label: string
  about: ReactNode
  on: boolean
  /** The choice that is being saved, or null. */
  saving: boolean | null
  onTurn: (on: boolean) => void
}) {
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b>{label}</b>
        <span className={textStyles.meta}>{about}</span>
      </div>
      <div className={rowStyles.actions}>
        <Switch label={label} on={saving ?? on} busy={saving !== null} onTurn={onTurn} />
      </div>
    </div>
  )
}
