import { drawChart, drawRings, newest, placeEntries } from '#web/chart/geometry/index.ts'
import { sampleJournal } from './sample-journal.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { FixedScene } from './scene.tsx'
import type { Size } from './use-size.ts'

const SIZE: Size = { width: 380, height: 160 }

/** The miniature on a theme card. It takes its colors from the theme class around it. */
export function ThemePreviewScene() {
  return <FixedScene drawingKey="theme preview" draw={drawThemePreview} size={SIZE} />
}

function drawThemePreview({ width, height }: Size): SceneDrawing {
  const chart = drawChart(width, height, {
    deeps: placeEntries(newest(sampleJournal, 8), width, height),
    seed: 12,
    cell: 8,
    noise: 80,
    scale: 150,
    sigma: 40,
    gain: 0.4,
    interval: 14,
    tints: [0, 150],
    numerals: false,
    labels: false,
  })
  const rings = drawRings(width * 0.76, height * 0.36, {
    made: 5,
    firstRadius: 8,
    step: 10,
    resonance: 0.9,
    seed: 3,
    stations: false,
  })
  return { chart, rings }
}
