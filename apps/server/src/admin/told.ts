import type { Manifest } from './backup/backup-format.ts'
import type { SealCounts } from './seal-check.ts'

/** What is worth counting in a sentence; the other tables serve these. */
const TOLD = ['accounts', 'entries', 'echoes', 'photographs'] as const

/** Such as "3 accounts, 270 entries, 12 echoes, 4 photographs". */
export function countsSentence({ tables }: Pick<Manifest, 'tables'>): string {
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? 0
  return TOLD.map((name) => `${rowsOf(name)} ${name}`).join(', ')
}

/** What of it opens with the key at hand. */
export function sealSentences(counts: SealCounts): string[] {
  // With the wrong key nothing opens, and nothing is damaged.
  const broken = counts.brokenKeys < counts.keys ? counts.broken : []
  return [
    `Account keys that open: ${counts.keys - counts.brokenKeys} of ${counts.keys}.`,
    `Sealed texts and pictures that open: ${counts.texts - counts.brokenTexts} of ${counts.texts}.`,
    ...broken.map((value) => `Does not open: ${value}`),
    ...(broken.length > 0 ? ['"set-aside <table> <account-id> <id>" moves such a row into a file.'] : []),
    `Addresses that lead to their account: ${counts.addresses - counts.lostAddresses} of ${counts.addresses}.`,
    ...(counts.unreachedAccounts > 0
      ? [`Accounts that no address leads to, so that nobody can sign in to them: ${counts.unreachedAccounts}.`]
      : []),
  ]
}
