import type { Metric } from '@soundings/core/entries'

export const METRIC_NAMES: Record<Metric, string> = { mood: 'Mood', energy: 'Energy', focus: 'Focus' }
