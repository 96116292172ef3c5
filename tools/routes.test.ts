import { expect, test } from 'vitest'
import { paths } from '../apps/web/src/app/paths.ts'
import { LEADING_ON, PRIVATE, PUBLIC } from '../e2e/fixtures/routes.ts'

test('every address of the web app is one that the journeys press everything on', () => {
  const walked = new Set<string>([...PUBLIC, ...PRIVATE, ...LEADING_ON])
  walked.delete('/nowhere')
  expect([...walked].toSorted()).toEqual(Object.values(paths).toSorted())
})
