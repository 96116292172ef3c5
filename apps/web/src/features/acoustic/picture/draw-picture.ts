import { progressOf, type StageTimes } from './stages.ts'
import type { Frame } from './frame.ts'
import { faded, type Palette } from './palette.ts'
import { drawReflections } from './reflections.ts'
import type { Scene } from './scene.ts'
import { drawWaves } from './waves.ts'

const RULER_STEP = 20

/**
 * Draws the picture at a point in time. Reflections don't move, so they are drawn once on their own canvas and copied
 * over the water: a frame costs only the waves and one copy.
 */
export function pictureDrawer(
  context: CanvasRenderingContext2D,
  scene: Scene,
  frame: Frame,
  palette: Palette,
  times: StageTimes,
): (elapsed: number) => void {
  const { canvas } = context
  const scale = canvas.width / frame.width
  const sheet = new OffscreenCanvas(canvas.width, canvas.height)
  const sheetContext = sheet.getContext('2d')
  if (sheetContext) {
    sheetContext.scale(scale, scale)
    // An offscreen canvas draws the same way; only its type differs, and it lacks focus rings.
    drawReflections(sheetContext as unknown as CanvasRenderingContext2D, scene, frame, palette)
  }
  return (elapsed) => {
    const space = progressOf(times, 'acoustic_space', elapsed)
    const flow = progressOf(times, 'wave_flow', elapsed)
    const reflections = progressOf(times, 'echo_reflections', elapsed)
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.globalAlpha = 1
    context.fillStyle = palette.surface
    context.fillRect(0, 0, frame.width, frame.height)
    drawWaves(context, scene, frame, palette, { seconds: (flow * elapsed) / 1000, presence: space })
    drawSurface(context, frame, palette)
    if (reflections > 0) {
      context.globalAlpha = reflections
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(sheet, 0, 0)
    }
  }
}

/** Draws the waterline with its ruler. */
function drawSurface(context: CanvasRenderingContext2D, frame: Frame, palette: Palette): void {
  context.strokeStyle = faded(palette.ink, 0.8)
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(0, frame.surface)
  context.lineTo(frame.width, frame.surface)
  for (let x = 0; x <= frame.width; x += RULER_STEP) {
    context.moveTo(x, frame.surface)
    context.lineTo(x, frame.surface + (x % (RULER_STEP * 5) === 0 ? 9 : 4))
  }
  context.stroke()
}
