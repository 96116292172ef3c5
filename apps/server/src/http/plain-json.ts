import type { FastifyReply } from 'fastify'

/**
 * Sends the answer of this request as it was built, without checking it against its schema again: for the answers that
 * are asked for most, and are built field by field by a function whose type is that of the contract.
 */
export function plainJson<Reply extends FastifyReply>(reply: Reply): Reply {
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
  return reply
}
