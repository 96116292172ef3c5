// Lists the files that a change touches: everything since the branch left main, committed or not.
import { spawnSync } from 'node:child_process'
import { fail, ROOT } from './setup.mjs'

const MAIN_BRANCHES = ['main', 'origin/main']

/** Paths from the root of the project, without those that were deleted. */
export function changedFiles() {
  const base = MAIN_BRANCHES.map((branch) => git('merge-base', 'HEAD', branch)).find((lines) => lines !== null)
  const tracked = git('diff', '--name-only', '--diff-filter=d', base?.[0] ?? 'HEAD')
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (!tracked || !untracked) fail('Git can’t list the changed files here. Run npm test, which checks everything.')
  return [...new Set([...tracked, ...untracked])]
}

/** The lines that git writes, or null when the command fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}
