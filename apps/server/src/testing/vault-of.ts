import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

/** The vault of a signed-in user. */
export async function vaultOf(app: Pick<TestApp, 'db' | 'root'>, person: Person): Promise<AccountVault> {
  const { id } = (await person.get('/api/auth/status')).json().user
  const vault = await accountVaultOf(app, id)
  if (!vault) throw new Error('There is no such account.')
  return vault
}
