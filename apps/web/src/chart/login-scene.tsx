import {
  drawChart,
  drawRings,
  leadLine,
  newest,
  placeEntries,
  ringWeight,
  stationTurn,
} from '#web/chart/geometry/index.ts'
import { sampleJournal } from './sample-journal.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** Width in px below which the chart is a band above the form. */
const BAND = 400

/** The chart next to the sign-in form. It shows a sample journal, because the visitor is unknown. */
export function LoginScene() {
  return <Scene drawingKey="login" draw={drawLogin} />
}

function drawLogin({ width, height }: Size): SceneDrawing {
  const band = height < BAND
  const x = width * (band ? 0.64 : 0.5)
  const y = height * (band ? 0.56 : 0.47)
  const last = newest(sampleJournal, 9)
  const entries = band ? newest(sampleJournal, 7) : sampleJournal
  const chart = drawChart(width, height, {
    deeps: placeEntries(entries, width, height, { scatter: 0.6 }),
    seed: 18,
    cell: band ? 14 : 10,
    base: 46,
    noise: 90,
    scale: 300,
    sigma: 78,
    gain: 0.42,
    interval: 13,
    from: -78,
    to: 330,
    tints: [-10, 200],
    calm: { x, y, r: band ? 90 : 270, strength: 0.45 },
    keepOut: band ? [[0, 0, 240, 70]] : [],
    floorNumerals: band ? 6 : 20,
    floorGap: 90,
    labels: !band,
  })
  const rings = drawRings(x, y, {
    made: last.length,
    firstRadius: band ? 8 : 22,
    step: band ? 9 : 22,
    resonance: 0.88,
    seed: 5,
    weights: last.map(ringWeight),
    turns: last.map(stationTurn),
    rose: band ? 0 : 270,
  })
  return { chart, rings, lead: leadLine(x, 0, y + 4) }
}
