import { gradientNoise, type Field } from './noise.ts'
import type { Deep } from './place.ts'

export type FieldOptions = {
  seed: number
  /** Depth of the bare floor, in words. */
  base?: number
  /** Amplitude of the noise, in words. */
  noise?: number
  /** Size of the noise, in px. */
  scale?: number
  /** Rise over the whole width and height, in words. */
  slope?: readonly [across: number, down: number]
  /** Reach of a deep, in px. */
  sigma?: number
  /** Share of an entry's words that its deep adds. */
  gain?: number
}

/** Deeps are a little wider than high, like sandbanks along a shore. */
const FLATNESS = 1.15

/**
 * Depth in words at a point: base + noise + slope + Σ gain × words × exp(−d² / 2σ²). σ shrinks as focus rises, so
 * focused days make tight deeps.
 */
export function depthField(deeps: readonly Deep[], width: number, height: number, options: FieldOptions): Field {
  const { seed, base = 40, noise = 70, scale = 320, slope = [0, 0], sigma = 110, gain = 0.8 } = options
  const floor = gradientNoise(seed)
  const wells = deeps.map(({ x, y, words, focus }) => ({
    x,
    y,
    depth: words * gain,
    sigma: sigma * (1.25 - focus * 0.1),
  }))
  return (x, y) => {
    let depth = base + (floor(x / scale + 3, y / scale + 9) - 0.5) * 2 * noise
    depth += slope[0] * (x / width - 0.5) + slope[1] * (y / height - 0.5)
    for (const well of wells) {
      const dx = x - well.x
      const dy = (y - well.y) * FLATNESS
      depth += well.depth * Math.exp(-(dx * dx + dy * dy) / (2 * well.sigma * well.sigma))
    }
    return depth
  }
}
