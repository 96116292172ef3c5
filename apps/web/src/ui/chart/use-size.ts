import { startTransition, useEffect, useState, type RefObject } from 'react'

export type Size = { width: number; height: number }

/** Ms without a change after which a resized drawing is made anew. */
const SETTLE_MS = 120

/**
 * Px size of the element around `ref`, null until it has been laid out. The first size comes at once, later ones when
 * resizing has come to rest for `settle` ms, because a chart takes some frames to draw.
 */
export function useSize(ref: RefObject<Element | null>, settle = SETTLE_MS): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const box = ref.current?.parentElement
    if (!box) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let measured = false
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      if (width === 0 || height === 0) return
      measured = true
      // A drawing may come a frame later; a finger on the page may not wait for it.
      startTransition(() =>
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height })),
      )
    }
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      if (measured && settle > 0) timer = setTimeout(measure, settle)
      else measure()
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [ref, settle])
  return size
}
