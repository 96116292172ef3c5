import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import type { ReactNode } from 'react'
import textStyles from './text.module.css'
import { classes } from '#web/lib/classes.ts'
import styles from './message.module.css'

const ICONS = { err: WarningIcon, warn: WarningIcon, ok: CheckIcon, note: InfoIcon }

/** A message with its rule, icon and text. Announced politely, or at once after a failure. */
export function Message({
  kind,
  children,
  id,
  className,
}: {
  kind: keyof typeof ICONS
  children: ReactNode
  id?: string
  className?: string | undefined
}) {
  const Icon = ICONS[kind]
  return (
    <div
      className={classes(styles.message, styles[kind], className)}
      role={kind === 'err' ? 'alert' : 'status'}
      {...(id ? { id } : {})}
    >
      <Icon className={textStyles.icon} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
