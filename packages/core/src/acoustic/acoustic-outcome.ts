import type { Feature } from './feature-matrix.ts'
import type { DeviceTier } from './device-tier.ts'
import type { ShapeAnalysis } from './shape.ts'
import type { FlowPath } from './flow-paths.ts'
import type { EchoChamber } from './echo-chambers.ts'
import type { Keyframe } from './keyframes.ts'
import type { ResonanceField } from './resonance-fields.ts'
import type { WaveLayer } from './wave-layers.ts'

/** API payload, hence the snake_case names. Lengths are px on a canvas of 1400 × 800, numbers have three decimals. */
export type AcousticAnalysis = {
  visualization_data: {
    wave_layers: WaveLayer[]
    echo_chambers: EchoChamber[]
    resonance_fields: ResonanceField[]
    flow_paths: FlowPath[]
    animation_keyframes: Keyframe[]
  }
  mathematical_analysis: {
    pca: {
      /** Share of variance on the first two components, 0-1, and the share that unrelated columns would have there. */
      variance_retained: number
      expected_by_chance: number
      features: Feature[]
      components: { k: number; loadings: Partial<Record<Feature, number>> }[]
    }
    chaos: ShapeAnalysis
  }
  performance_metrics: { entries_used: number; payload_layers: number }
  device_tier: DeviceTier
}

export type AcousticOutcome =
  | { success: true; fallback_required: false; message: 'ok'; acoustic_analysis: AcousticAnalysis }
  | { success: false; fallback_required: true; message: string; acoustic_analysis: null }
