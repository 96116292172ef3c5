import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { json } from 'node:stream/consumers'
import { packed } from './backup/packed.ts'
import { withSnapshot } from './backup/snapshot.store.ts'
import { backupBytes } from './backup/write-backup.ts'
import { createAccount, NewAccountOrder, type CreateAccountDeps } from './create-account.ts'
import { endSessions, EndSessionsOrder } from './end-sessions.ts'
import { freshSocketPath } from './operator-socket.ts'
import { reminderReport, ReminderReportOrder } from './reminder-report.ts'
import { refusalSentence } from './refusal.ts'
import { setAside, SetAsideOrder } from './set-aside.ts'

type Deps = CreateAccountDeps & {
  dataDir: string
  clock: () => Date
  /** Called with unexpected errors. */
  onError: (error: Error) => void
}

/**
 * Carries out the operator’s commands in a running server with the embedded database, which only this process can read.
 * It listens on a socket in the data folder that only the server’s own user can open and that is not reachable over a
 * network.
 */
export async function serveOperator(deps: Deps): Promise<AsyncDisposable> {
  const socket = await freshSocketPath(deps.dataDir)
  const orders = ordersOf(deps)
  const server = createServer((request, response) => {
    const order = orders[request.url ?? '']
    const work = order
      ? order(request, response)
      : answer(response, 404, { error: 'The server does not know this command.' })
    work.catch((error: unknown) => {
      const sentence = refusalSentence(error)
      if (sentence === null) deps.onError(error as Error)
      // The response has begun, so it is cut off and the client notices.
      if (response.headersSent) response.destroy()
      else void answer(response, 409, { error: sentence ?? 'Something went wrong in the server; its log says more.' })
    })
  })
  server.listen(socket.path)
  await once(server, 'listening')
  await chmod(socket.path, 0o600)
  return {
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      socket[Symbol.dispose]()
    },
  }
}

type Order = (request: IncomingMessage, response: ServerResponse) => Promise<void>

function ordersOf(deps: Deps): Readonly<Record<string, Order>> {
  let backingUp = false
  return {
    '/backup': async (_request, response) => {
      if (backingUp) return answer(response, 409, { error: 'Another backup is running. Wait until it has finished.' })
      backingUp = true
      try {
        await withSnapshot(deps.db, (snapshot) => pipeline(packed(backupBytes(snapshot, deps.clock())), response))
      } finally {
        backingUp = false
      }
    },
    '/create-account': async (request, response) => {
      const order = NewAccountOrder.parse(await json(request))
      await answer(response, 200, await createAccount(deps, order, deps.clock()))
    },
    '/end-sessions': async (request, response) => {
      const order = EndSessionsOrder.parse(await json(request))
      await answer(response, 200, await endSessions(deps, order))
    },
    '/reminders': async (request, response) => {
      const order = ReminderReportOrder.parse(await json(request))
      await answer(response, 200, await reminderReport(deps, order, deps.clock()))
    },
    '/set-aside': async (request, response) => {
      const order = SetAsideOrder.parse(await json(request))
      await answer(response, 200, await setAside(deps, order, deps.clock()))
    },
  }
}

async function answer(response: ServerResponse, status: number, body: unknown): Promise<void> {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
