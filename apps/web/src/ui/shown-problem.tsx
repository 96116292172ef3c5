import { useEffect, useRef, type ReactNode } from 'react'
import { Message } from './message.tsx'

/**
 * Shows why a save failed, and scrolls into view at each error: someone who saves with a keyboard shortcut may not see
 * this part of the page. The focus doesn’t move.
 */
export function ShownProblem({
  error,
  className,
  children,
}: {
  error: unknown
  className?: string | undefined
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div className={className} ref={place}>
      <Message kind="err">{children}</Message>
    </div>
  )
}
