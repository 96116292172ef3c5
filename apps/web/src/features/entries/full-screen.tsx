import { CornersInIcon } from '@phosphor-icons/react/dist/csr/CornersIn'
import { CornersOutIcon } from '@phosphor-icons/react/dist/csr/CornersOut'
import { useEffect, useState, type RefObject } from 'react'
import { beginFullScreen } from './full-screen.ts'
import controlStyles from '#web/ui/controls.module.css'
import textStyles from '#web/ui/text.module.css'

/** Expands the writing form to the whole window. Escape or the same button ends it. */
export function FullScreenButton({
  form,
  field,
}: {
  form: RefObject<HTMLElement | null>
  field: RefObject<HTMLElement | null>
}) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (isFull && form.current) return beginFullScreen(form.current, () => setFull(false))
  }, [isFull, form])
  const Icon = isFull ? CornersInIcon : CornersOutIcon
  return (
    <button
      type="button"
      className={controlStyles.iconButton}
      data-full-screen
      aria-label={isFull ? undefined : 'Full screen'}
      title={isFull ? undefined : 'Full screen'}
      onClick={() => {
        setFull(!isFull)
        field.current?.focus()
      }}
    >
      <Icon className={textStyles.icon} aria-hidden="true" />
      {isFull && 'Leave full screen'}
    </button>
  )
}
