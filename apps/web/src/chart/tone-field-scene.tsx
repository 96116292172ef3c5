import { drawChart, drawRings } from '#web/chart/geometry/index.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** Seven even rings on quiet water, next to the tones of onboarding. */
export function ToneFieldScene() {
  return <Scene drawingKey="tone field" draw={drawToneField} />
}

function drawToneField({ width, height }: Size): SceneDrawing {
  const chart = drawChart(width, height, {
    deeps: [],
    numerals: false,
    labels: false,
    seed: 9,
    cell: 9,
    base: 60,
    noise: 40,
    scale: 260,
    interval: 16,
    tints: [0, 140],
  })
  const rings = drawRings(width * 0.5, height * 0.5, {
    made: 7,
    firstRadius: 10,
    step: 13,
    growth: 1.12,
    resonance: 0.95,
    seed: 3,
    turns: [0, 0.14, 0.28, 0.43, 0.57, 0.71, 0.86],
  })
  return { chart, rings }
}
