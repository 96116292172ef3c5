import { drawChart, newest, placeEntries } from '#web/chart/geometry/index.ts'
import { sampleJournal } from './sample-journal.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { FixedScene } from './scene.tsx'
import type { Size } from './use-size.ts'

const SIZE: Size = { width: 104, height: 104 }

/** The background of an initial, shown for people without a photograph. */
export function AvatarScene() {
  return <FixedScene drawingKey="avatar" draw={drawAvatar} size={SIZE} />
}

function drawAvatar({ width, height }: Size): SceneDrawing {
  const chart = drawChart(width, height, {
    deeps: placeEntries(newest(sampleJournal, 6), width, height),
    seed: 5,
    cell: 5,
    noise: 90,
    scale: 60,
    sigma: 20,
    gain: 0.3,
    interval: 16,
    tints: [0, 150],
    numerals: false,
    labels: false,
  })
  return { chart }
}
