import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096

/** The resident memory of a process, in bytes; 0 where the system does not report it in /proc. */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
