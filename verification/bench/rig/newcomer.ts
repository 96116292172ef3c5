import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { request, type APIRequestContext, type APIResponse } from 'playwright'
import { apiOf, type Api } from '../../e2e/fixtures/api.ts'
import type { Server } from '../../e2e/fixtures/server.ts'

/** A signed-in user with an empty journal, without a page. */
export type Newcomer = AsyncDisposable & {
  client: APIRequestContext
  api: Api
  /** The headers of changing requests. */
  headers: Readonly<Record<string, string>>
}

/** Signs in as the development account that has no entries yet. */
export async function signInAsNewcomer(server: Server): Promise<Newcomer> {
  const client = await request.newContext({ baseURL: server.origin })
  const api = apiOf(client, server.origin)
  await api.get(pathOf(endpoints.auth.status))
  await api.post(pathOf(endpoints.auth.devLogin), { email: 'new@soundings.test', token: 'new' })
  const { cookies } = await client.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return {
    client,
    api,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token },
    [Symbol.asyncDispose]: () => client.dispose(),
  }
}

/** @throws with the response’s text when it is an error */
export async function bodyOf(answer: APIResponse): Promise<Buffer> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`)
  return answer.body()
}
