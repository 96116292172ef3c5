import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Sources that Stripe's own card fields need, only where they are used (Stripe's guide on content policies). */
const STRIPE_SOURCES = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const NO_SOURCES = { script: [], frame: [], connect: [] }

/**
 * Sets the headers that let pages load from this origin only: nothing inline, nothing framed, nothing sent elsewhere
 * except to a payment service.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { secure, gateway }: { secure: boolean; gateway: 'sandbox' | 'stripe' },
): Promise<void> {
  const foreign = gateway === 'stripe' ? STRIPE_SOURCES : NO_SOURCES
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...foreign.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...foreign.connect],
        ...(foreign.frame.length > 0 ? { frameSrc: foreign.frame } : {}),
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()')
  })
  app.addHook('onSend', async (request, reply) => {
    // Set on 404s too: a cached 404 would hide a route added later.
    if ((request.routeOptions.url ?? request.url).startsWith('/api')) reply.header('cache-control', 'no-store')
  })
}
