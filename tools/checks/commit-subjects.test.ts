import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyProblem, problemsOfNewCommits, subjectProblem } from '../commands/commit-subjects.mjs'

test('a subject that says what changed passes', () => {
  expect(subjectProblem('Skip unnamed multipart files instead of failing the upload')).toBeNull()
})

test.each([
  ['x'.repeat(73), 'has 73 characters'],
  ['fix: skip unnamed files', 'capital letter'],
  ['Skip unnamed files.', 'period'],
  ['Keep it tidy', 'begins with “Keep”'],
  ['Update things', 'begins with “Update”'],
])('npm run check refuses the subject %j', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem)
})

test('a commit needs a body that says why', () => {
  expect(bodyProblem('A file without a name is no part of the form.\n')).toBeNull()
  expect(bodyProblem('\n')).toBe('has no body that says why.')
  expect(bodyProblem('\nReviewed-by: Ada <ada@example.org>\n')).toBe('has no body that says why.')
})

test('npm run check names the new commits with a problem, but neither shared commits nor merges', () => {
  const repository = mkdtempSync(join(tmpdir(), 'commits-'))
  const git = (...args: string[]) => {
    const settings = ['user.name=Ada', 'user.email=ada@example.org', 'commit.gpgSign=false', 'core.hooksPath=/dev/null']
    const { status, stderr } = spawnSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: repository,
      encoding: 'utf8',
      // In a hook, Git’s variables name the repository of the hook.
      env: { PATH: process.env['PATH'], HOME: repository },
    })
    expect([args, status, status === 0 ? '' : stderr]).toEqual([args, 0, ''])
  }
  const commit = (...paragraphs: string[]) =>
    git('commit', '--quiet', '--allow-empty', ...paragraphs.flatMap((paragraph) => ['--message', paragraph]))
  try {
    git('init', '--quiet', '--initial-branch=main')
    commit('shared.')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    git('branch', 'side')
    commit('Skip unnamed files', 'They are no part of the form.')
    commit('Skip files without a name')
    git('checkout', '--quiet', 'side')
    commit('Update things', 'They are old.')
    git('merge', '--quiet', '--no-ff', '--message', 'merge.', 'main')
    expect(problemsOfNewCommits(repository).toSorted()).toEqual([
      '“Skip files without a name” has no body that says why.',
      '“Update things” begins with “Update”, which doesn’t tell a stranger what changed.',
    ])
  } finally {
    rmSync(repository, { recursive: true })
  }
})
