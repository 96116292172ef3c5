import { CANVAS_HEIGHT, CANVAS_WIDTH } from '@soundings/core/waves'

/** The drawing surface in its own px, and where in it things lie. */
export type Frame = {
  width: number
  height: number
  narrow: boolean
  /** Where the water begins, and where the shallowest crest may rise to. */
  surface: number
  /** Maps a place of the analysis (1400 × 800) into the part of the frame that no text covers. */
  place: (x: number, y: number) => readonly [x: number, y: number]
}

const NARROW_WIDTH = 720
const NARROW_HEIGHT = 1560
const SURFACE = 112
/** Left and right ends, top and bottom of the part without text, as shares of the frame. */
const FREE = { wide: [0.36, 0.97, 0.2, 0.8], narrow: [0.08, 0.92, 0.12, 0.56] } as const

/** Px of screen under which the taller canvas with fewer layers is used (product-spec section 9). */
const NARROW_SCREEN = 640

export function isNarrowScreen(): boolean {
  return window.innerWidth < NARROW_SCREEN
}

/** @param narrow a screen under 640 px */
export function frameFor(narrow: boolean): Frame {
  const width = narrow ? NARROW_WIDTH : CANVAS_WIDTH
  const height = narrow ? NARROW_HEIGHT : CANVAS_HEIGHT
  const [left, right, top, bottom] = narrow ? FREE.narrow : FREE.wide
  return {
    width,
    height,
    narrow,
    surface: SURFACE,
    place: (x, y) => [
      width * (left + (x / CANVAS_WIDTH) * (right - left)),
      height * (top + (y / CANVAS_HEIGHT) * (bottom - top)),
    ],
  }
}
