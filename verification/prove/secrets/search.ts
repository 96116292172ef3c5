import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/**
 * The fewest characters of a secret that is searched for. Shorter texts also occur in programs and pages, so finding
 * them would prove nothing.
 */
const SHORTEST = 12
const PIECE = 40

/** Pieces of the recorded secrets that identify them anywhere. */
export function telltales(recording: string): string[] {
  const secrets = readFileSync(recording, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as string)
  const pieces = secrets.flatMap((secret) => {
    const middle = Math.floor(secret.length / 2)
    return [secret.slice(0, PIECE), secret.slice(middle, middle + PIECE)]
  })
  return [...new Set(pieces.map((piece) => (/^[^\r\n]*/.exec(piece)?.[0] ?? '').trim()))].filter(
    (piece) => piece.length >= SHORTEST && !/^(.)\1*$/.test(piece),
  )
}

/** The places of these pieces, as raw bytes, in the files of a folder: `file:piece`. */
export async function findIn(folder: string, pieces: readonly string[], patternFile: string): Promise<string[]> {
  writeFileSync(patternFile, `${pieces.join('\n')}\n`)
  const grep = spawn('grep', ['-raoF', '-f', patternFile, folder], { env: { LC_ALL: 'C' } })
  const found = new Set<string>()
  const ended = once(grep, 'close')
  for await (const line of createInterface({ input: grep.stdout })) found.add(line)
  const [status] = (await ended) as [number]
  if (status > 1) throw new Error(`The search in ${folder} failed.`)
  return [...found]
}
