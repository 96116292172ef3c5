/** PGlite's default flags without -F, which switches every fsync off. */
const SINGLE_USER = ['--single', '-O', '-j']

const SESSION_SETTINGS = [
  'search_path=public',
  'exit_on_error=false',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
  'TimeZone=UTC',
]

/** Resident memory with a journal of 10,000 entries: 209 MiB with these settings, 319 MiB without. */
const MEMORY_SETTINGS = ['shared_buffers=8MB', 'wal_buffers=256kB', 'max_connections=3', 'jit=off']

/** The write-ahead log is replayed after a crash and stays in the data folder: by default it can grow to 1 GB. */
const WAL_SETTINGS = ['max_wal_size=64MB', 'min_wal_size=32MB']

/** fdatasync, the default method, does nothing in the emitted file system; fsync is a call that can be bound. */
const DURABLE_SETTINGS = ['fsync=on', 'wal_sync_method=fsync']

/** Start parameters of PGlite. */
export function startParams(durable: boolean): string[] {
  const durability = durable ? DURABLE_SETTINGS : ['fsync=off']
  const settings = [...SESSION_SETTINGS, ...MEMORY_SETTINGS, ...WAL_SETTINGS, ...durability]
  return [...SINGLE_USER, ...settings.flatMap((setting) => ['-c', setting])]
}
