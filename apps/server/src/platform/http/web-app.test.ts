import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { decodablePage, registerWebApp } from './web-app.ts'

const VIEWS = {
  visitor: { '/journal': { scripts: ['/assets/login.js'], styles: ['/assets/login.css'], answers: [] } },
  account: {
    '/journal': { scripts: ['/assets/journal.js'], styles: [], answers: ['/api/entries?limit=30&x=1'] },
    '/journal?view=entries': { scripts: ['/assets/entries.js'], styles: [], answers: [] },
  },
}

const CHROMIUM = { 'sec-ch-ua': '"Chromium";v="140"' }

/** A built web app of one page and one script. */
async function served(webRoot: string): Promise<FastifyInstance> {
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<head><title>Shell at __PUBLIC_URL__</title></head>')
  await writeFile(join(webRoot, 'assets/index-a1b2.js'), 'export {}')
  await writeFile(join(webRoot, 'first-views.json'), JSON.stringify(VIEWS))
  const app = fastify({ rewriteUrl: decodablePage })
  await registerWebApp(app, {
    webRoot,
    publicUrl: 'https://journal.test',
    isSignedIn: async ({ headers }) => {
      if (headers.cookie === 'slow') await setTimeout(10_000, null, { ref: false })
      if (headers.cookie === 'away') throw new Error('The database is away.')
      return headers.cookie === 'session'
    },
  })
  return app
}

test('every page URL returns the app shell, even an unknown one or one that can’t be decoded', async () => {
  await using folder = await tempFolder()
  await using app = await served(folder.path)
  for (const url of ['/', '/settings/privacy?x=1', '/nowhere', '/assetsabout', '/%E0%A4%A?x=%']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.body]).toEqual([
      url,
      200,
      '<head><title>Shell at https://journal.test</title></head>',
    ])
  }
})

test('a missing script is a 404: the shell never replaces a file', async () => {
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

test('the head of a page names the files and answers of its first view, for a visitor and for a session', async () => {
  await using folder = await tempFolder()
  await using app = await served(folder.path)
  const linksOf = async (url: string, cookie?: string, browser: Record<string, string> = CHROMIUM) => {
    const { body, headers } = await app.inject({ url, headers: { ...browser, ...(cookie ? { cookie } : {}) } })
    expect(headers.vary).toBe('cookie, sec-ch-ua')
    return [...body.matchAll(/<link [^>]*href="([^"]*)">(?=.*<\/head>)/g)].map(([, href]) => href)
  }
  expect(await linksOf('/journal')).toEqual(['/assets/login.js', '/assets/login.css'])
  expect(await linksOf('/journal', 'session')).toEqual(['/assets/journal.js', '/api/entries?limit=30&amp;x=1'])
  expect(await linksOf('/journal?view=entries', 'session')).toEqual(['/assets/entries.js'])
  expect(await linksOf('/journal?debug', 'session')).toEqual(['/assets/journal.js', '/api/entries?limit=30&amp;x=1'])
  expect(await linksOf('/nowhere', 'session')).toEqual([])
  // Other browsers would fetch the answers twice.
  expect(await linksOf('/journal', 'session', {})).toEqual(['/assets/journal.js'])
  // An expired session, or one whose lookup is slow, counts as no session, because preloaded answers would be refusals.
  for (const cookie of ['over', 'slow', 'away'])
    expect(await linksOf('/journal', cookie)).toEqual(['/assets/login.js', '/assets/login.css'])
})
