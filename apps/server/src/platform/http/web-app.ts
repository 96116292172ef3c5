import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { API_PREFIX } from '@soundings/contract/endpoint'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { sendError } from './error-handler.ts'
import { firstViewLinks } from './first-views.ts'

const YEAR_SECONDS = 31_536_000
/** The longest wait for the session lookup. */
const PATIENCE_MS = 200
/** A header that Chromium sends, to hosts with https and to this machine. */
const CHROMIUM_HINT = 'sec-ch-ua'

/**
 * A missing file below these paths is an error: the app shell in place of a script would only fail later and less
 * clearly.
 */
const FILES = [API_PREFIX, '/assets/']

type WebAppOptions = {
  webRoot: string | null
  publicUrl: string
  /** True if the request's user is signed in. */
  isSignedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

/**
 * Serves the built web app: files with a hash in their name are cached permanently, the rest is revalidated, with
 * compressed copies where the build made them. Any other path outside these returns the app shell, so that a reload
 * works on every screen; its head names the resources of that screen.
 */
export async function registerWebApp(
  app: FastifyInstance,
  { webRoot, publicUrl, isSignedIn }: WebAppOptions,
): Promise<void> {
  const shell = webRoot ? readShell(webRoot, publicUrl) : null
  const links = webRoot ? firstViewLinks(webRoot) : () => ''
  if (webRoot && shell) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/')
        reply.header('cache-control', immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage(pathOf(request.url)) || !wantsPage || !shell) {
      return sendError(reply, new AppError('NOT_FOUND', 'There is nothing at this URL.'))
    }
    const [start, end] = shell
    const who = (await soon(isSignedIn(request, reply))) ? 'account' : 'visitor'
    const head = links(request.url, who, usesPreloadedAnswers(request))
    const headers = { 'cache-control': 'no-cache', vary: `cookie, ${CHROMIUM_HINT}` }
    return reply.code(200).type('text/html; charset=utf-8').headers(headers).send(`${start}${head}${end}`)
  })
}

/**
 * For Fastify's `rewriteUrl`. The path of a page that can't be decoded becomes the path of no page, so that the app
 * opens and shows that it has no such page; Fastify would refuse the request with JSON.
 */
export function decodablePage({ url = '/' }: IncomingMessage): string {
  const path = pathOf(url)
  return !isPage(path) || isDecodable(path) ? url : '/-'
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'

const isPage = (path: string): boolean => `${path}/` !== API_PREFIX && !FILES.some((folder) => path.startsWith(folder))

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The result if it arrives in time, or null: without it the page only starts more slowly, and reports errors itself.
 */
async function soon<T>(found: Promise<T>): Promise<T | null> {
  const timer = new AbortController()
  try {
    return await Promise.race([found, pause(PATIENCE_MS, null, { signal: timer.signal })])
  } catch {
    return null
  } finally {
    timer.abort()
  }
}

/** Only Chromium uses a preloaded answer for a request with custom headers; other browsers would fetch it twice. */
function usesPreloadedAnswers(request: FastifyRequest): boolean {
  return request.headers[CHROMIUM_HINT] !== undefined
}

/**
 * The page in two parts: up to the end of its head, and from there on. It has the URL that link previews need. A URL
 * contains no character that HTML would read differently.
 */
function readShell(webRoot: string, publicUrl: string): [start: string, end: string] {
  const path = join(webRoot, 'index.html')
  if (!existsSync(path)) throw new Error('The web app has not been built. Run: npm run build')
  const page = readFileSync(path, 'utf8').replaceAll(
    '__PUBLIC_URL__',
    encodeURI(new URL(publicUrl).href.replace(/\/$/, '')),
  )
  const head = page.indexOf('</head>')
  return [page.slice(0, head), page.slice(head)]
}
