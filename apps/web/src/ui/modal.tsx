import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react'
import { classes } from '#web/lib/classes.ts'
import controlStyles from './controls.module.css'
import styles from './modal.module.css'
import textStyles from './text.module.css'

/**
 * A modal dialog based on the browser's own dialog element: it makes the page behind inert, traps focus, closes on
 * Escape and returns the focus. A press on the backdrop closes it too.
 */
export function Modal({
  title,
  look = 'dialog',
  className,
  closeLabel = 'Close',
  openerGoes,
  onClose,
  children,
}: {
  title: string
  look?: 'dialog' | 'drawer'
  className?: string | undefined
  closeLabel?: string
  /** True once what opened it is about to disappear or to be disabled: the focus then moves to the page. */
  openerGoes?: RefObject<boolean>
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const onScrim = useEffectEvent(onClose)
  const isOpenerGoing = useEffectEvent(() => openerGoes?.current === true)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    const closeOnScrim = (event: MouseEvent) => {
      if (event.target === dialog) onScrim()
    }
    dialog.addEventListener('click', closeOnScrim)
    return () => {
      dialog.removeEventListener('click', closeOnScrim)
      dialog.close()
      // If no button opened the dialog, or the button is gone, the focus moves to the page.
      const back =
        !isOpenerGoing() && opener instanceof HTMLElement && opener !== document.body && opener.isConnected
          ? opener
          : document.getElementById('main')
      back?.focus({ preventScroll: back.id === 'main' })
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={classes(styles[look], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={controlStyles.iconButton} aria-label={closeLabel} onClick={onClose}>
          <XIcon className={textStyles.icon} aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
