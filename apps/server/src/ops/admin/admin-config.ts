import { Environment, parseWith, publicUrlOf } from '#server/config.ts'

/** The configuration of the operator’s commands. Some of them need no secret, because they read no text. */
export type AdminConfig = {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly secretKey: Buffer | null
  /** The new secret for a key rotation. */
  readonly newSecretKey: Buffer | null
  readonly publicUrl: string
}

const AdminEnvironment = Environment.pick({
  PORT: true,
  PUBLIC_URL: true,
  DATA_DIR: true,
  DATABASE_URL: true,
  SECRET_KEY: true,
}).extend({ NEW_SECRET_KEY: Environment.shape.SECRET_KEY })

/**
 * Reads the part of the same environment that the operator’s commands need.
 * @throws ConfigError
 */
export function readAdminConfig(environment: Readonly<Record<string, string | undefined>>): AdminConfig {
  const env = parseWith(AdminEnvironment, environment)
  return Object.freeze({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    secretKey: env.SECRET_KEY ?? null,
    newSecretKey: env.NEW_SECRET_KEY ?? null,
    publicUrl: publicUrlOf(env),
  })
}
