/** A point on the drawing in px, x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** A rectangle in px. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The six flat tints of the water, shallow to deep. */
type Tint = 1 | 2 | 3 | 4 | 5 | 6

/** What a part of a drawing shows. The style sheet of the charts has a class with the same name. */
export type Role =
  | `tint${Tint}`
  | 'isobath'
  | 'indexIsobath'
  | 'edgeFill'
  | 'label'
  | 'sounding'
  | 'ownSounding'
  | 'ring'
  | 'openRing'
  | 'station'
  | 'core'
  | 'rose'
  | 'tick'
  | 'clarityTick'
  | 'countedTick'
  | 'limit'
  | 'basin'
  | 'basinRim'
  | 'lobe'
  | 'needle'
  | 'needleDot'
  | 'baseline'
  | 'trace'
  | 'rawValue'
  | 'lastValue'
  | 'lastValueRing'
  | 'idleDay'
  | 'writingDay'
  | 'toneLine'
  | 'emptyDay'
  | 'writtenDay'
  | 'latestDay'

export function tintRole(tint: number): Role {
  return `tint${tint as Tint}`
}

/** A line or area: SVG path data and the class that styles it. */
export type Path = { d: string; role: Role }

export type Circle = { x: number; y: number; r: number; role: Role }

/** A line of lettering. `sub` is smaller and lower, like the last digit of a sounding. */
export type Lettering = {
  x: number
  y: number
  text: string
  sub?: string
  role: Role
  anchor?: 'middle' | 'end'
  /** True when the letters are centered on y, false when y is their baseline. */
  centered?: boolean
  /** Degrees clockwise around (x, y). */
  turn?: number
}

/** Rounded to a tenth of a px: no screen shows more, and the markup stays short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The point at `angle` (radians, clockwise from three o'clock) and distance `r` from (x, y). */
export function polar(x: number, y: number, angle: number, r: number): Point {
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
}

/** SVG path data of a straight line. */
export function line([x1, y1]: Point, [x2, y2]: Point): string {
  return `M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}`
}
