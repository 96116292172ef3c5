import { Console } from 'node:console'
import { buffer } from 'node:stream/consumers'
import { endWithParent } from '#server/platform/isolation/orphan-watch.ts'
import { inSteps } from '#server/platform/isolation/progress-steps.ts'
import { TIME_MS } from './limits.ts'
import { readDocument } from './read-document.ts'
import { ReadingError, type ReadingProblem } from './reading-error.ts'
import type { ReadingMessage } from './reading-message.ts'

/** The number of bytes that are written at a time: few enough that the receiving process is not blocked. */
const PIECE = 65_536

// Reads one document from standard input, writes its text to standard output, and exits.
// Standard output is only for the text, so console output of libraries is turned off.
globalThis.console = new Console(process.stderr)
process.on('disconnect', () => process.exit())
endWithParent(TIME_MS)

try {
  const { kind, text } = await readDocument(await buffer(process.stdin), inSteps(tellProgress))
  const bytes = Buffer.from(text)
  await tell({ type: 'read', kind, bytes: bytes.length })
  for (let from = 0; from < bytes.length; from += PIECE) await write(bytes.subarray(from, from + PIECE))
} catch (error) {
  await tell({ type: 'problem', problem: problemOf(error) })
}
process.exit()

function problemOf(error: unknown): ReadingProblem {
  if (error instanceof ReadingError) return error.problem
  // Nested too deeply for the stack, or too long for a string.
  return error instanceof RangeError ? 'too-complex' : 'unreadable'
}

function tellProgress(fraction: number): void {
  void tell({ type: 'progress', fraction })
}

function tell(message: ReadingMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve())
  })
}

function write(piece: Buffer): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(piece, () => resolve())
  })
}
