import { seededRandom } from '../random/index.ts'
import type { SafetyState } from '../safety/index.ts'
import { ACOUSTIC_ENTRIES_MIN, CHAMBERS_MAX } from './constants.ts'
import { dayPoints } from './day-points.ts'
import { layersFor, type DeviceTier } from './device-tier.ts'
import { echoChambers } from './echo-chambers.ts'
import { featureMatrix, type Feature, type FeatureColumn } from './feature-matrix.ts'
import { flowPaths } from './flow-paths.ts'
import { animationKeyframes } from './keyframes.ts'
import { varianceByChance } from './parallel-analysis.ts'
import { principalComponents, scoresOn, type PrincipalComponents } from './principal-components.ts'
import { ratedReadings, recentEntries } from './reading.ts'
import { resonanceFields } from './resonance-fields.ts'
import { thousandth } from './rounded.ts'
import { shapeAnalysis } from './shape.ts'
import type { AcousticOutcome } from './acoustic-outcome.ts'
import type { AcousticEntry } from './acoustic-entry.ts'
import { waveLayers } from './wave-layers.ts'

export type AcousticInput = {
  /** The entries, in any order. */
  entries: readonly AcousticEntry[]
  /** Ordinal local day now. */
  today: number
  /** Number of local days to analyze, 1-30. */
  days: number
  deviceTier: DeviceTier
  safety: SafetyState
  /** Seeds the shuffles of the two tests. */
  accountId: string
  reducedMotion?: boolean
}

/**
 * The analysis and picture of recent days (docs/spec/rules.md#acoustic), or the reason why there is none. The same
 * entries in any order, account and day give a byte-identical result. There is no picture during a safety pause.
 */
export function acousticAnalysis(input: AcousticInput): AcousticOutcome {
  const { today, days, deviceTier, accountId, safety, reducedMotion = false } = input
  if (safety === 'quiet') return withoutPicture('Your patterns are still forming')
  const recent = recentEntries(input.entries, today, days)
  const readings = ratedReadings(recent)
  if (recent.length > 0 && readings.length === 0) return withoutPicture('Insufficient data')
  if (readings.length < ACOUSTIC_ENTRIES_MIN)
    return withoutPicture(`Need at least ${ACOUSTIC_ENTRIES_MIN} recent entries (found ${readings.length})`)

  const columns = featureMatrix(readings)
  const values = columns.map((column) => column.values)
  const pca = principalComponents(values)
  const chance = varianceByChance(values, seededRandom(`${accountId}|pca`))
  const scores = scoresOn(pca.loadings[0] ?? [], values)
  const shape = shapeAnalysis(dayPoints(readings, scores), seededRandom(`${accountId}|shape`))
  const layers = waveLayers(readings, layersFor(deviceTier), today - days + 1)
  const shown = readings.slice(-CHAMBERS_MAX)
  return {
    success: true,
    fallback_required: false,
    message: 'ok',
    acoustic_analysis: {
      visualization_data: {
        wave_layers: layers,
        echo_chambers: echoChambers(shown, today, days),
        resonance_fields: resonanceFields(shown, readings),
        flow_paths: flowPaths(shown, shape.attractor_type),
        animation_keyframes: animationKeyframes(readings.length, reducedMotion),
      },
      mathematical_analysis: {
        pca: {
          variance_retained: thousandth(pca.varianceRetained),
          expected_by_chance: thousandth(chance),
          features: columns.map(({ feature }) => feature),
          components: pca.loadings.map((loadings, i) => ({ k: i + 1, loadings: byFeature(loadings, columns) })),
        },
        chaos: shape,
      },
      performance_metrics: { entries_used: readings.length, payload_layers: layers.length },
      device_tier: deviceTier,
    },
  }
}

function withoutPicture(message: string): AcousticOutcome {
  return { success: false, fallback_required: true, message, acoustic_analysis: null }
}

function byFeature(
  loadings: PrincipalComponents['loadings'][number],
  columns: readonly FeatureColumn[],
): Partial<Record<Feature, number>> {
  return Object.fromEntries(columns.map(({ feature }, i) => [feature, thousandth(loadings[i] ?? 0)]))
}
