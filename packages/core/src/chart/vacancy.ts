import type { Box, Point } from './geometry.ts'

/** Places that lettering already takes, so that no numeral lies on another or under the page's own text. */
export type Vacancy = {
  /** True when (x, y) lies outside of every kept-out box and more than `gap` px from all lettering. */
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
