import { tenth, type Lettering } from './geometry.ts'

/**
 * A number of words in a chart's notation for depth: tens upright, ones lowered (142 words is 14₂). `own` soundings
 * belong to the person's entries; the others show the depth of the floor between them.
 */
export function sounding(x: number, y: number, words: number, own: boolean): Lettering {
  return {
    x: tenth(x),
    y: tenth(y),
    text: String(Math.floor(words / 10)),
    sub: String(Math.round(words) % 10),
    role: own ? 'ownSounding' : 'sounding',
  }
}
