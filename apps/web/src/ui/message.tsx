import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import type { ReactNode } from 'react'

const ICONS = { err: WarningIcon, warn: WarningIcon, ok: CheckIcon, note: InfoIcon }

/** A message with its rule, icon and text; announced politely, or at once when something failed. */
export function Message({
  kind,
  children,
  id,
  className = '',
}: {
  kind: keyof typeof ICONS
  children: ReactNode
  id?: string
  className?: string
}) {
  const Icon = ICONS[kind]
  return (
    <div
      className={`msg ${kind === 'note' ? '' : kind} ${className}`.trim()}
      role={kind === 'err' ? 'alert' : 'status'}
      {...(id ? { id } : {})}
    >
      <Icon className="icon" aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
