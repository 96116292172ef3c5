import type { FastifyReply } from 'fastify'

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Sends an answer without checking it against its schema again. For the most frequent answers, which a function with
 * the contract's type builds field by field.
 */
export function plainJson<Reply extends FastifyReply>(reply: Reply): Reply {
  reply.type(JSON_TYPE).serializer(JSON.stringify)
  return reply
}

/** Sends an answer that is already in bytes. */
export function sendJson<Reply extends FastifyReply>(reply: Reply, json: Buffer): Reply {
  const untyped: FastifyReply = reply
  untyped.type(JSON_TYPE).send(json)
  return reply
}
