import { createRequire } from 'node:module'

/** The part of libheif that is used here; the package contains no types. */
type LibHeif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
type HeifImage = {
  get_width(): number
  get_height(): number
  display(target: Pixels, done: (shown: Pixels | null) => void): void
  free(): void
}

const libheif = createRequire(import.meta.url)('libheif-js/wasm-bundle.js') as LibHeif

/** Pixels, four bytes each. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/**
 * Decodes the first image of a HEIC file and applies its transformations. Blocks its thread for a second or two.
 * @param maxPixels a larger image is rejected before memory is allocated for it
 * @throws Error for anything that is not an image of that size
 */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<Pixels> {
  const [picture] = new libheif.HeifDecoder().decode(bytes)
  if (!picture) throw new Error('no picture')
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height > maxPixels) throw new RangeError('too many pixels')
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve, reject) => {
    picture.display(target, (shown) => {
      picture.free()
      if (shown) resolve(target)
      else reject(new Error('not decodable'))
    })
  })
}
