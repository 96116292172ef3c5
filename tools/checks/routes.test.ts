import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notFound, pageRoutes } from '../../apps/web/src/app/routes.ts'
import { firstViews } from '../../apps/web/src/app/first-views.ts'

const PAGES = join(import.meta.dirname, '../../apps/web/src/pages')

test('every page file belongs to a route, and every route has a page file', () => {
  const files = readdirSync(PAGES).flatMap((name) => /^(.+)-page\.tsx$/.exec(name)?.[1] ?? [])
  const named = new Set([...pageRoutes, notFound].map(({ file }) => file))
  expect([...named].toSorted()).toEqual(files.toSorted())
})

test('every page that a person opens has a first view', () => {
  const pages = pageRoutes.filter(({ access }) => access === 'account' || access === 'public')
  expect(Object.keys(firstViews.account)).toEqual(expect.arrayContaining(pages.map(({ path }) => path)))
})
