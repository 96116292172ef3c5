import type { Manifest } from './backup/backup-format.ts'
import type { SealCounts } from './seal-check.ts'

/** The tables that the sentence counts; the others belong to these. */
const COUNTED = ['accounts', 'entries', 'echoes', 'photographs'] as const

/** The counts of a backup, such as "3 accounts, 270 entries, 12 echoes, 4 photographs". */
export function countsSentence({ tables }: Pick<Manifest, 'tables'>): string {
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? 0
  return COUNTED.map((name) => `${rowsOf(name)} ${name}`).join(', ')
}

/** Sentences on how many values the current key opens. */
export function sealSentences(counts: SealCounts): string[] {
  // With the wrong key nothing opens, although nothing is damaged.
  const broken = counts.brokenKeys < counts.keys ? counts.broken : []
  return [
    `Account keys that can be decrypted: ${counts.keys - counts.brokenKeys} of ${counts.keys}.`,
    `Texts and pictures that can be decrypted: ${counts.texts - counts.brokenTexts} of ${counts.texts}.`,
    ...broken.map((value) => `Cannot be decrypted: ${value}`),
    ...(broken.length > 0 ? ['"set-aside <table> <account-id> <id>" moves such a row to a file.'] : []),
    `Email addresses that lead to their account: ${counts.addresses - counts.lostAddresses} of ${counts.addresses}.`,
    ...(counts.unreachedAccounts > 0
      ? [`Accounts that no one can sign in to, because no email address leads to them: ${counts.unreachedAccounts}.`]
      : []),
  ]
}
