import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

type ToastAction = { label: string; run: () => void }
type Toast = { id: number; text: string; action?: ToastAction }
type ShowToast = (text: string, action?: ToastAction) => void

const ToastContext = createContext<ShowToast>(() => {})

/** How long a toast stays; one that offers an action stays longer, and while it is pointed at or focused for ever. */
const STAY_MS = 6_000
const STAY_WITH_ACTION_MS = 12_000

/** Says what happened at the foot of the page, politely. */
export function useToast(): ShowToast {
  return use(ToastContext)
}

export function ToastRegion({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const show = useCallback<ShowToast>((text, action) => {
    setToast({ id: Date.now(), text, ...(action ? { action } : {}) })
  }, [])
  const dismiss = useCallback(() => setToast(null), [])
  return (
    <ToastContext value={show}>
      {children}
      <div className="toast-place" role="status" aria-live="polite">
        {toast && <ToastCard key={toast.id} toast={toast} onDone={dismiss} />}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const timer = useMemo(() => createTimer(toast.action ? STAY_WITH_ACTION_MS : STAY_MS, onDone), [toast, onDone])
  const { action } = toast
  return (
    <div
      className="toast"
      ref={timer.attach}
      onPointerEnter={timer.stop}
      onPointerLeave={timer.start}
      onFocus={timer.stop}
      onBlur={timer.start}
    >
      <span>{toast.text}</span>
      {action && (
        <button
          type="button"
          className="icon-btn"
          onClick={() => {
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

function createTimer(ms: number, onDone: () => void) {
  let handle = 0
  const stop = () => window.clearTimeout(handle)
  const start = () => {
    stop()
    handle = window.setTimeout(onDone, ms)
  }
  return {
    start,
    stop,
    attach: () => {
      start()
      return stop
    },
  }
}
