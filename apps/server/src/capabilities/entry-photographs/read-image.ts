import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryPhotographsStore, type FirstPart } from './entry-photographs.store.ts'

/**
 * The length of an image, and its parts; null when there is none. The first part is read at once, so that a damaged one
 * throws before the answer begins.
 * @throws SealBrokenError when it is damaged
 */
export async function readImage(
  db: Queryable,
  vault: AccountVault,
  id: string,
): Promise<{ bytes: number; parts: AsyncGenerator<Buffer> } | null> {
  const first = await entryPhotographsStore(db, vault).firstPart(id)
  return first && { bytes: first.bytes, parts: partsFrom(db, vault, id, first) }
}

/** An image in one piece, or null when there is none. @throws SealBrokenError when it is damaged */
export async function wholeImage(db: Queryable, vault: AccountVault, id: string): Promise<Buffer | null> {
  const found = await readImage(db, vault, id)
  if (!found) return null
  const parts: Buffer[] = []
  for await (const part of found.parts) parts.push(part)
  const image = Buffer.concat(parts)
  return image.length === found.bytes ? image : null
}

/** The parts of an image from a number on. They end early when the photograph is removed in the meantime. */
async function* partsFrom(
  db: Queryable,
  vault: AccountVault,
  id: string,
  { parts, image }: FirstPart,
): AsyncGenerator<Buffer> {
  yield image
  for (let part = 1; part < parts; part++) {
    const next = await entryPhotographsStore(db, vault).part(id, part, parts)
    if (!next) return
    yield next
  }
}
