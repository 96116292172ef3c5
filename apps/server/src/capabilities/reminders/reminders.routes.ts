import { reminders } from '@soundings/contract/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { acceptAnyForm } from '#server/platform/http/any-form.ts'
import { route } from '#server/platform/http/route.ts'
import { accountOf } from '#server/platform/http/session.ts'
import {
  addDevice,
  changeReminders,
  readReminders,
  removeDevice,
  stopMail,
  type RemindersDeps,
} from './reminders.service.ts'

const askingOf = (request: FastifyRequest) => ({
  vault: accountOf(request).vault,
  sessionHash: request.session?.tokenHash ?? null,
})

/** When and where a person is reminded to write. */
export function remindersRoutes(deps: RemindersDeps): FastifyPluginAsync {
  return async (app) => {
    route(app, reminders.read, (request) => readReminders(deps, askingOf(request)))

    route(app, reminders.change, (request) => changeReminders(deps, askingOf(request), request.body))

    route(app, reminders.addDevice, (request) => addDevice(deps, askingOf(request), request.body))

    route(app, reminders.removeDevice, (request) => removeDevice(deps, askingOf(request)))

    route(app, reminders.stopMail, (request) => stopMail(deps, request.body))

    await app.register(async (form) => {
      acceptAnyForm(form)
      route(form, reminders.unsubscribe, (request) => stopMail(deps, request.query))
    })
  }
}
