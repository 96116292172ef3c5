import { expect, test } from 'vitest'
import { syncGate, type FileHandle } from './sync-gate.ts'

/** A file system that records its calls, with a gate bound to it. */
function gatedDisk() {
  const log: string[] = []
  const gate = syncGate((descriptor) => void log.push(`fsync ${descriptor}`))
  const operation = (name: string) => (file: FileHandle) => void log.push(`${name} ${file.path ?? ''}`)
  const table = (names: string[]) => Object.fromEntries(names.map((name) => [name, operation(name)]))
  const disk = {
    stream_ops: table(['write', 'close', 'setattr', 'read']),
    node_ops: table(['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'readdir']),
  }
  gate.bind(disk)
  const call = (kind: 'stream_ops' | 'node_ops', name: string, file: FileHandle): unknown =>
    (disk[kind] as Record<string, (file: FileHandle) => unknown>)[name]!(file)
  return { log, gate, call }
}

const log1 = { nfd: 1, path: '/data/pg_wal/000000010000000000000001' }
const table7 = { nfd: 7, path: '/data/base/5/16384' }

test('several syncs of the log before one answer become one', () => {
  const { log, gate, call } = gatedDisk()
  for (let commit = 0; commit < 3; commit += 1) {
    call('stream_ops', 'write', log1)
    expect(call('stream_ops', 'fsync', log1)).toBe(0)
  }
  gate.settle()
  gate.settle()
  expect(log.filter((line) => line.startsWith('fsync'))).toEqual(['fsync 1'])
})

test('a table file is synced at once, after the log', () => {
  const { log, call } = gatedDisk()
  call('stream_ops', 'fsync', log1)
  call('stream_ops', 'fsync', table7)
  expect(log).toEqual(['fsync 1', 'fsync 7'])
})

test.each([
  ['stream_ops', 'write'],
  ['stream_ops', 'setattr'],
  ['node_ops', 'setattr'],
  ['node_ops', 'mknod'],
  ['node_ops', 'rename'],
  ['node_ops', 'unlink'],
  ['node_ops', 'rmdir'],
  ['node_ops', 'symlink'],
] as const)('no change of another file overtakes the log: %s %s', (kind, name) => {
  const { log, call } = gatedDisk()
  call('stream_ops', 'fsync', log1)
  call(kind, name, table7)
  expect(log).toEqual(['fsync 1', `${name} ${table7.path}`])
})

test('a log file is synced before it is closed, while its descriptor is still valid', () => {
  const { log, call } = gatedDisk()
  call('stream_ops', 'fsync', log1)
  call('stream_ops', 'close', table7)
  call('stream_ops', 'close', log1)
  expect(log).toEqual([`close ${table7.path}`, 'fsync 1', `close ${log1.path}`])
})

test('reading waits for no sync', () => {
  const { log, call } = gatedDisk()
  call('stream_ops', 'fsync', log1)
  call('stream_ops', 'read', table7)
  call('node_ops', 'readdir', table7)
  expect(log).toEqual([`read ${table7.path}`, `readdir ${table7.path}`])
})

test('a file system without the guarded operations is refused', () => {
  const gate = syncGate(() => undefined)
  expect(() => gate.bind({ stream_ops: {}, node_ops: {} })).toThrow('cannot be made durable')
})

test('a log that cannot be written is reported at once, and a failing table file is left to the database', () => {
  const lost: string[] = []
  const gate = syncGate(
    () => undefined,
    () => void lost.push('log'),
  )
  const full = () => {
    throw new Error('no room')
  }
  const names = ['write', 'close', 'setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink']
  const operations = () => Object.fromEntries(names.map((name) => [name, full]))
  const disk = { stream_ops: operations(), node_ops: operations() }
  gate.bind(disk)
  const write = disk.stream_ops['write'] as unknown as (file: FileHandle) => void
  expect(() => write(table7)).toThrow('no room')
  expect(lost).toEqual([])
  expect(() => write(log1)).toThrow('no room')
  expect(lost).toEqual(['log'])
})
