import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build of the web app (`apps/web/vite.first-views.ts`). */
const FILE = 'first-views.json'

/** @returns the links for the head of a URL's page, '' for an unknown URL */
type LinksOf = (url: string, who: 'visitor' | 'account', withAnswers: boolean) => string

type View = Readonly<Record<'scripts' | 'styles' | 'answers', readonly string[]>>
type Views = Readonly<Record<string, View>>

/**
 * The links in a page's head, so that the browser fetches the screen's scripts, styles and answers in parallel with the
 * app instead of one after another.
 */
export function firstViewLinks(webRoot: string): LinksOf {
  const path = join(webRoot, FILE)
  if (!existsSync(path)) return () => ''
  const views = JSON.parse(readFileSync(path, 'utf8')) as Record<'visitor' | 'account', Views>
  const links = { visitor: linksOf(views.visitor), account: linksOf(views.account) }
  return (url, who, withAnswers) => {
    const found = links[who].get(url) ?? links[who].get(url.split('?', 1)[0] ?? '')
    return found ? `${found.files}${withAnswers ? found.answers : ''}` : ''
  }
}

function linksOf(views: Views): Map<string, { files: string; answers: string }> {
  const link = (rel: string) => (href: string) =>
    `<link rel=${rel} crossorigin href="${href.replaceAll('&', '&amp;')}">`
  return new Map(
    Object.entries(views).map(([url, { scripts, styles, answers }]) => [
      url,
      {
        files: [...scripts.map(link('"modulepreload"')), ...styles.map(link('"preload" as="style"'))].join(''),
        // Exactly like the page's own requests; otherwise the browser would not use the preloaded answer.
        answers: answers.map(link('"preload" as="fetch"')).join(''),
      },
    ]),
  )
}
