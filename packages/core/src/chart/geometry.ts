/** A place on the drawing in px, x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** A rectangle: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A drawn line or area: SVG path data and the class that gives it its look. */
export type Path = { d: string; className: string }

export type Circle = { x: number; y: number; r: number; className: string }

/** A line of lettering. `sub` is set smaller and lower, as the last digit of a sounding is. */
export type Lettering = {
  x: number
  y: number
  text: string
  sub?: string
  className: string
  anchor?: 'middle' | 'end'
  /** True when the letters are centred on y, false when they stand on it. */
  centred?: boolean
  /** Degrees clockwise about (x, y). */
  turn?: number
}

/** Rounded to a tenth of a px: nothing on screen is finer, and the markup stays short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The point at `angle` (radians, clockwise from three o'clock) and distance `r` from (x, y). */
export function polar(x: number, y: number, angle: number, r: number): Point {
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
}

/** A straight line between two points. */
export function line([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}`
}
