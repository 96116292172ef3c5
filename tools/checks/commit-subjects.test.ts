import { expect, test } from 'vitest'
import { subjectProblem } from '../commands/commit-subjects.mjs'

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
