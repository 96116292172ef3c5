import { randomBytes, randomInt } from 'node:crypto'
import { ODD_DATES } from './odd-dates.ts'

const MOST_EDITS = 8
const MOST_BYTES = 4_096
const MOST_REPEATS = 20_000
/** Lengths, counts and offsets that programs often handle wrongly. */
const EXTREMES = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff]
/** Values that a field of JSON rarely has, and dates that no calendar has or only some programs know. */
const ODD_VALUES = [
  'null',
  'true',
  '{}',
  '[]',
  '[[]]',
  '[null]',
  '0.5',
  '1e400',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"__proto__"',
  ...ODD_DATES.map((date) => (/^-?\d+$/.test(date) ? date : JSON.stringify(date))),
]

type Edit = (bytes: Buffer, others: readonly Buffer[]) => Buffer

/** A file with a few damaged places, or one put together from two files. */
export function damaged(bytes: Buffer, others: readonly Buffer[]): Buffer {
  let result = Buffer.from(bytes)
  for (let edit = randomInt(1, MOST_EDITS + 1); edit > 0; edit--) {
    const change = EDITS[randomInt(EDITS.length)]
    if (change && result.length > 1) result = Buffer.from(change(result, others))
  }
  return result
}

const EDITS: readonly Edit[] = [
  flipBits,
  overwrite,
  setExtreme,
  cutOff,
  removePiece,
  doublePiece,
  repeatPiece,
  insertNoise,
  changeNumber,
  changeValue,
  splice,
]

function flipBits(bytes: Buffer): Buffer {
  for (let flips = randomInt(1, 20); flips > 0; flips--) {
    const at = randomInt(bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8))
  }
  return bytes
}

function overwrite(bytes: Buffer): Buffer {
  const at = randomInt(bytes.length)
  return bytes.fill(randomInt(256), at, Math.min(bytes.length, at + randomInt(1, 64)))
}

function setExtreme(bytes: Buffer): Buffer {
  if (bytes.length < 8) return bytes
  const at = randomInt(bytes.length - 4)
  const value = EXTREMES[randomInt(EXTREMES.length)] ?? 0
  if (randomInt(2) === 0) bytes.writeUInt32LE(value, at)
  else bytes.writeUInt32BE(value, at)
  return bytes
}

function cutOff(bytes: Buffer): Buffer {
  return bytes.subarray(0, randomInt(bytes.length))
}

function removePiece(bytes: Buffer): Buffer {
  const { from, to } = piece(bytes)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
}

function doublePiece(bytes: Buffer): Buffer {
  const { from, to } = piece(bytes)
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
}

/** Nesting and repetition far beyond any real document. */
function repeatPiece(bytes: Buffer): Buffer {
  const from = randomInt(bytes.length)
  const unit = bytes.subarray(from, from + randomInt(1, 16))
  const many = Buffer.concat(Array.from({ length: randomInt(1, MOST_REPEATS) }, () => unit))
  return Buffer.concat([bytes.subarray(0, from), many, bytes.subarray(from)])
}

function insertNoise(bytes: Buffer): Buffer {
  const at = randomInt(bytes.length)
  return Buffer.concat([bytes.subarray(0, at), randomBytes(randomInt(1, 256)), bytes.subarray(at)])
}

/** Changes a number written as text, such as the lengths and references of a PDF. */
function changeNumber(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const numbers = [...text.slice(0, 200_000).matchAll(/\d+/g)]
  const chosen = numbers[randomInt(Math.max(1, numbers.length))]
  if (!chosen) return bytes
  const value = String(EXTREMES[randomInt(EXTREMES.length)])
  return Buffer.from(`${text.slice(0, chosen.index)}${value}${text.slice(chosen.index + chosen[0].length)}`, 'latin1')
}

/** Exchanges a whole value of JSON, so that the file can still be read. */
function changeValue(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const values = [
    ...text
      .slice(0, 200_000)
      .matchAll(/(?<=[:[,]\s*)(?:"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|true|false|null)(?=\s*[,\]}])/g),
  ]
  const chosen = values[randomInt(Math.max(1, values.length))]
  if (!chosen) return bytes
  const value = ODD_VALUES[randomInt(ODD_VALUES.length)] ?? 'null'
  return Buffer.from(`${text.slice(0, chosen.index)}${value}${text.slice(chosen.index + chosen[0].length)}`, 'latin1')
}

function splice(bytes: Buffer, others: readonly Buffer[]): Buffer {
  const other = others[randomInt(others.length)] ?? bytes
  return Buffer.concat([bytes.subarray(0, randomInt(bytes.length)), other.subarray(randomInt(other.length))])
}

function piece(bytes: Buffer): { from: number; to: number } {
  const from = randomInt(bytes.length)
  return { from, to: Math.min(bytes.length, from + randomInt(1, MOST_BYTES)) }
}
