import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Answers with a file that is written while it is sent. When writing fails half way, the connection breaks off, so that
 * no browser takes half a file for a whole one.
 * @param name of the file: letters, digits, dots and dashes
 */
export function sendFile(reply: FastifyReply, file: { name: string; type: string; content: Readable }): FastifyReply {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(file.content)
}
