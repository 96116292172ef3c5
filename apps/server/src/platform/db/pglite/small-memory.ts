import { setFlagsFromString } from 'node:v8'

/** Flags that the first one implies when it is given at the start of a process. */
const BASELINE_ONLY = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
const MIB = 1_048_576
/**
 * A container with less memory than this cannot compile the whole database: its largest function alone takes 600 MiB.
 */
const TO_OPTIMISE = 1_024 * MIB

/**
 * Where memory is limited (a container), the embedded database uses only baseline-compiled code: some statements take
 * up to twice as long, and the process survives. Call it before the database is started.
 * @param limit bytes; 0 or more than the machine's memory where there is no limit
 */
export function spareMemory(limit = process.constrainedMemory()): void {
  if (limit <= 0 || limit >= TO_OPTIMISE) return
  for (const flag of BASELINE_ONLY) setFlagsFromString(flag)
}
