import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { registerWebApp } from './web-app.ts'

/** A built web app of one page and one script. */
async function served(webRoot: string): Promise<FastifyInstance> {
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<title>Shell at __PUBLIC_URL__</title>')
  await writeFile(join(webRoot, 'assets/index-a1b2.js'), 'export {}')
  const app = fastify()
  await registerWebApp(app, { webRoot, publicUrl: 'https://journal.test' })
  return app
}

test('any address of a page answers the shell, also one that no page has', async () => {
  await using folder = await tempFolder()
  await using app = await served(folder.path)
  for (const url of ['/', '/journal', '/settings/privacy?x=1', '/nowhere', '/assetsabout']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<title>Shell at https://journal.test</title>'])
  }
})

test('a script that is not there is not there: the shell never stands in for a file', async () => {
  await using folder = await tempFolder()
  await using app = await served(folder.path)
  const there = await app.inject('/assets/index-a1b2.js')
  expect([there.statusCode, there.body]).toEqual([200, 'export {}'])
  for (const url of ['/assets/index-gone.js', '/assets/', '/assets/../assets/x.css?v=1', '/api/nowhere']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  }
})
