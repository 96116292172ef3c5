import {
  clarityRing,
  drawChart,
  drawRings,
  leadLine,
  newest,
  smoothLine,
  type Deep,
} from '#web/chart/geometry/index.ts'
import { sampleJournal } from './sample-journal.ts'
import type { SceneDrawing } from './scene-drawing.ts'
import { FixedScene } from './scene.tsx'
import type { Size } from './use-size.ts'

const SIZE: Size = { width: 560, height: 300 }

const DRAWINGS = { shadow: drawShadow, intel: drawIntelligence, clarity: drawClarity, unlock: drawUnlock }

/** One of the four framed features of the landing page, drawn from the sample journal. */
export function FeatureScene({ kind }: { kind: keyof typeof DRAWINGS }) {
  return <FixedScene drawingKey={`feature ${kind}`} draw={DRAWINGS[kind]} size={SIZE} />
}

/** Draws entries as deep water, and a topic that they avoid as a shoal next to it. */
function drawShadow({ width, height }: Size): SceneDrawing {
  const chart = drawChart(width, height, {
    deeps: [
      { x: 200, y: 170, words: 190, focus: 2 },
      { x: 400, y: 110, words: -120, focus: 3 },
    ],
    seed: 14,
    cell: 10,
    base: 46,
    noise: 56,
    scale: 200,
    sigma: 80,
    gain: 0.85,
    interval: 11,
    from: -80,
    tints: [-20, 160],
    numerals: false,
  })
  return { chart }
}

/** Draws two weeks of entries and a line that connects them. */
function drawIntelligence({ width, height }: Size): SceneDrawing {
  const deeps = newest(sampleJournal, 14).map(({ words, focus }, i): Deep => ({
    x: 40 + i * 37,
    y: 150 + Math.sin(i * 1.1) * 74,
    words,
    focus: focus ?? 3,
  }))
  const chart = drawChart(width, height, {
    deeps,
    seed: 6,
    cell: 10,
    base: 30,
    noise: 60,
    scale: 240,
    sigma: 40,
    gain: 0.6,
    interval: 15,
    tints: [-10, 150],
    labels: false,
  })
  return { chart, track: smoothLine(deeps.map(({ x, y }) => [x, y])) }
}

function drawClarity(size: Size): SceneDrawing {
  const ring = clarityRing(68, [74, 58, 71, 49])
  return {
    chart: bareFloor(size, 17, 300),
    dial: { ring, x: size.width / 2 - 140, y: 10, scale: 280 / ring.size },
  }
}

/** Draws five of the seven entries that unlock an Echo. */
function drawUnlock(size: Size): SceneDrawing {
  const [x, y] = [size.width / 2, size.height / 2]
  const rings = drawRings(x, y, {
    made: 5,
    total: 7,
    firstRadius: 16,
    step: 18,
    resonance: 0.92,
    seed: 2,
    words: newest(sampleJournal, 9).map((entry) => entry.words),
  })
  return { chart: bareFloor(size, 27, 320), rings, lead: leadLine(x, 0, y - 3) }
}

function bareFloor({ width, height }: Size, seed: number, scale: number) {
  return drawChart(width, height, {
    deeps: [],
    seed,
    base: 70,
    scale,
    interval: 13,
    tints: [0, 130],
    numerals: false,
    labels: false,
  })
}
