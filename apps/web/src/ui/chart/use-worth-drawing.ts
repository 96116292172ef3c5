import { startTransition, useEffect, useState, type RefObject } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'

/** How far outside of the window a drawing is made, so that it is there before it can be seen. */
const MARGIN = '50%'

/**
 * False during the first paint; true from when the element comes near the window, or the browser has nothing else to
 * do: a page may also be printed, or pictured as a whole.
 */
export function useWorthDrawing(ref: RefObject<Element | null>): boolean {
  const [worth, setWorth] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const draw = () => startTransition(() => setWorth(true))
    const takeBack = whenIdle(draw)
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) draw()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      takeBack()
      observer.disconnect()
    }
  }, [ref])
  return worth
}
