import { setFlagsFromString } from 'node:v8'

/** What the first implies when it is given at the start of a process. */
const BASELINE_ONLY = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
const MIB = 1_048_576
/** A container with less than this cannot compile all of the database: its largest function alone takes 600 MiB. */
const TO_OPTIMISE = 1_024 * MIB

/**
 * Where memory is limited (a container), the embedded database runs as the baseline compiler made it: some statements
 * take up to twice as long, and the process lives. Must be called before the database is started.
 * @param limit bytes; 0 or more than a machine has where there is none
 */
export function spareMemory(limit = process.constrainedMemory()): void {
  if (limit <= 0 || limit >= TO_OPTIMISE) return
  for (const flag of BASELINE_ONLY) setFlagsFromString(flag)
}
