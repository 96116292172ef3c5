import type { Metric } from '@soundings/core/entries'

/** The name of each rating on screen. */
export const METRIC_NAMES: Record<Metric, string> = { mood: 'Mood', energy: 'Energy', focus: 'Focus' }
