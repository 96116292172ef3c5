import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './tip.module.css'

/** Closes the tip that was opened last: two at once would cover each other. */
let closeLast = () => {}

/**
 * A short explanation next to a word: opens on hover, focus and press, closes on Escape, when the pointer or the focus
 * leaves, and when another one opens.
 */
export function Tip({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const isHovered = useRef(false)

  function show() {
    closeLast()
    closeLast = () => setOpen(false)
    setOpen(true)
  }

  // Called when the pointer moves, not when it enters: a page that loads or scrolls under a resting pointer also fires
  // “enter”.
  function hover() {
    if (isHovered.current) return
    isHovered.current = true
    show()
  }

  function leave() {
    isHovered.current = false
    setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent | PointerEvent) => {
      const inside = event.target instanceof Node && place.current?.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) setOpen(false)
    }
    window.addEventListener('keydown', close)
    window.addEventListener('pointerdown', close)
    return () => {
      window.removeEventListener('keydown', close)
      window.removeEventListener('pointerdown', close)
    }
  }, [open])

  return (
    <span className={styles.tipPlace} ref={place} onPointerMove={hover} onPointerLeave={leave}>
      <button
        type="button"
        className={styles.tip}
        aria-label={label}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onFocus={show}
        onBlur={() => setOpen(false)}
        onClick={show}
      >
        {icon}
      </button>
      {open && (
        <span className={styles.tipText} role="tooltip" id={id}>
          {children}
        </span>
      )}
    </span>
  )
}
