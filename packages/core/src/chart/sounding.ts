import { tenth, type Lettering } from './geometry.ts'

/**
 * A number of words in a chart's notation of depth: tens upright, ones lowered (142 words is 14₂).
 * `own` soundings are those of the person's entries; the others read the floor between them.
 */
export function sounding(x: number, y: number, words: number, own: boolean): Lettering {
  return {
    x: tenth(x),
    y: tenth(y),
    text: String(Math.floor(words / 10)),
    sub: String(Math.round(words) % 10),
    className: own ? 'sa-sounding sa-own' : 'sa-sounding',
  }
}
