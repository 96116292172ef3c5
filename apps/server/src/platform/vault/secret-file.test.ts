import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSecret, SecretMissingError } from './secret-file.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'soundings-secret-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

test('the first start creates a secret that only its owner may read, and the next start finds it', async () => {
  await using data = await folder()
  const secret = await loadSecret(data.path, { accountsExist: false })
  expect(secret).toHaveLength(32)
  expect((await stat(join(data.path, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect(await loadSecret(data.path, { accountsExist: true })).toEqual(secret)
})

test('a lost secret is not replaced while there are texts that need it', async () => {
  await using data = await folder()
  await expect(loadSecret(data.path, { accountsExist: true })).rejects.toThrow(SecretMissingError)
})

test('a damaged secret is neither used nor overwritten', async () => {
  await using data = await folder()
  const path = join(data.path, 'secret.key')
  await writeFile(path, 'half of it')
  await expect(loadSecret(data.path, { accountsExist: false })).rejects.toThrow(/missing or damaged/)
  expect(await readFile(path, 'utf8')).toBe('half of it')
})
