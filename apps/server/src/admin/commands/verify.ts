import { unpackedFile } from '#server/admin/backup/packed.ts'
import { readBackup } from '#server/admin/backup/read-backup.ts'
import type { Header, Manifest } from '#server/admin/backup/backup-format.ts'
import { secretAtHand, withBackupBytes } from '#server/admin/database.ts'
import { AdminRefusal } from '#server/admin/refusal.ts'
import { sealCheck, type SealCounts } from '#server/admin/seal-check.ts'
import { countsSentence, sealSentences } from '#server/admin/told.ts'
import { deriveRootKeys } from '#server/vault/root-keys.ts'
import { parseArguments } from './arguments.ts'
import type { AdminContext, Command } from './command.ts'

/** Reads everything there is and says whether it is whole and opens with the key at hand. */
export const verify: Command = {
  name: 'verify',
  usage: '[file]',
  summary:
    'Checks a backup, or without a file the database: that it is whole, and that the key opens every text in it.',
  async run(args, context) {
    const [path] = parseArguments(args, {}, { most: 1 }).positionals
    const found = path
      ? await examine(unpackedFile(path), context)
      : await withBackupBytes(context, (bytes) => examine(bytes, context))
    context.say(`${path ?? 'The database'} is whole: ${countsSentence(found.manifest)}.`)
    context.say(`Schema: ${found.header.migrations.at(-1)?.name ?? 'none'}. Read at ${found.header.created_at}.`)
    if (!found.seals) {
      context.say('Whether the texts open was not tried: SECRET_KEY is not set, and DATA_DIR holds no secret.key.')
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
  if (!header || !manifest) throw new AdminRefusal('The backup is cut off: its end is missing.')
  return { header, manifest, seals: check?.counts ?? null }
}

function refuseBroken({ keys, brokenKeys, brokenTexts, lostAddresses, unreachedAccounts }: SealCounts): void {
  if (keys > 0 && brokenKeys === keys) throw new AdminRefusal('This is not the key that these texts were written with.')
  if (brokenKeys + brokenTexts > 0) throw new AdminRefusal('Not everything opens.')
  if (lostAddresses + unreachedAccounts > 0) throw new AdminRefusal('Not everybody would find their account.')
}
