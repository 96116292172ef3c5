// Checks the messages of commits that aren’t in the server’s main yet against STYLE.md.
import { spawnSync } from 'node:child_process'
import { ROOT } from './setup.mjs'

const LENGTH_MAX = 72
/** Verbs that say nothing about a change. */
const VAGUE = /^(say|tell|let|give|keep|hold|update|improve|various)\b/i
/** Lines such as “Reviewed-by: …” say who, not why. */
const TRAILER = /^[\w-]+-by: /i

/** The problem with a subject, in a sentence; null if there is none. */
export function subjectProblem(subject) {
  if (subject.length > LENGTH_MAX) return `has ${subject.length} characters; at most ${LENGTH_MAX} are shown in a list.`
  if (!/^\p{Lu}/u.test(subject)) return 'should begin with a verb and a capital letter.'
  if (subject.endsWith('.')) return 'should not end with a period.'
  const [verb] = VAGUE.exec(subject) ?? []
  return verb === undefined ? null : `begins with “${verb}”, which doesn’t tell a stranger what changed.`
}

/** The problem with a body, in a sentence; null if it has text. */
export function bodyProblem(body) {
  const lines = body.split('\n').filter((line) => line.trim() !== '' && !TRAILER.test(line))
  return lines.length > 0 ? null : 'has no body that says why.'
}

/** The problems of the commits that are not shared yet; none if there is no remote main branch. */
export function problemsOfNewCommits(root = ROOT) {
  const git = spawnSync('git', ['log', '--no-merges', '--format=%s%x00%b%x00', 'origin/main..HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const parts = git.status === 0 ? git.stdout.split('\0').slice(0, -1) : []
  const problems = []
  for (let at = 0; at < parts.length; at += 2) {
    const subject = parts[at].trim()
    for (const problem of [subjectProblem(subject), bodyProblem(parts[at + 1])]) {
      if (problem !== null) problems.push(`“${subject}” ${problem}`)
    }
  }
  return problems
}
