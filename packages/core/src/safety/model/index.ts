import { OUTPUTS, type Model } from '../classifier.ts'
import { BIAS, BITS, SCALE, WEIGHTS } from './weights.ts'

/** Base64 decoding without browser or Node functions, since core uses neither. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes base64 text to bytes, read as whole numbers from −128 to 127. */
function decoded(text: string, length: number): Int8Array {
  const sixBits = new Uint8Array(128)
  for (let i = 0; i < ALPHABET.length; i++) sixBits[ALPHABET.charCodeAt(i)] = i
  const bytes = new Int8Array(length)
  let [bits, held, at] = [0, 0, 0]
  for (let i = 0; i < text.length && at < length; i++) {
    held = (held << 6) | (sixBits[text.charCodeAt(i)] ?? 0)
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
    held &= (1 << bits) - 1
  }
  return bytes
}

/** The classifier that `npm run train:safety` built from the lines in the repository. */
export const MODEL: Model = { weights: decoded(WEIGHTS, 2 ** BITS * OUTPUTS), scale: SCALE, bias: BIAS }
