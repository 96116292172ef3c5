import { CANVAS_HEIGHT, CANVAS_WIDTH } from '@soundings/core/acoustic'

/** The canvas in its own px, and the layout on it. */
export type Frame = {
  width: number
  height: number
  narrow: boolean
  /** The y of the waterline, and of the highest point of the shallowest crest. */
  surface: number
  /** Maps a point of the analysis (1400 × 800) into the part of the frame without text. */
  place: (x: number, y: number) => readonly [x: number, y: number]
}

const NARROW_WIDTH = 720
const NARROW_HEIGHT = 1560
const SURFACE = 112
/** The part of the frame without text, as shares of its size: left, right, top, bottom. */
const FREE = { wide: [0.36, 0.97, 0.2, 0.8], narrow: [0.08, 0.92, 0.12, 0.56] } as const

/** The screen width in px below which the taller canvas with fewer layers is used (docs/spec/numbers.md#acoustic). */
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
