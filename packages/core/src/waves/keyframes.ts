import { ANIMATION_BASE_MS, ANIMATION_EXTRA_MAX_MS, ANIMATION_PER_ENTRY_MS } from './constants.ts'

/** Stages of the picture and the share of the whole at which each begins (product-spec section 5, design E.3). */
const STAGES = [
  ['loading', 0],
  ['acoustic_space', 0.1],
  ['wave_flow', 0.35],
  ['echo_reflections', 0.7],
  ['complete', 1],
] as const

export type Stage = (typeof STAGES)[number][0]
export type Keyframe = { stage: Stage; at_ms: number; easing: 'cubic-out' }

/** When each stage begins, in whole ms: 6 s and 0.2 s for each entry up to 6 s more; all at once with less motion. */
export function animationKeyframes(entries: number, reducedMotion: boolean): Keyframe[] {
  const extra = Math.min(ANIMATION_EXTRA_MAX_MS, ANIMATION_PER_ENTRY_MS * entries)
  const total = reducedMotion ? 0 : ANIMATION_BASE_MS + extra
  return STAGES.map(([stage, share]) => ({ stage, at_ms: Math.round(share * total), easing: 'cubic-out' }))
}
