/** One event of a Chromium trace, in µs: its start, its duration, and the CPU time of its thread. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/**
 * The script of one animation frame in ms: the frame’s start relative to the first, its CPU time and its wall time. On
 * a busy machine the wall time includes time in which other programs used the core.
 */
export type FrameScript = { at: number; script: number; clock: number }

/** The trace categories that Chromium must record. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'v8.execute']

/** Events in which the page’s script runs; they nest. */
const SCRIPT = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'TimerFire',
  'EventDispatch',
])
const FRAME = 'FireAnimationFrame'
/** A longer pause means that the frames before it belong to something else. */
const PAUSE_MAX_US = 500_000
const US_PER_MS = 1000

/**
 * The last unbroken run of animation frames in a trace. A frame includes everything that runs on its thread until the
 * next frame begins: its callback, and React’s work because of it.
 */
export function framesOf(trace: readonly TraceEvent[]): FrameScript[] {
  const complete = trace.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)
  const last = complete.findLast(({ name }) => name === FRAME)
  const thread = complete.filter(({ pid, tid }) => pid === last?.pid && tid === last.tid)
  const begins = lastRun(thread.flatMap(({ name, ts }) => (name === FRAME ? [ts] : [])))
  const scripts = outermost(thread.filter(({ name }) => SCRIPT.has(name)))
  const [first = 0] = begins
  // The end of the last frame is not in the trace.
  return begins.slice(0, -1).map((begin, i) => {
    const end = begins[i + 1] ?? begin
    const inside = scripts.filter(({ ts }) => ts >= begin && ts < end)
    return {
      at: (begin - first) / US_PER_MS,
      script: inside.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / US_PER_MS,
      clock: inside.reduce((sum, { dur = 0 }) => sum + dur, 0) / US_PER_MS,
    }
  })
}

function lastRun(times: readonly number[]): number[] {
  const start = times.findLastIndex((time, i) => time - (times[i - 1] ?? Number.NEGATIVE_INFINITY) > PAUSE_MAX_US)
  return times.slice(Math.max(0, start))
}

/**
 * The events that are not nested in another one.
 * @param events sorted by time
 */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let covered = 0
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < covered) return false
    covered = ts + dur
    return true
  })
}
