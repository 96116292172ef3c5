import { createServer } from 'node:net'
import { ConfigError } from '#server/config.ts'
import { DbError } from '#server/platform/db/errors.ts'
import { LanguageMissingError } from '#server/adapters/recognition/tesseract-recognizer.ts'
import { SecretMissingError } from '#server/platform/vault/secret-file.ts'

/** A system error, and the setting that it concerns. */
type SystemError = NodeJS.ErrnoException & { variable?: string }

/** Sentences for the system errors that prevent a start. */
const SYSTEM_REFUSALS: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ variable = 'PORT' }) =>
    `Another program is already listening on this ${variable}. Stop it, or choose another ${variable}.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ENOTFOUND: () => 'Couldn’t resolve HOST.',
  EACCES: ({ path, variable = 'PORT' }) =>
    `This user is not allowed to use ${path ?? `this ${variable}`}. Choose another, or change its permissions.`,
  EPERM: ({ path, variable = 'PORT' }) =>
    `This user is not allowed to use ${path ?? `this ${variable}`}. Choose another, or change its permissions.`,
  EROFS: ({ path }) => `${path ?? 'DATA_DIR'} is read-only. Choose another DATA_DIR.`,
  ENOSPC: () => 'The disk with DATA_DIR is full. Free up space on it, or choose another DATA_DIR.',
  ENOENT: ({ path }) => `Couldn’t create ${path ?? 'DATA_DIR'}. Choose another DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder. Choose another DATA_DIR.`,
  EEXIST: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder. Choose another DATA_DIR.`,
}

/** Errors whose message is written for the operator. */
const FORESEEN = [ConfigError, SecretMissingError, LanguageMissingError, DbError]

/** The sentence for a start that was refused, or null for an unexpected error. */
export function startRefusal(error: unknown): string | null {
  if (FORESEEN.some((Foreseen) => error instanceof Foreseen)) return (error as Error).message
  if (!(error instanceof Error)) return null
  const refusal: SystemError = error
  // A missing file of the program itself has nothing to do with the settings.
  if (refusal.code === 'ENOENT' && refusal.syscall !== 'mkdir') return null
  return SYSTEM_REFUSALS[refusal.code ?? '']?.(refusal) ?? null
}

/** The printable part of an unexpected error: its name and stack, without the message, which could quote a text. */
export function unforeseen(error: unknown): string {
  if (!(error instanceof Error)) return 'Soundings stopped because of an unexpected error.'
  const places = error.stack?.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line)) ?? []
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return [`Soundings stopped because of an unexpected error: ${error.name}${code}`, ...places].join('\n')
}

/**
 * Checks that the ports are free before anything is opened or written.
 * @throws the system’s error
 */
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
