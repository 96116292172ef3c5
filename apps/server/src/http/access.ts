import type { FastifyInstance } from 'fastify'

/** Who may call a route. Every route says so; one that does not cannot be registered. */
export type Access = 'anyone' | 'account'

/** A route as the authorisation matrix sees it. */
export type RouteAccess = { method: string; url: string; access: Access }

declare module 'fastify' {
  interface FastifyInstance {
    routeAccess: readonly RouteAccess[]
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Methods that change something and therefore need the CSRF token. */
export function isUnsafe(method: string): boolean {
  return UNSAFE_METHODS.has(method)
}

/** Collects every route with its access, and refuses one that does not state it. */
export function collectRouteAccess(app: FastifyInstance): void {
  const routes: RouteAccess[] = []
  app.addHook('onRoute', (route) => {
    // Outside /api stand only the files of the page, which are for everybody.
    const access = route.config?.access ?? (route.url.startsWith('/api/') ? undefined : 'anyone')
    if (!access) throw new Error(`The route ${String(route.method)} ${route.url} must state who may call it.`)
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access })
  })
  app.decorate('routeAccess', routes)
}
