/** Base64 decoding without browser or Node functions, since core uses neither. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Decodes base64 text.
 * @param length the number of bytes in the result
 */
export function bytesOf(text: string, length: number): Uint8Array {
  const sixBits = new Uint8Array(128)
  for (let i = 0; i < ALPHABET.length; i++) sixBits[ALPHABET.charCodeAt(i)] = i
  const bytes = new Uint8Array(length)
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
