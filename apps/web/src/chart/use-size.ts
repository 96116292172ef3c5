import { startTransition, useEffect, useState, type RefObject } from 'react'

export type Size = { width: number; height: number }

/** Milliseconds without a change after which a resized drawing is redrawn. */
const SETTLE_MS = 120

/**
 * Size in px of the element around `ref`, null before layout. The first size comes at once; later ones wait until
 * resizing has stopped for `settle` ms, because drawing a chart takes several frames.
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
      // Drawing can wait for a frame; input can't.
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
