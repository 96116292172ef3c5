import type { ChartDrawing, ClarityRing, LeadLine, RingsDrawing } from '#web/chart/geometry/index.ts'

/** Everything that one scene shows: a chart and what is drawn over it. */
export type SceneDrawing = {
  chart: ChartDrawing
  rings?: RingsDrawing | null
  lead?: LeadLine | null
  /** A line that joins entries. */
  track?: string
  dial?: { ring: ClarityRing; x: number; y: number; scale: number }
}
