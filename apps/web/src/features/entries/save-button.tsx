import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Makes Ctrl+Enter or, on a Mac, Cmd+Enter submit the form like the save button. */
export function useSaveKey(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    const save = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      element?.requestSubmit()
    }
    element?.addEventListener('keydown', save)
    return () => element?.removeEventListener('keydown', save)
  }, [])
  return form
}

/** Submits its form; disabled without words and while a save is in progress. */
export function SaveButton({
  blank,
  busy,
  size = 'normal',
  block = false,
  children,
}: {
  blank: boolean
  busy: boolean
  size?: 'normal' | 'large'
  block?: boolean
  children: ReactNode
}) {
  return (
    <Button
      type="submit"
      look="primary"
      size={size}
      block={block}
      disabled={blank}
      busy={busy}
      title="Ctrl+Enter or ⌘+Enter"
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      {busy ? 'Saving…' : children}
    </Button>
  )
}
