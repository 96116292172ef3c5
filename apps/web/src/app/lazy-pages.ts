import { lazyPage, type Page, type PageModule } from './lazy-page.tsx'
import { notFound, pageRoutes, redirects, routeOf } from './routes.ts'

const MODULES = import.meta.glob<PageModule>('../pages/*-page.tsx')

/** Every page of the route table by the name of its file. */
const PAGES: ReadonlyMap<string, Page> = new Map(
  [...pageRoutes, notFound].map(({ file }) => {
    const fetchModule = MODULES[`../pages/${file}-page.tsx`]
    if (!fetchModule) throw new Error(`The route table names a page without a file: ${file}.`)
    return [file, lazyPage(fetchModule)]
  }),
)

export function pageOf({ file }: { file: string }): Page {
  const page = PAGES.get(file)
  if (!page) throw new Error(`No route has the page ${file}.`)
  return page
}

/** The page that a URL most likely shows, so that its module can be fetched before the app is first drawn. */
export function likelyPage(pathname: string, authenticated: boolean): Page {
  const route = routeOf(pathname)
  if (route?.access === 'link' || route?.access === 'public') return pageOf(route)
  if (!authenticated) return pageOf(route?.access === 'visitor' ? route : { file: 'login' })
  // Signed-in people are redirected to the journal.
  const leadsOn = route?.access === 'visitor' || redirects.some(({ path }) => path === pathname)
  return pageOf(leadsOn ? { file: 'journal' } : (route ?? notFound))
}
