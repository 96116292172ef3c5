import { health } from '@soundings/contract/endpoints'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** Describes every route from the same schemas that check its requests and answers. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Soundings', version: '0.1.0', description: 'A reflective journal.' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get(
    health.description.path,
    { config: { endpoint: health.description, access: health.description.access }, schema: { hide: true } },
    async () => app.swagger(),
  )
}
