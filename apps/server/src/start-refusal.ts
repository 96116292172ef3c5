import { createServer } from 'node:net'
import { ConfigError } from '#server/config.ts'
import { DbError } from '#server/db/errors.ts'
import { LanguageMissingError } from '#server/ports/tesseract-recognizer.ts'
import { SecretMissingError } from '#server/vault/secret-file.ts'

/** What the system says when a start cannot work, in our words. */
const SYSTEM_REFUSALS: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: () => 'Another program is listening on this PORT already. Stop it, or choose another PORT.',
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ENOTFOUND: () => 'HOST is a name that nobody knows here.',
  EACCES: ({ path }) => `This user may not use ${path ?? 'this PORT'}. Choose another, or change its rights.`,
  EPERM: ({ path }) => `This user may not use ${path ?? 'this PORT'}. Choose another, or change its rights.`,
  EROFS: ({ path }) => `${path ?? 'DATA_DIR'} cannot be written. Choose another DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder. Choose another DATA_DIR.`,
  EEXIST: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder. Choose another DATA_DIR.`,
}

/** Errors whose message is for whoever runs the server. */
const FORESEEN = [ConfigError, SecretMissingError, LanguageMissingError, DbError]

/** The sentence for a start that was refused, or null for an error that nobody foresaw. */
export function startRefusal(error: unknown): string | null {
  if (FORESEEN.some((Foreseen) => error instanceof Foreseen)) return (error as Error).message
  if (!(error instanceof Error)) return null
  const refusal: NodeJS.ErrnoException = error
  return SYSTEM_REFUSALS[refusal.code ?? '']?.(refusal) ?? null
}

/** Finds out before anything is opened or written whether the port can be had. @throws what the system says */
export async function refuseTakenPort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}
