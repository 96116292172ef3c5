import { ANIMATION_BASE_MS, ANIMATION_EXTRA_MAX_MS, ANIMATION_PER_ENTRY_MS } from './constants.ts'

/** Stages of the picture, each with its start as a share of the whole (docs/spec/rules.md#acoustic). */
const STAGES = [
  ['loading', 0],
  ['acoustic_space', 0.1],
  ['wave_flow', 0.35],
  ['echo_reflections', 0.7],
  ['complete', 1],
] as const

export type Stage = (typeof STAGES)[number][0]
export type Keyframe = { stage: Stage; at_ms: number; easing: 'cubic-out' }

/**
 * The start of each stage in whole ms. The animation takes 6 s plus 0.2 s for each entry, up to 6 s more; with reduced
 * motion every stage starts at once.
 */
export function animationKeyframes(entries: number, reducedMotion: boolean): Keyframe[] {
  const extra = Math.min(ANIMATION_EXTRA_MAX_MS, ANIMATION_PER_ENTRY_MS * entries)
  const total = reducedMotion ? 0 : ANIMATION_BASE_MS + extra
  return STAGES.map(([stage, share]) => ({ stage, at_ms: Math.round(share * total), easing: 'cubic-out' }))
}
