import { useEffect, useRef, type ReactNode } from 'react'
import { Message } from './message.tsx'

/**
 * What went wrong when someone saved. It scrolls into view at each error: people who save by key may not see the place
 * where it stands. The focus stays where it is.
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
