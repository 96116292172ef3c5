import type { Box, Point } from './geometry.ts'

/** Space already taken by lettering, so that no numeral covers another or the page's text. */
export type Vacancy = {
  /** True when (x, y) is outside every kept-out box and more than `gap` px from all lettering. */
  isFree: (x: number, y: number, gap: number) => boolean
  take: (x: number, y: number) => void
}

export function vacancy(keepOut: readonly Box[]): Vacancy {
  const taken: Point[] = []
  return {
    isFree: (x, y, gap) =>
      taken.every(([tx, ty]) => Math.hypot(tx - x, ty - y) > gap) &&
      !keepOut.some(([left, top, right, bottom]) => x > left && y > top && x < right && y < bottom),
    take: (x, y) => void taken.push([x, y]),
  }
}
