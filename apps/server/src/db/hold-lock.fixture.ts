import { lockDataDir } from './instance-lock.ts'

/** Takes the lock of a folder, says so and keeps it. */
lockDataDir(process.argv[2] ?? '')
process.stdout.write('locked\n')
setInterval(() => undefined, 60_000)
