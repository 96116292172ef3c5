import { reminders } from '@soundings/contract/endpoints'
import type { MailLink } from '@soundings/contract/mail-link'
import type { ReminderChange, Reminders } from '@soundings/contract/reminders'
import { queryOptions, useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys } from '#web/lib/query-keys.ts'
import { forgetReminderDevice } from '#web/lib/reminder-device.ts'
import { subscribeHere } from './this-device.ts'

/** A mutation scope: changes run one after the other, so that the last one is kept. */
const IN_ORDER = { id: 'reminders' }

export function remindersQuery(api: ApiClient) {
  return queryOptions({ queryKey: keys.reminders, queryFn: ({ signal }) => api.call(reminders.read, { signal }) })
}

const CHANGE = ['change-reminders']

/** Saves a changed part of the settings together with those that were saved before it. */
export function useChangeReminders() {
  const api = useApi()
  const client = useQueryClient()
  const keep = useKeep()
  return useMutation({
    mutationKey: CHANGE,
    scope: IN_ORDER,
    mutationFn: (part: Partial<ReminderChange>) =>
      api.call(reminders.change, { body: { ...savedChoices(client), ...part } }),
    onSuccess: keep,
  })
}

/** All parts that are chosen but not saved yet. */
export function useUnsavedReminders(): Partial<ReminderChange> {
  const parts = useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as Partial<ReminderChange>,
  })
  return Object.assign({}, ...parts)
}

/** Adds this browser, and then saves the part of the settings that needs it. */
export function useAddDevice() {
  const api = useApi()
  const client = useQueryClient()
  const keep = useKeep()
  return useMutation({
    scope: IN_ORDER,
    mutationFn: async ({ pushKey, change }: { pushKey: string; change: Partial<ReminderChange> | null }) => {
      const device = await subscribeHere(pushKey)
      const added = await api.call(reminders.addDevice, { body: device }).catch(async (error: unknown) => {
        await forgetReminderDevice().catch(() => {})
        throw error
      })
      return change ? api.call(reminders.change, { body: { ...savedChoices(client), ...change } }) : added
    },
    onSuccess: keep,
  })
}

export function useRemoveDevice() {
  const api = useApi()
  const keep = useKeep()
  return useMutation({
    scope: IN_ORDER,
    mutationFn: async () => {
      await forgetReminderDevice().catch(() => {})
      return api.call(reminders.removeDevice)
    },
    onSuccess: keep,
  })
}

/** Turns off the emails by the link in one of them. */
export function useStopReminderMail() {
  const api = useApi()
  return useMutation({ mutationFn: (link: MailLink) => api.call(reminders.stopMail, { body: link }) })
}

/** @throws Error before the settings were read, when nothing can be chosen yet */
function savedChoices(client: QueryClient): ReminderChange {
  const saved = client.getQueryData<Reminders>(keys.reminders)
  if (!saved) throw new Error('The settings have not been read.')
  const { on, time, days, way, quiet_until } = saved
  return { on, time, days, way, quiet_until }
}

function useKeep() {
  const client = useQueryClient()
  return (settings: Reminders) => client.setQueryData(keys.reminders, settings)
}
