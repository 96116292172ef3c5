import { tenth } from './geometry.ts'

/** Path data of a line that goes down from the surface, and of the plumb at its end. */
export type LeadLine = { line: string; plumb: string }

/** A lead line at `x`, from y `top` down to y `bottom` (px): writing in progress, or the way down to an Echo. */
export function leadLine(x: number, top: number, bottom: number): LeadLine {
  return {
    line: `M${tenth(x)} ${tenth(top)}V${tenth(bottom - 9)}`,
    plumb: `M${tenth(x)} ${tenth(bottom - 10)}c3 0 4.5 5 4.5 9a4.5 4.5 0 0 1-9 0c0-4 1.5-9 4.5-9z`,
  }
}
