import type { Tone } from '@soundings/core/account'
import { tenth } from './geometry.ts'

/** Each tone of an Echo as a sound wave: path data, one line after another. */
export function toneTrace(tone: Tone, width = 132, height = 40): string[] {
  const ground = height * 0.72
  switch (tone) {
    case 'Concise':
      return [`M0 ${ground}${pulse(26, ground, height * 0.6, 7)}L${width} ${ground}`]
    case 'Reflective':
      return [`M0 ${ground}${fadingPulses(ground, height * 0.6)}L${width} ${ground}`]
    case 'Playful':
      return [`M0 ${ground}${skips(ground, width)}L${width} ${ground}`]
    case 'Spiritual':
      return [`M0 ${ground}H${width}`, ...domes(ground)]
    case 'Neutral':
      return [`M0 ${ground - 6}${evenWave(ground - 6, width)}`]
  }
}

/** A bump of `rise` px above the ground, `reach` px to either side of x. */
function pulse(x: number, ground: number, rise: number, reach: number): string {
  const crest = tenth(ground - rise)
  const up = `C${tenth(x - reach * 0.35)} ${ground} ${tenth(x - reach * 0.3)} ${crest} ${x} ${crest}`
  return `L${tenth(x - reach)} ${ground}${up}S${tenth(x + reach * 0.35)} ${ground} ${tenth(x + reach)} ${ground}`
}

function fadingPulses(ground: number, rise: number): string {
  return Array.from({ length: 6 }, (_, i) => pulse(16 + i * 20, ground, rise * 0.64 ** i, 9)).join('')
}

/** A stone skipping over water. The leaps have different widths. */
function skips(ground: number, width: number): string {
  let d = ''
  let x = 2
  for (const leap of [30, 20, 26, 12, 18, 9, 6]) {
    if (x + leap >= width) continue
    d += `Q${x + leap / 2} ${tenth(ground - leap * 1.15)} ${x + leap} ${ground}`
    x += leap
  }
  return d
}

/** Four arches around one point; the frame flattens the outer ones. */
function domes(ground: number): string[] {
  return [8.5, 17, 25.5, 34].map((r) => `M${40 - r} ${ground}a${r} ${Math.min(r, ground - 2)} 0 0 1 ${r * 2} 0`)
}

function evenWave(middle: number, width: number): string {
  let d = ''
  for (let x = 0; x < width; x += 2) d += `L${x} ${tenth(middle - Math.sin((x / width) * Math.PI * 8) * 5)}`
  return d
}
