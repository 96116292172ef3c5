import { bundleProcesses } from '../commands/bundle-processes.ts'

/** Global set-up of the server's tests: hundreds of them start a process, which takes a second without its bundle. */
export async function setup(): Promise<void> {
  await bundleProcesses()
}
