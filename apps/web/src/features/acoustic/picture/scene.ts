import type { AcousticPicture } from '@soundings/contract/acoustic'
import { seededRandom } from '@soundings/core/random'
import { layersFor } from '@soundings/core/acoustic'

/** The data to draw: the server's analysis, or a lighter picture made here. */
export type Scene = AcousticPicture['visualization_data']

/** The scene with as many layers as this screen shows, slowest waves first (docs/spec/numbers.md#acoustic). */
export function sceneFor(picture: AcousticPicture, narrow: boolean): Scene {
  const { visualization_data: scene, device_tier } = picture
  return { ...scene, wave_layers: scene.wave_layers.slice(0, layersFor(device_tier, narrow)) }
}

/** A quiet scene made from the Echo's id alone: three waves and one chamber, without data. */
export function lightScene(echoId: string): Scene {
  const random = seededRandom(echoId)
  return {
    wave_layers: [0, 1, 2].map((index) => ({
      id: `w${index}`,
      source: 'spectrum',
      band: [2, 14],
      period_days: 14 / (1.2 + index),
      cycles: 1.2 + index + random() * 0.4,
      amplitude: 0.06 + random() * 0.06,
      phase: random() * Math.PI * 2,
      hue: 200,
      opacity: 0.5,
      speed: 0.3,
    })),
    echo_chambers: [{ id: 'echo', x: 900, y: 470, r: 16, hue: 200, glow: 0.6, blur: 1.5, age: 0 }],
    resonance_fields: [],
    flow_paths: [],
    animation_keyframes: [],
  }
}
