import { API_PREFIX, type Access } from '@soundings/contract/endpoint'
import type { FastifyInstance } from 'fastify'

/** A route's row in the authorization matrix. */
export type RouteAccess = { method: string; url: string; access: Access }

declare module 'fastify' {
  interface FastifyInstance {
    routeAccess: readonly RouteAccess[]
  }
  interface FastifyContextConfig {
    /** Every route of the API states its access; a route without it cannot be registered. */
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
    // Outside /api there are only the web app's files, which are public.
    const access = route.config?.access ?? (route.url.startsWith(API_PREFIX) ? undefined : 'anyone')
    if (!access) throw new Error(`The route ${String(route.method)} ${route.url} must state who may call it.`)
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access })
  })
  app.decorate('routeAccess', routes)
}
