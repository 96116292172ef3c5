import type { FolderFile } from './folder.ts'

/** The largest item that is read, in bytes. An entry has at most a megabyte of text, which can take six in JSON. */
const ITEM_MAX = 16 * 1_048_576
/** The deepest nesting that is parsed; the parser of the language has no limit of its own. */
const DEPTH_MAX = 200

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [
  34, 92, 44, 58, 91, 93, 123, 125,
]
const BOM = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * A part of a JSON file. If the file is a list, its parts are the items. If it is an object, its parts are the members of
 * each list and object in it, and its other values. `in` names that list or object; it is empty at the top.
 */
export type JsonItem = {
  /**
   * The name of the list or object that has the item. With more levels, the names on the way to it, with `.` between
   * them.
   */
  in: string
  /** The item’s name in an object, or its number in a list, from 0. */
  key: string | number
  /** The item’s value; undefined if it isn’t valid JSON, is too large or too deep; later items are still read. */
  value: unknown
}

/**
 * The items of a JSON file one by one, so that neither its size nor one damaged record matters. Each item is found by
 * its brackets and then parsed by itself. Ends early, without an error, when the brackets don’t fit.
 * @param levels how many lists and objects below an outermost object are opened; what is deeper belongs to an item
 * @returns whether the file was whole, up to its last bracket
 */
export async function* jsonItems(file: Pick<FolderFile, 'stream'>, levels = 1): AsyncGenerator<JsonItem, boolean> {
  const frames: Frame[] = []
  let item: ItemBytes | null = null
  let [inString, escaped, isFirst] = [false, false, true]
  for await (const whole of file.stream()) {
    const piece = isFirst && whole.subarray(0, 3).equals(BOM) ? whole.subarray(3) : whole
    isFirst = false
    let from = item ? 0 : -1
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
        continue
      }
      const frame = frames.at(-1)
      const isEnd = byte === COMMA || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT
      if (item && item.depth === 0 && (isEnd || (byte === COLON && frame?.kind === 'object' && frame.name === null))) {
        item.add(piece.subarray(from, at))
        const bytes = item.done()
        item = null
        from = -1
        if (byte === COLON && frame) {
          frame.name = nameOf(bytes)
          continue
        }
        if (frame && bytes) yield { in: nameOfFrames(frames), ...keyed(frame, bytes) }
      }
      if (byte === QUOTE) inString = true
      if (item) {
        if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) item.depth++
        else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) item.depth--
        continue
      }
      if (byte === COMMA) {
        if (frame) frame.name = null
        continue
      }
      if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
        frames.pop()
        if (frames.length === 0) return true
        continue
      }
      if (byte === undefined || byte <= 32) continue
      // The members of an object’s lists and objects are items themselves; below them, everything belongs to one.
      const opens = byte === OPEN_ARRAY ? 'array' : byte === OPEN_OBJECT ? 'object' : null
      const isName = frame?.kind === 'object' && frame.name === null
      const isOpened = frames.length === 0 || (frames.length <= levels && frames[0]?.kind === 'object')
      if (opens && !isName && isOpened) {
        frames.push({ kind: opens, name: null, count: 0 })
        continue
      }
      if (frames.length === 0) return false
      item = itemBytes()
      if (opens) item.depth++
      from = at
    }
    if (item) item.add(piece.subarray(Math.max(from, 0)))
  }
  return false
}

/** The names of the open lists and objects, except inside the innermost. */
function nameOfFrames(frames: readonly Frame[]): string {
  return frames
    .slice(0, -1)
    .flatMap(({ kind, name }) => (kind === 'object' && name !== null ? name : []))
    .join('.')
}

type Frame = { kind: 'array' | 'object'; name: string | null; count: number }

type ItemBytes = { depth: number; add(bytes: Buffer): void; done(): Buffer | null }

/** Collects the bytes of one item, up to the limit. */
function itemBytes(): ItemBytes {
  const pieces: Buffer[] = []
  let [length, depth, deepest] = [0, 0, 0]
  return {
    get depth() {
      return depth
    },
    set depth(value) {
      depth = value
      deepest = Math.max(deepest, value)
    },
    add(bytes) {
      length += bytes.length
      if (length <= ITEM_MAX) pieces.push(Buffer.from(bytes))
      else pieces.length = 0
    },
    done: () => (length > ITEM_MAX || deepest > DEPTH_MAX ? Buffer.alloc(0) : Buffer.concat(pieces)),
  }
}

function keyed(frame: Frame, bytes: Buffer): { key: string | number; value: unknown } {
  const key = frame.kind === 'array' ? frame.count++ : (frame.name ?? '')
  return { key, value: parsed(bytes) }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

function nameOf(bytes: Buffer | null): string {
  const name = bytes ? parsed(bytes) : null
  return typeof name === 'string' ? name : ''
}
