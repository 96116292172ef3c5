import { useEffect, useState } from 'react'
import { afterPaint } from '#web/lib/after-paint.ts'

/** False during the first paint of what uses it, true from then on: what words need not wait for may begin. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return painted
}
