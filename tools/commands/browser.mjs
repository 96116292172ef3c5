// Finds the system's Chromium, or installs it with the package manager where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from './setup.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Path of a Chromium; exits with an error message when there is none and none can be installed. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH is set to ${named}, which does not exist.`)
  const found = PLACES.find((place) => existsSync(place))
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium with apt-get …\n')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  return fail('The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
}
