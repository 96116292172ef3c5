import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import controlStyles from './controls.module.css'
import styles from './toast.module.css'

type ToastAction = { label: string; run: () => void }
type Toast = { id: number; text: string; action?: ToastAction }
/** @returns removes the toast, if it is still shown */
type ShowToast = (text: string, action?: ToastAction) => () => void

const ToastContext = createContext<ShowToast>(() => () => {})

/**
 * Milliseconds that a toast stays. A toast with an action stays longer, and indefinitely while it is hovered or
 * focused.
 */
const STAY_MS = 6_000
const STAY_WITH_ACTION_MS = 12_000

/** Shows messages at the bottom of the page, announced politely. */
export function useToast(): ShowToast {
  return use(ToastContext)
}

export function ToastRegion({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const show = useCallback<ShowToast>((text, action) => {
    const shown: Toast = { id: Date.now(), text, ...(action ? { action } : {}) }
    setToast(shown)
    return () => setToast((now) => (now === shown ? null : now))
  }, [])
  const dismiss = useCallback(() => setToast(null), [])
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toastPlace} role="status" aria-live="polite">
        {toast && <ToastCard key={toast.id} toast={toast} onDone={dismiss} />}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const [held, setHeld] = useState(false)
  const { action } = toast
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDone, action ? STAY_WITH_ACTION_MS : STAY_MS)
    return () => clearTimeout(timer)
  }, [held, action, onDone])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <div className={styles.toast} onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <span>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={controlStyles.iconButton}
          onClick={() => {
            // The pressed button disappears with the toast.
            document.getElementById('main')?.focus({ preventScroll: true })
            onDone()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
