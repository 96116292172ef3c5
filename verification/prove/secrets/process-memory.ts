import { closeSync, openSync, readFileSync, readSync } from 'node:fs'

const PAGE = 4_096
const ENTRY_BYTES = 8
const RUN_PAGES = 4_096
/** Bit 63 of a pagemap entry: the page is in memory. */
const PRESENT = 0x80

/**
 * The writable memory of a process as a core dump would contain it, piece by piece, without the vast empty regions that
 * a WebAssembly program reserves. Needs the rights of a debugger.
 */
export function* memoryOf(pid: number): Generator<Buffer> {
  const memory = openSync(`/proc/${pid}/mem`, 'r')
  const pages = openSync(`/proc/${pid}/pagemap`, 'r')
  try {
    for (const { start, end } of writableRegions(pid)) {
      for (const run of residentRuns(pages, start, end)) yield* pieceOf(memory, run)
    }
  } finally {
    closeSync(memory)
    closeSync(pages)
  }
}

type Region = { start: number; end: number }

function writableRegions(pid: number): Region[] {
  const lines = readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [, start, end, kind] = /^([0-9a-f]+)-([0-9a-f]+) (\S+)/.exec(line) ?? []
    if (start === undefined || end === undefined || !kind?.startsWith('rw')) return []
    return [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16) }]
  })
}

/** Pages of a region that are in memory, as runs of at most 16 MiB. */
function* residentRuns(pages: number, start: number, end: number): Generator<Region> {
  const entries = Buffer.alloc(RUN_PAGES * ENTRY_BYTES)
  for (let at = start; at < end; at += RUN_PAGES * PAGE) {
    const wanted = Math.min(RUN_PAGES, (end - at) / PAGE)
    const read = readSync(pages, entries, 0, wanted * ENTRY_BYTES, (at / PAGE) * ENTRY_BYTES) / ENTRY_BYTES
    let from: number | null = null
    for (let page = 0; page <= read; page++) {
      const present = page < read && ((entries[page * ENTRY_BYTES + 7] ?? 0) & PRESENT) !== 0
      if (present) from ??= page
      else if (from !== null) {
        yield { start: at + from * PAGE, end: at + page * PAGE }
        from = null
      }
    }
  }
}

function* pieceOf(memory: number, { start, end }: Region): Generator<Buffer> {
  const piece = Buffer.alloc(end - start)
  try {
    const read = readSync(memory, piece, 0, piece.length, start)
    yield piece.subarray(0, read)
  } catch {
    // The region was freed in the meantime.
  }
}
