/** An open file of the emitted file system: its host descriptor and its path inside the database. */
export type FileHandle = { nfd: number; path?: string }
type Operation = (...args: never[]) => unknown

/** The tables of operations that the emitted file system calls for each host folder it mounts. */
export type HostFileSystem = { stream_ops: Record<string, Operation>; node_ops: Record<string, Operation> }

const WRITE_AHEAD_LOG = '/pg_wal/'
/** Node operations that change the disk, and must not overtake a log that is not synced yet. */
const CHANGING_NODE_OPERATIONS = ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink']

/**
 * Gives the emitted file system a real fsync, and delays the fsync of the write-ahead log until `settle`, so that
 * statements that wait together share one. This keeps both promises of a write-ahead log as long as no answer is sent
 * before `settle`: an acknowledged commit is on the disk, and no other file changes before the log that describes the
 * change (any such change settles first).
 * @param onLogLost called when the log cannot be written, for example on a full disk: the embedded server would never
 * answer again
 */
export function syncGate(fsync: (descriptor: number) => void, onLogLost: () => void = () => undefined) {
  const unsynced = new Set<FileHandle>()
  const isLog = (file: FileHandle) => file.path?.includes(WRITE_AHEAD_LOG) ?? false

  function settle(): void {
    for (const file of unsynced) fsync(file.nfd)
    unsynced.clear()
  }

  // The operations have different arguments. Of those handled here, the first one is a file.
  function bind({ stream_ops: streams, node_ops: nodes }: HostFileSystem): void {
    const before = (table: Record<string, Operation>, name: string, mustSettle: (file: FileHandle) => boolean) => {
      const operation = table[name]
      if (!operation) throw new Error(`The embedded database has no file operation ${name}: it cannot be made durable.`)
      table[name] = (...args: never[]) => {
        if (unsynced.size > 0 && mustSettle(args[0] as unknown as FileHandle)) settle()
        return operation(...args)
      }
    }
    streams['fsync'] = (file: FileHandle) => {
      if (isLog(file)) {
        unsynced.add(file)
        return 0
      }
      settle()
      fsync(file.nfd)
      return 0
    }
    before(streams, 'write', (file) => !isLog(file))
    const write = streams['write']
    streams['write'] = (...args: never[]) => {
      try {
        return write?.(...args)
      } catch (error) {
        if (isLog(args[0] as unknown as FileHandle)) onLogLost()
        throw error
      }
    }
    before(streams, 'close', (file) => unsynced.has(file))
    before(streams, 'setattr', () => true)
    for (const name of CHANGING_NODE_OPERATIONS) before(nodes, name, () => true)
  }

  return { bind, settle }
}
