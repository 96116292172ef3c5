import { clientOf } from '../client.ts'
import { serverOn } from '../databases.ts'
import type { Fact } from '../facts.ts'
import { readOperations } from '../fuzzing/operations.ts'
import { proveForgery } from '../rights/forgery.ts'
import { proveIsolation, proveMatrix } from '../rights/isolation.ts'
import { proveSignIn } from '../rights/sign-in.ts'

export const limitMinutes = 5

/** Access rights of every route, isolation between users, and attacks on both. */
export async function prove(): Promise<Fact[]> {
  await using proved = await serverOn('embedded')
  const { server } = proved
  const { operations } = await readOperations(clientOf(server.origin))
  return [
    ...(await proveMatrix(server, operations)),
    ...(await proveIsolation(server)),
    ...(await proveSignIn(server)),
    await proveForgery(server),
  ]
}
