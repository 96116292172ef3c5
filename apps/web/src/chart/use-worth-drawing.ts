import { startTransition, useEffect, useState, type RefObject } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'

/** Distance from the window at which a drawing is made, so that it is ready before it is visible. */
const MARGIN = '50%'

/**
 * False during the first paint, then true when the element comes near the window or the browser is idle: the page may
 * also be printed or captured as a whole.
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
