import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'operator'
const NAME = 'server.sock'

/** A path that the system takes for a socket, as long as it is not disposed. */
export type SocketPath = Disposable & { path: string }

/**
 * Where the server of a data folder listens for its operator. The name of a socket may be about a hundred bytes long
 * and a data folder may be deeper, so on Linux it is named through the open folder.
 * @throws the system's error when there is no such folder
 */
export function socketPath(dataDir: string): SocketPath {
  const folder = join(dataDir, FOLDER)
  const descriptor = openSync(folder, 'r')
  const reached = process.platform === 'linux' ? `/proc/self/fd/${descriptor}` : folder
  return { path: join(reached, NAME), [Symbol.dispose]: () => closeSync(descriptor) }
}

/** The same for the server: a folder for its own user alone, without what a killed server has left in it. */
export async function freshSocketPath(dataDir: string): Promise<SocketPath> {
  const folder = join(dataDir, FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  rmSync(join(folder, NAME), { force: true })
  return socketPath(dataDir)
}
