import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** The scale at which an image is shown, and the pixels by which it is moved. */
export type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }

export const REST: View = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 6
const DOUBLE_PRESS_SCALE = 2.5
/** The number of pixels that a finger moves sideways to show the next photograph. */
const SWIPE_PX = 60

export function atRest({ scale }: View): boolean {
  return scale === 1
}

/** The view after a zoom around a point, which is measured from the center of the stage. */
export function zoomed({ scale, x, y }: View, factor: number, around: Point = { x: 0, y: 0 }): View {
  const to = Math.min(MAX_SCALE, Math.max(1, scale * factor))
  if (to === 1) return REST
  const grown = to / scale
  return { scale: to, x: around.x - (around.x - x) * grown, y: around.y - (around.y - y) * grown }
}

/** Pinch, pan, double press and swipe on a stage. @param onSwipe gets -1 for the previous photograph, 1 for the next */
export function useTouch({ onSwipe }: { onSwipe: (steps: -1 | 1) => void }) {
  const [view, setView] = useState(REST)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    start.current = fingers.current.size === 1 ? pointOf(event) : null
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      setView((shown) => zoomed(shown, factor, middle))
    } else {
      setView((shown) =>
        atRest(shown) ? shown : { ...shown, x: shown.x + now.x - before.x, y: shown.y + now.y - before.y },
      )
    }
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    const from = start.current
    start.current = null
    if (!from || !atRest(view)) return
    const to = pointOf(event)
    const [across, down] = [to.x - from.x, to.y - from.y]
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    start.current = null
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    setView(atRest(view) ? zoomed(REST, DOUBLE_PRESS_SCALE, pointOf(event)) : REST)
  }
  return {
    view,
    reset: () => setView(REST),
    zoom: (factor: number) => setView((shown) => zoomed(shown, factor)),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick },
  }
}

/** The point of an event, measured from the center of the stage. */
function pointOf(event: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
