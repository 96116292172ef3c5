import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'operator'
const NAME = 'server.sock'

/** A path that the system accepts for a socket, until it is disposed. */
export type SocketPath = Disposable & { path: string }

/**
 * The path of the socket on which a data folder’s server listens for commands. A socket’s path is limited to about a
 * hundred bytes and a data folder’s may be longer, so on Linux the path goes through the open folder.
 * @throws the system’s error when there is no such folder
 */
export function socketPath(dataDir: string): SocketPath {
  const folder = join(dataDir, FOLDER)
  const descriptor = openSync(folder, 'r')
  const reached = process.platform === 'linux' ? `/proc/self/fd/${descriptor}` : folder
  return { path: join(reached, NAME), [Symbol.dispose]: () => closeSync(descriptor) }
}

/**
 * The path of the socket for the server: creates the folder for its own user only, and removes the socket of a killed
 * server.
 */
export async function freshSocketPath(dataDir: string): Promise<SocketPath> {
  const folder = join(dataDir, FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  rmSync(join(folder, NAME), { force: true })
  return socketPath(dataDir)
}
