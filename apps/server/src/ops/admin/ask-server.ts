import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { socketPath, type SocketPath } from './operator-socket.ts'
import { AdminRefusal } from './refusal.ts'

/** Connection errors that mean no server is running on this folder. */
const NOBODY = new Set(['ENOENT', 'ENOTDIR', 'ECONNREFUSED'])

/**
 * Sends a command to the server that runs on this data folder.
 * @returns its response, or null when no server is running
 * @throws AdminRefusal with the server’s sentence when it refuses
 */
export async function askServer(dataDir: string, order: string, body: unknown = {}): Promise<IncomingMessage | null> {
  try {
    using socket: SocketPath = socketPath(dataDir)
    const asked = request({ socketPath: socket.path, path: `/${order}`, method: 'POST' })
    asked.end(JSON.stringify(body))
    const response = await answered(asked)
    if (response.statusCode === 200) return response
    const { error } = (await json(response)) as { error: string }
    throw new AdminRefusal(error)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (NOBODY.has(code)) return null
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    throw new AdminRefusal(
      `Only the user that runs the server of ${dataDir} can send it commands. Switch to that user first.`,
    )
  }
}

async function answered(asked: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}
