import { ACOUSTIC_DAYS, ACOUSTIC_DAYS_MAX, ACOUSTIC_DAYS_MIN, DEVICE_TIERS } from '@soundings/core/acoustic'
import { z } from 'zod'

const DeviceTier = z.enum(DEVICE_TIERS)

export const AcousticQuery = z.strictObject({
  days: z.coerce.number().int().min(ACOUSTIC_DAYS_MIN).max(ACOUSTIC_DAYS_MAX).default(ACOUSTIC_DAYS),
  tier: DeviceTier.optional(),
})

export const DeviceCheckQuery = z.strictObject({ tier: DeviceTier.optional() })
export const DeviceCheck = z.object({ device_tier: DeviceTier }).meta({ id: 'DeviceCheck' })
export type DeviceCheck = z.infer<typeof DeviceCheck>

const WaveLayer = z.object({
  id: z.string(),
  source: z.literal('spectrum'),
  band: z.tuple([z.number(), z.number()]),
  period_days: z.number(),
  cycles: z.number(),
  amplitude: z.number(),
  phase: z.number(),
  hue: z.number(),
  opacity: z.number(),
  speed: z.number(),
})
const EchoChamber = z.object({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  r: z.number(),
  hue: z.number(),
  glow: z.number(),
  blur: z.number(),
  age: z.number(),
})
const ResonanceField = z.object({ from: z.string(), to: z.string(), strength: z.number(), shared: z.number() })
const FlowPath = z.object({
  id: z.string(),
  points: z.array(z.tuple([z.number(), z.number()])),
  tension: z.number(),
  width: z.number(),
  hue: z.number(),
  dash: z.tuple([z.number(), z.number()]).nullable(),
  from: z.string(),
  to: z.string(),
})
const Keyframe = z.object({
  stage: z.enum(['loading', 'acoustic_space', 'wave_flow', 'echo_reflections', 'complete']),
  at_ms: z.number(),
  easing: z.string(),
})

/** The picture of the last days and its mathematics; lengths are in px of a canvas of 1400 × 800. */
export const AcousticPicture = z.object({
  visualization_data: z.object({
    wave_layers: z.array(WaveLayer),
    echo_chambers: z.array(EchoChamber),
    resonance_fields: z.array(ResonanceField),
    flow_paths: z.array(FlowPath),
    animation_keyframes: z.array(Keyframe),
  }),
  mathematical_analysis: z.object({
    pca: z.object({
      variance_retained: z.number(),
      expected_by_chance: z.number(),
      features: z.array(z.string()),
      components: z.array(z.object({ k: z.int(), loadings: z.record(z.string(), z.number()) })),
    }),
    chaos: z.object({
      attractor_type: z.enum(['forming', 'fixed_point', 'drifting', 'limit_cycle', 'irregular']),
      days_used: z.int(),
      kendall_tau: z.number().nullable(),
      p_drift: z.number().nullable(),
      cycle_period_days: z.number().nullable(),
      p_cycle: z.number().nullable(),
      recurrence_rate: z.number().nullable(),
      lag1: z.number().nullable(),
      permutation_entropy: z.number().nullable(),
    }),
  }),
  performance_metrics: z.object({
    entries_used: z.int(),
    payload_layers: z.int(),
    compute_ms: z.number(),
    cache_hit: z.boolean(),
  }),
  device_tier: DeviceTier,
})
export type AcousticPicture = z.infer<typeof AcousticPicture>

export const AcousticAnalysis = z
  .object({
    success: z.boolean(),
    fallback_required: z.boolean(),
    message: z.string(),
    acoustic_analysis: AcousticPicture.nullable(),
  })
  .meta({ id: 'AcousticAnalysis' })
export type AcousticAnalysis = z.infer<typeof AcousticAnalysis>
