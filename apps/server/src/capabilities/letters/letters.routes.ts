import { letters } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import { acceptAnyForm } from '#server/platform/http/any-form.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { listLetters, mailOf, readLetter, stopMail, turnMail, type LettersDeps } from './letters.service.ts'

/** Letters about finished weeks, months and years, and the email about a new one. */
export function lettersRoutes(deps: LettersDeps & { clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, letters.list, (request) => listLetters(deps, accountOf(request).vault, deps.clock()))

    route(app, letters.mail, (request) => mailOf(deps, accountOf(request).vault))

    route(app, letters.changeMail, (request) => turnMail(deps, accountOf(request).vault, request.body.on, deps.clock()))

    route(app, letters.stopMail, (request) => stopMail(deps, request.body))

    await app.register(async (form) => {
      acceptAnyForm(form)
      route(form, letters.unsubscribe, (request) => stopMail(deps, request.query))
    })

    route(app, letters.read, (request) => readLetter(deps, accountOf(request).vault, request.params.id, deps.clock()))
  }
}
