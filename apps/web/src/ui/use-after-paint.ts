import { useEffect, useState } from 'react'
import { afterPaint } from '#web/lib/after-paint.ts'

/** False during the component's first paint, then true: for work that can wait until the text is visible. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return painted
}
