import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build of the web app (`apps/web/vite.first-views.ts`). */
const FILE = 'first-views.json'

type Views = Readonly<Record<string, { scripts: readonly string[]; answers: readonly string[] }>>

/**
 * What stands in the page of an address so that the browser fetches its scripts and answers beside the app itself
 * instead of one after another. @returns for an address with its query: links for the head, '' where nothing is known
 */
export function firstViewLinks(webRoot: string): (url: string, who: 'visitor' | 'account') => string {
  const path = join(webRoot, FILE)
  if (!existsSync(path)) return () => ''
  const views = JSON.parse(readFileSync(path, 'utf8')) as Record<'visitor' | 'account', Views>
  const links = { visitor: linksOf(views.visitor), account: linksOf(views.account) }
  return (url, who) => links[who].get(url) ?? links[who].get(url.split('?', 1)[0] ?? '') ?? ''
}

function linksOf(views: Views): Map<string, string> {
  return new Map(
    Object.entries(views).map(([url, { scripts, answers }]) => [
      url,
      [
        ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
        // As the page's own requests are made; otherwise the browser would not give it this answer.
        ...answers.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href.replaceAll('&', '&amp;')}">`),
      ].join(''),
    ]),
  )
}
