import { useEffect, useState } from 'react'

/** False during the first paint, true from the frame after it: drawings wait until the page's words are there. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted
}
