// Finds the system's Chromium, or installs it with the package manager where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fail } from './setup.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
/** Chromium’s engine without its windows, a package of Debian. A journey takes about half the time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The browsers of the tests, as environment variables: Chromium, and the one for tests that need no window. They are
 * the same where CHROMIUM_PATH is set or there is no headless shell. Exits with an error message when there is no
 * Chromium and none can be installed.
 */
export function testBrowsers() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) fail(`CHROMIUM_PATH is set to ${named}, which does not exist.`)
    return { CHROMIUM_PATH: named, HEADLESS_PATH: named }
  }
  const chromium = PLACES.find((place) => existsSync(place)) ?? install('chromium', PLACES[0])
  if (!chromium) fail('The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  const isThere = existsSync(HEADLESS_SHELL)
  const shell = isThere ? HEADLESS_SHELL : isDebian() && install('chromium-headless-shell', HEADLESS_SHELL)
  return { CHROMIUM_PATH: chromium, HEADLESS_PATH: shell || chromium }
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Installs a package if this user may. @returns the program’s path, or null */
function install(name, program) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null
  process.stdout.write(`Installing ${name} with apt-get …\n`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', name], quiet)
  return existsSync(program) ? program : null
}
