import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'

/**
 * A modal surface on the browser's own dialog element: it makes the page behind inert, traps focus, closes on Escape
 * and gives focus back. A press on the scrim closes it too.
 */
export function Modal({
  title,
  look = 'dialog',
  closeLabel = 'Close',
  onClose,
  children,
}: {
  title: string
  look?: 'dialog' | 'drawer'
  closeLabel?: string
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const onScrim = useEffectEvent(onClose)
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
      // A dialog that opened by itself, or whose button has gone, gives the focus to the page.
      const back =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
          ? opener
          : document.getElementById('main')
      back?.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={look}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dhead">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
          <XIcon className="icon" aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
