import type { Frame } from './frame.ts'
import { faded, type Palette } from './palette.ts'
import type { Scene } from './scene.ts'
import { crestAt } from './waves.ts'

const RINGS = 15
const RING_POINTS = 120
/** The softness of a layer's edge in px, and how strongly a ring bends where it crosses one. */
const EDGE = 16
const BEND = 0.013
/** Faint circles that imitate the blur of a chamber: one for each 1.5 px. */
const BLUR_PER_CIRCLE = 1.5

/**
 * All reflections: lines between related entries, the path through the days, the entries, and the rings of the newest
 * one.
 */
export function drawReflections(context: CanvasRenderingContext2D, scene: Scene, frame: Frame, palette: Palette): void {
  drawKin(context, scene, frame, palette)
  drawFlow(context, scene, frame, palette)
  for (const chamber of scene.echo_chambers) drawChamber(context, chamber, frame, palette)
  const newest = scene.echo_chambers.toSorted((a, b) => a.age - b.age)[0]
  if (newest) drawRings(context, newest, scene, frame, palette)
}

type Chamber = Scene['echo_chambers'][number]

const inkOf = ({ hue }: { hue: number }, palette: Palette) => `oklch(${palette.chamberLightness} 0.09 ${hue})`

/** One entry: words set its size, mood its color, energy its brightness and focus its sharpness. It fades with age. */
function drawChamber(context: CanvasRenderingContext2D, chamber: Chamber, frame: Frame, palette: Palette): void {
  const [x, y] = frame.place(chamber.x, chamber.y)
  const ink = inkOf(chamber, palette)
  const presence = 1 - 0.6 * chamber.age
  const soft = Math.round(chamber.blur / BLUR_PER_CIRCLE)
  for (let circle = soft; circle >= 0; circle--) {
    context.beginPath()
    context.arc(x, y, chamber.r + circle * 4, 0, Math.PI * 2)
    context.strokeStyle = faded(ink, (presence * chamber.glow) / (1 + circle))
    context.lineWidth = circle === 0 ? 1.6 : 1
    context.stroke()
  }
  context.beginPath()
  context.arc(x, y, 2.4, 0, Math.PI * 2)
  context.fillStyle = faded(ink, presence)
  context.fill()
}

/** Lines between entries that share rare words, stronger for more words. */
function drawKin(context: CanvasRenderingContext2D, scene: Scene, frame: Frame, palette: Palette): void {
  const byId = new Map(scene.echo_chambers.map((chamber) => [chamber.id, chamber]))
  for (const { from, to, strength } of scene.resonance_fields) {
    const [start, end] = [byId.get(from), byId.get(to)]
    if (!start || !end) continue
    const [x1, y1] = frame.place(start.x, start.y)
    const [x2, y2] = frame.place(end.x, end.y)
    context.beginPath()
    context.moveTo(x1, y1)
    context.quadraticCurveTo((x1 + x2) / 2, Math.min(y1, y2) - 60 * strength, x2, y2)
    context.strokeStyle = faded(palette.index, 0.25 + 0.5 * strength)
    context.lineWidth = 0.6 + 1.2 * strength
    context.stroke()
  }
}

/** The days in order: one line through their entries, dashed where no shape was found. */
function drawFlow(context: CanvasRenderingContext2D, scene: Scene, frame: Frame, palette: Palette): void {
  for (const path of scene.flow_paths) {
    const points = path.points.map(([x, y]) => frame.place(x, y))
    context.beginPath()
    for (const [i, [x, y]] of points.entries()) {
      const before = points[i - 1]
      if (!before) {
        context.moveTo(x, y)
        continue
      }
      const earlier = points[i - 2] ?? before
      const after = points[i + 1] ?? [x, y]
      const bend = path.tension / 3
      context.bezierCurveTo(
        before[0] + (x - earlier[0]) * bend,
        before[1] + (y - earlier[1]) * bend,
        x - (after[0] - before[0]) * bend,
        y - (after[1] - before[1]) * bend,
        x,
        y,
      )
    }
    context.setLineDash(path.dash ?? [])
    context.strokeStyle = faded(inkOf(path, palette), 0.5)
    context.lineWidth = path.width * 0.6
    context.stroke()
  }
  context.setLineDash([])
}

/** Rings around the newest entry, bent at each layer they cross. */
function drawRings(
  context: CanvasRenderingContext2D,
  center: Chamber,
  scene: Scene,
  frame: Frame,
  palette: Palette,
): void {
  const [cx, cy] = frame.place(center.x, center.y)
  const layers = scene.wave_layers
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = 18 + ring * 25 + ring * ring * 0.55
    context.beginPath()
    for (let i = 0; i <= RING_POINTS; i++) {
      const angle = (i / RING_POINTS) * Math.PI * 2
      const x = cx + Math.cos(angle) * radius
      const y = cy + Math.sin(angle) * radius * 0.92
      let depth = 0
      for (const [index, layer] of layers.entries()) {
        depth += 1 / (1 + Math.exp(-(y - crestAt(layer, index, layers.length, x, frame, 0)) / EDGE))
      }
      const bend = (depth - layers.length * 0.75) * radius * BEND
      context.lineTo(x + Math.cos(angle) * bend * 2, y + Math.sin(angle) * bend)
    }
    context.closePath()
    context.strokeStyle = faded(palette.echoLine, Math.max(0.1, 0.95 - ring * 0.062))
    context.lineWidth = ring < 3 ? 1.7 : 1.05
    context.stroke()
  }
  context.beginPath()
  context.arc(cx, cy, 5, 0, Math.PI * 2)
  context.fillStyle = palette.echo
  context.fill()
}
