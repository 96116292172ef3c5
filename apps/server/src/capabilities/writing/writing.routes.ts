import { writing } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '#server/platform/db/port.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { addPrompt, changeChoices, changePrompt, choicesOf, promptsOf, removePrompt } from './writing.service.ts'

/** A person's writing preferences and own prompts. */
export function writingRoutes(deps: { db: Db; clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    route(app, writing.choices, (request) => choicesOf(deps, accountOf(request).vault))
    route(app, writing.change, (request) => changeChoices(deps, accountOf(request).vault, request.body))
    route(app, writing.prompts, (request) => promptsOf(deps, accountOf(request).vault))
    route(app, writing.addPrompt, (request) =>
      addPrompt(deps, accountOf(request).vault, request.body.text, deps.clock()),
    )
    route(app, writing.changePrompt, (request) =>
      changePrompt(deps, accountOf(request).vault, request.params.id, request.body.text),
    )
    route(app, writing.removePrompt, (request) => removePrompt(deps, accountOf(request).vault, request.params.id))
  }
}
