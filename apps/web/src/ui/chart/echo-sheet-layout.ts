import type { Size } from './use-size.ts'

/** Where the rings lie on an Echo sheet, and how much larger they are drawn on a tablet than on a phone. */
export type DialPlace = { x: number; y: number; zoom: number }

/** Px below which the rings stand above the text instead of beside it. */
const NARROW = 900

export function isNarrowSheet({ width }: Size): boolean {
  return width < NARROW
}

/**
 * @param share.wide of the width, at which the centre lies beside the text
 * @param share.narrow of the height, that stays free above the rings
 */
export function dialPlace(size: Size, share: { wide: number; narrow: number }): DialPlace {
  const { width, height } = size
  if (!isNarrowSheet(size)) return { x: width * share.wide, y: height * 0.49, zoom: 1 }
  const zoom = Math.min(1.55, width / 370)
  return { x: width * 0.5, y: height * share.narrow + 128 * zoom, zoom }
}
