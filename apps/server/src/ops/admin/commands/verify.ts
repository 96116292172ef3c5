import { unpackedFile } from '#server/ops/admin/backup/packed.ts'
import { readBackup } from '#server/ops/admin/backup/read-backup.ts'
import type { Header, Manifest } from '#server/ops/admin/backup/backup-format.ts'
import { secretAtHand, withBackupBytes } from '#server/ops/admin/database.ts'
import { AdminRefusal } from '#server/ops/admin/refusal.ts'
import { sealCheck, type SealCounts } from '#server/ops/admin/seal-check.ts'
import { countsSentence, sealSentences } from '#server/ops/admin/summaries.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Reads a backup or the database and reports whether it is complete and whether the current key opens it. */
export const verify: Command = {
  name: 'verify',
  usage: '[file]',
  summary:
    'Checks that a backup, or the database if no file is named, is complete and that the key decrypts every text in it.',
  async run(args, context) {
    const [path] = parseArguments(args, {}, { most: 1 }).positionals
    const found = path
      ? await examine(unpackedFile(path), context)
      : await withBackupBytes(context, (bytes) => examine(bytes, context))
    context.say(`${path ?? 'The database'} is complete: ${countsSentence(found.manifest)}.`)
    context.say(`Schema: ${found.header.migrations.at(-1)?.name ?? 'none'}. Read at ${found.header.created_at}.`)
    if (!found.seals) {
      context.say('The texts were not checked: SECRET_KEY is not set, and DATA_DIR contains no secret.key.')
      return
    }
    for (const line of sealSentences(found.seals)) context.say(line)
    refuseBroken(found.seals)
  },
}

type Found = { header: Header; manifest: Manifest; seals: SealCounts | null }

async function examine(bytes: AsyncIterable<Buffer>, context: AdminContext): Promise<Found> {
  const secret = await secretAtHand(context)
  const check = secret && sealCheck(deriveRootKeys(secret))
  let header: Header | null = null
  let manifest: Manifest | null = null
  for await (const part of readBackup(bytes)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'row') await check?.row(part.table, part.row)
    if (part.kind === 'manifest') manifest = part.manifest
  }
  if (!header || !manifest) throw new AdminRefusal('The backup is incomplete: its end is missing.')
  return { header, manifest, seals: check?.counts ?? null }
}

function refuseBroken({ keys, brokenKeys, brokenTexts, lostAddresses, unreachedAccounts }: SealCounts): void {
  if (keys > 0 && brokenKeys === keys) throw new AdminRefusal('These texts were encrypted with another key.')
  if (brokenKeys + brokenTexts > 0) throw new AdminRefusal('Some keys or texts cannot be decrypted.')
  if (lostAddresses + unreachedAccounts > 0) throw new AdminRefusal('Some users could not sign in to their account.')
}
