import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './tip.module.css'

/**
 * A short explanation next to a word: opens on hover, focus and press, closes on Escape and when the pointer or the
 * focus leaves.
 */
export function Tip({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)

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
    <span
      className={styles.tipPlace}
      ref={place}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <button
        type="button"
        className={styles.tip}
        aria-label={label}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
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
