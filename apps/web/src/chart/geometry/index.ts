export { drawChart, type ChartDrawing } from './chart.ts'
export { clarityRing, type ClarityRing } from './clarity-ring.ts'
export { echoSignature, SIGNATURE_SIZE } from './echo-signature.ts'
export { echogram } from './echogram.ts'
export { sectionEdge } from './edge.ts'
export { newest, ringWeight, stationTurn, type ChartEntry } from './entries.ts'
export { frequencyTrace } from './frequency-trace.ts'
export { gaugeDepth, leadGauge } from './gauge.ts'
export type { Circle, Lettering } from './geometry.ts'
export { leadLine, type LeadLine } from './lead-line.ts'
export { placeEntries, type Deep } from './place.ts'
export { PLAN_LEAD_SIZE, planLead } from './plan-lead.ts'
export { ringSpacing } from './ring-spacing.ts'
export { drawRings, type RingsDrawing } from './rings.ts'
export { seabed } from './seabed.ts'
export { smoothLine } from './smooth.ts'
export { tide } from './tide.ts'
export { toneTrace } from './tone-trace.ts'
export {
  LONG_DAY_WORDS,
  yearChart,
  type Strip,
  type YearChart,
  type YearChartInput,
  type YearDay,
} from './year-chart.ts'
