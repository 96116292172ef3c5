import type { ChartDrawing, ClarityRing, LeadLine, RingsDrawing } from '@soundings/core/chart'

/** All that one scene shows: a chart and what lies upon it. */
export type SceneDrawing = {
  chart: ChartDrawing
  rings?: RingsDrawing | null
  lead?: LeadLine | null
  /** A line that joins entries. */
  track?: string
  dial?: { ring: ClarityRing; x: number; y: number; scale: number }
}
