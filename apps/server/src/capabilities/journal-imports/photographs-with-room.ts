import type { DrawnPicture } from '#server/adapters/photographs/photograph-reader.ts'
import { AppError } from '#server/errors.ts'

/**
 * The first of these photographs, as many as fit into the journal; none after the first one that doesn’t fit.
 * @param refuse throws JOURNAL_FULL when that many bytes don’t fit
 */
export async function photographsWithRoom<T extends DrawnPicture>(
  drawn: readonly T[],
  refuse: (bytes: number) => Promise<void>,
): Promise<T[]> {
  const all = drawn.reduce((sum, picture) => sum + bytesOf(picture), 0)
  if (await hasRoom(refuse, all)) return [...drawn]
  const fitting: T[] = []
  let bytes = 0
  for (const picture of drawn) {
    bytes += bytesOf(picture)
    if (!(await hasRoom(refuse, bytes))) break
    fitting.push(picture)
  }
  return fitting
}

function bytesOf({ image, thumbnail }: DrawnPicture): number {
  return image.length + thumbnail.length
}

async function hasRoom(refuse: (bytes: number) => Promise<void>, bytes: number): Promise<boolean> {
  try {
    await refuse(bytes)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'JOURNAL_FULL') return false
    throw error
  }
}
