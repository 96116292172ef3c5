/** The stages of the picture, in order, with their captions (docs/spec/rules.md#acoustic). */
export const STAGES = [
  { id: 'loading', caption: 'Loading' },
  { id: 'acoustic_space', caption: 'Acoustic space' },
  { id: 'wave_flow', caption: 'Wave flow' },
  { id: 'echo_reflections', caption: 'Echo reflections' },
  { id: 'complete', caption: 'Complete' },
] as const
export type StageId = (typeof STAGES)[number]['id']

export type StageTimes = readonly { stage: StageId; at_ms: number }[]

/** The lighter picture is complete after 3 s (docs/spec/numbers.md#screens). */
export const FALLBACK_MS = 3000

export const FALLBACK_TIMES: StageTimes = STAGES.map(({ id }, index) => ({
  stage: id,
  at_ms: (FALLBACK_MS * index) / (STAGES.length - 1),
}))

/** The stage that is shown `elapsed` ms after the picture has started. */
export function stageAt(times: StageTimes, elapsed: number): StageId {
  return times.findLast(({ at_ms }) => elapsed >= at_ms)?.stage ?? 'loading'
}

/** The progress of a stage from 0 to 1, with cubic ease-out: 0 before it begins, 1 when the next one does. */
export function progressOf(times: StageTimes, stage: StageId, elapsed: number): number {
  const index = times.findIndex((time) => time.stage === stage)
  const begin = times[index]?.at_ms ?? 0
  const end = times[index + 1]?.at_ms ?? begin
  if (elapsed >= end) return elapsed >= begin ? 1 : 0
  const share = Math.max(0, (elapsed - begin) / (end - begin))
  return 1 - (1 - share) ** 3
}
