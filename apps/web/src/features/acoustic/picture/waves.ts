import type { Frame } from './frame.ts'
import { faded, type Palette } from './palette.ts'
import type { Scene } from './scene.ts'

type Layer = Scene['wave_layers'][number]

/** The number of px between two points of a crest: fine enough for the shortest wave. */
const STEP = 8
/** The resting height of the first and the last crest, as shares of the height. */
const FIRST = 0.3
const LAST = 0.9
const FINE_STRATA = 3
/** The drift of a layer with speed 1, in radians per second. */
const DRIFT = 0.35

/**
 * The area in which lines fade behind the text: below a depth, left of a share of the width, to a share of their
 * strength.
 */
const CALM = { fromDepth: 0.3, from: 0.36, to: 0.46, opacity: 0.16 } as const

/**
 * Height of a layer's crest at x: its resting height plus one wave, amplitude · cos(2π · cycles · x − phase), drifting
 * with time.
 */
export function crestAt(layer: Layer, index: number, layers: number, x: number, frame: Frame, seconds: number): number {
  const rest = frame.height * (FIRST + ((LAST - FIRST) * index) / Math.max(1, layers - 1))
  const angle = (x / frame.width) * layer.cycles * Math.PI * 2 - layer.phase + seconds * layer.speed * DRIFT
  return rest - Math.cos(angle) * layer.amplitude * frame.height * 0.35
}

/**
 * The water: filled strata, fine lines between them, and crests. The first three crests have the colors of the ratings.
 */
export function drawWaves(
  context: CanvasRenderingContext2D,
  scene: Scene,
  frame: Frame,
  palette: Palette,
  { seconds, presence }: { seconds: number; presence: number },
): void {
  const { width, height } = frame
  const layers = scene.wave_layers
  const xs = Array.from({ length: Math.ceil(width / STEP) + 2 }, (_, i) => i * STEP - STEP / 2)
  const crests = layers.map((layer, index) =>
    xs.map((x) => crestAt(layer, index, layers.length, x, frame, seconds) * presence + height * (1 - presence)),
  )
  for (const [index, crest] of crests.entries()) {
    context.beginPath()
    trace(context, xs, crest)
    context.lineTo(width + STEP, height)
    context.lineTo(-STEP, height)
    context.closePath()
    const tint = Math.min(palette.strata.length - 1, Math.floor((index * palette.strata.length) / layers.length))
    context.fillStyle = palette.strata[tint] ?? palette.surface
    context.fill()
  }
  context.lineWidth = 0.7
  for (const [index, crest] of crests.entries()) {
    const below = crests[index + 1]
    if (!below) continue
    context.strokeStyle = calmInk(context, palette.isobath, 0.34 * presence, frame, index / layers.length)
    for (let line = 1; line <= FINE_STRATA; line++) {
      const share = line / (FINE_STRATA + 1)
      context.beginPath()
      trace(
        context,
        xs,
        crest.map((y, i) => y + ((below[i] ?? y) - y) * share),
      )
      context.stroke()
    }
  }
  for (const [index, crest] of crests.entries()) {
    const channel = palette.channels[index]
    context.lineWidth = channel ? 1.8 : 1
    const opacity = channel ? 1 : (layers[index]?.opacity ?? 0.5) * presence
    context.strokeStyle = calmInk(context, channel ?? palette.index, opacity, frame, index / layers.length)
    context.beginPath()
    trace(context, xs, crest)
    context.stroke()
  }
}

/**
 * A color that fades behind the Echo's words.
 * @param depth of the layer, 0-1
 */
function calmInk(
  context: CanvasRenderingContext2D,
  ink: string,
  opacity: number,
  { width, narrow }: Frame,
  depth: number,
): string | CanvasGradient {
  if (depth < CALM.fromDepth) return faded(ink, opacity)
  if (narrow) return faded(ink, opacity * CALM.opacity)
  const fading = context.createLinearGradient(width * CALM.from, 0, width * CALM.to, 0)
  fading.addColorStop(0, faded(ink, opacity * CALM.opacity))
  fading.addColorStop(1, faded(ink, opacity))
  return fading
}

function trace(context: CanvasRenderingContext2D, xs: readonly number[], ys: readonly number[]): void {
  for (const [i, x] of xs.entries()) {
    if (i === 0) context.moveTo(x, ys[i] ?? 0)
    else context.lineTo(x, ys[i] ?? 0)
  }
}
