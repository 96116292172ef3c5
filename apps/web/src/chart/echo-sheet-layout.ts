import type { Size } from './use-size.ts'

/** The position of the rings on an Echo sheet, and how much larger they are on a tablet than on a phone. */
export type DialPlace = { x: number; y: number; zoom: number }

/** Width in px below which the rings are above the text instead of next to it. */
const NARROW = 900

export function isNarrowSheet({ width }: Size): boolean {
  return width < NARROW
}

/**
 * @param share.wide share of the width at which the center is next to the text
 * @param share.narrow share of the height that stays free above the rings
 */
export function dialPlace(size: Size, share: { wide: number; narrow: number }): DialPlace {
  const { width, height } = size
  if (!isNarrowSheet(size)) return { x: width * share.wide, y: height * 0.49, zoom: 1 }
  const zoom = Math.min(1.55, width / 370)
  return { x: width * 0.5, y: height * share.narrow + 128 * zoom, zoom }
}
