import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { lockDataDir } from './instance-lock.ts'

/** Takes the lock of a folder, drops the reference as a program may, prints a line and keeps running. */
lockDataDir(process.argv[2] ?? '')
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
for (let round = 0; round < 3; round++) {
  await setImmediate()
  collectGarbage()
}
process.stdout.write('locked\n')
setInterval(() => undefined, 60_000)
