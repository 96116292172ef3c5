import { drawChart } from '#web/chart/geometry/index.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { Scene } from './scene.tsx'
import type { Size } from './use-size.ts'

/** Contours that fade into an empty graticule, for places that don't exist. */
export function UnchartedScene() {
  return <Scene drawingKey="uncharted" draw={drawUncharted} />
}

function drawUncharted({ width, height }: Size): SceneDrawing {
  const chart = drawChart(width, height, {
    deeps: [],
    numerals: false,
    labels: false,
    seed: 3,
    cell: 14,
    base: 60,
    noise: 60,
    scale: 520,
    slope: [0, 320],
    interval: 16,
    from: -240,
    to: 400,
    tints: [-160, 120],
    graticule: 120,
    fade: { axis: 'y', from: 0, to: height, start: 0.9, end: 0 },
  })
  return { chart }
}
