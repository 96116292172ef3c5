import { createServer } from 'node:net'
import { ConfigError } from '#server/config.ts'
import { DbError } from '#server/db/errors.ts'
import { LanguageMissingError } from '#server/ports/tesseract-recognizer.ts'
import { SecretMissingError } from '#server/vault/secret-file.ts'

/** What the system says, and which variable of ours it is about. */
type SystemError = NodeJS.ErrnoException & { variable?: string }

/** What the system says when a start cannot work, in our words. */
const SYSTEM_REFUSALS: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ variable = 'PORT' }) =>
    `Another program is listening on this ${variable} already. Stop it, or choose another ${variable}.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ENOTFOUND: () => 'HOST is a name that nobody knows here.',
  EACCES: ({ path, variable = 'PORT' }) =>
    `This user may not use ${path ?? `this ${variable}`}. Choose another, or change its rights.`,
  EPERM: ({ path, variable = 'PORT' }) =>
    `This user may not use ${path ?? `this ${variable}`}. Choose another, or change its rights.`,
  EROFS: ({ path }) => `${path ?? 'DATA_DIR'} cannot be written. Choose another DATA_DIR.`,
  ENOSPC: () => 'The disk that holds DATA_DIR is full. Make room on it, or choose another DATA_DIR.',
  ENOENT: ({ path }) => `${path ?? 'DATA_DIR'} cannot be made. Choose another DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder. Choose another DATA_DIR.`,
  EEXIST: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder. Choose another DATA_DIR.`,
}

/** Errors whose message is for whoever runs the server. */
const FORESEEN = [ConfigError, SecretMissingError, LanguageMissingError, DbError]

/** The sentence for a start that was refused, or null for an error that nobody foresaw. */
export function startRefusal(error: unknown): string | null {
  if (FORESEEN.some((Foreseen) => error instanceof Foreseen)) return (error as Error).message
  if (!(error instanceof Error)) return null
  const refusal: SystemError = error
  // A file of the program that is missing is no question of settings.
  if (refusal.code === 'ENOENT' && refusal.syscall !== 'mkdir') return null
  return SYSTEM_REFUSALS[refusal.code ?? '']?.(refusal) ?? null
}

/** What may be printed of an error that nobody foresaw: where it comes from, and nothing that could quote a text. */
export function unforeseen(error: unknown): string {
  if (!(error instanceof Error)) return 'Soundings ended for a reason that nobody foresaw.'
  const places = error.stack?.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line)) ?? []
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return [`Soundings ended for a reason that nobody foresaw: ${error.name}${code}`, ...places].join('\n')
}

/** Finds out before anything is opened or written whether the ports can be had. @throws what the system says */
export async function refuseTakenPorts(settings: {
  host: string
  port: number
  metricsPort: number | null
}): Promise<void> {
  const { host, port, metricsPort } = settings
  await refuseTaken('PORT', { host, port })
  if (metricsPort !== null) await refuseTaken('METRICS_PORT', { host, port: metricsPort })
}

async function refuseTaken(variable: string, address: { host: string; port: number }): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(Object.assign(error, { variable })))
    probe.listen(address, () => probe.close(() => resolve()))
  })
}
