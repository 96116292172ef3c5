// Checks the subjects of commits that aren’t in the server’s main yet against STYLE.md.
import { spawnSync } from 'node:child_process'
import { ROOT } from './setup.mjs'

const LENGTH_MAX = 72
/** Verbs that say nothing about a change. */
const VAGUE = /^(say|tell|let|give|keep|hold|update|improve|various)\b/i

/** The problem with a subject, in a sentence; null if there is none. */
export function subjectProblem(subject) {
  if (subject.length > LENGTH_MAX) return `has ${subject.length} characters; at most ${LENGTH_MAX} are shown in a list.`
  if (!/^\p{Lu}/u.test(subject)) return 'should begin with a verb and a capital letter.'
  if (subject.endsWith('.')) return 'should not end with a period.'
  const [verb] = VAGUE.exec(subject) ?? []
  return verb === undefined ? null : `begins with “${verb}”, which doesn’t tell a stranger what changed.`
}

/** The problems of the commits that are not shared yet; none where the server’s main is unknown. */
export function problemsOfNewCommits() {
  const git = spawnSync('git', ['log', '--no-merges', '--format=%s', 'origin/main..HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const subjects = git.status === 0 ? git.stdout.split('\n').filter(Boolean) : []
  return subjects.flatMap((subject) => {
    const problem = subjectProblem(subject)
    return problem === null ? [] : [`“${subject}” ${problem}`]
  })
}
