import type { EchoEntry } from '@soundings/core/echo'

/** The number of bytes of text that are handed over together. */
const PART_BYTES = 1_048_576

/** All of an entry except its text, with the text's position. */
type Packed = Omit<EchoEntry, 'content'> & { part: number; from: number; to: number }

/** A journal as it is handed to a thread: the bytes of its texts are transferred, not copied. */
export type PackedEntries = { entries: Packed[]; parts: Uint8Array<ArrayBuffer>[] }

/**
 * Packs a journal while it is decrypted. A journal of many years has tens of thousands of texts; as strings they would
 * take at least twice their size here, in transit and in the thread.
 */
export class EntryPacker {
  readonly #entries: Packed[] = []
  readonly #parts: Uint8Array<ArrayBuffer>[] = []
  #filled = 0

  add({ content, ...entry }: EchoEntry): void {
    const bytes = Buffer.from(content)
    let part = this.#parts.at(-1)
    if (!part || this.#filled + bytes.length > part.length) {
      part = new Uint8Array(Math.max(PART_BYTES, bytes.length))
      this.#parts.push(part)
      this.#filled = 0
    }
    part.set(bytes, this.#filled)
    const from = this.#filled
    this.#filled += bytes.length
    this.#entries.push({ ...entry, part: this.#parts.length - 1, from, to: this.#filled })
  }

  packed(): PackedEntries {
    return { entries: this.#entries, parts: this.#parts }
  }
}

/** The buffers that a thread takes over with a packed journal. */
export function transfersOf({ parts }: PackedEntries): ArrayBuffer[] {
  return parts.map(({ buffer }) => buffer)
}

/** Unpacks the journal; each text is decoded when it is first needed. */
export function unpackedEntries({ entries, parts }: PackedEntries): EchoEntry[] {
  const buffers = parts.map(({ buffer }) => Buffer.from(buffer))
  return entries.map((entry) => new UnpackedEntry(entry, buffers[entry.part] ?? Buffer.alloc(0)))
}

class UnpackedEntry implements EchoEntry {
  readonly id: string
  readonly time: number
  readonly day: number
  readonly weekday: number
  readonly hour: number
  readonly mood: number | null
  readonly energy: number | null
  readonly focus: number | null
  readonly tags: EchoEntry['tags']
  readonly historic: boolean
  readonly #bytes: Buffer
  readonly #from: number
  readonly #to: number

  constructor({ id, time, day, weekday, hour, mood, energy, focus, tags, historic, from, to }: Packed, bytes: Buffer) {
    this.id = id
    this.time = time
    this.day = day
    this.weekday = weekday
    this.hour = hour
    this.mood = mood
    this.energy = energy
    this.focus = focus
    this.tags = tags
    this.historic = historic
    this.#bytes = bytes
    this.#from = from
    this.#to = to
  }

  get content(): string {
    return this.#bytes.toString('utf8', this.#from, this.#to)
  }
}
