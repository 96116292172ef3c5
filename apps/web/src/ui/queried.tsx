import type { ReactNode } from 'react'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from './button.tsx'
import { Message } from './message.tsx'
import { Spinner } from './spinner.tsx'

/** The part of a query that its view needs. */
type Query<T> = { data: T | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }

/**
 * The content of a query: a spinner while it loads, or why it couldn’t be loaded, with a button to try again. Loaded
 * content stays when loading it again fails.
 */
export function Queried<T>({
  query: { data, error, isPending, refetch },
  failed,
  alone,
  children,
}: {
  query: Query<T>
  /** The message when the error has none for people. */
  failed: string
  /** The class of a failure that is the only content of a page. */
  alone?: string | undefined
  children: (data: T) => ReactNode
}) {
  if (isPending) return <Spinner />
  if (data !== undefined) return children(data)
  const problem = sentenceOf(error, failed)
  const again = <Button onClick={() => void refetch()}>Try again</Button>
  if (alone) {
    return (
      <div className={alone} role="alert">
        <p>{problem}</p>
        {again}
      </div>
    )
  }
  return (
    <>
      <Message kind="err">{problem}</Message>
      {again}
    </>
  )
}
