import { NO_CHOICES } from '@soundings/core/on-this-day'
import { USUAL_CHOICES } from '@soundings/core/writing'
import { letterMailStore } from '#server/capabilities/letters/letter-mail.store.ts'
import { onThisDayStore } from '#server/capabilities/on-this-day/on-this-day.store.ts'
import { ownPromptsStore } from '#server/capabilities/writing/own-prompts.store.ts'
import { writingChoicesStore } from '#server/capabilities/writing/writing-choices.store.ts'
import { pushSubscriptionsStore } from '#server/capabilities/reminders/push-subscriptions.store.ts'
import { remindersStore } from '#server/capabilities/reminders/reminders.store.ts'
import { call, type Call } from './account-call.ts'
import {
  OWN_PROMPT,
  KEY_HASH,
  TOKEN_HASH,
  ENDPOINT_HASH,
  OTHER_ENDPOINT_HASH,
  someReminders,
  aSubscription,
  TODAY,
  NOW,
  LATER,
  id,
} from './account-rows.ts'

/** The statements about a person's settings: writing, prompts, past days, letters by email, reminders. */
export const SETTING_CALLS: readonly Call[] = [
  call('on this day: read', (tx, vault) => onThisDayStore(tx, vault).read()),
  call('writing: choices', (tx, vault) => writingChoicesStore(tx, vault).read()),
  call('writing: save choices', (tx, vault) => writingChoicesStore(tx, vault).save(USUAL_CHOICES)),
  call('own prompts: list', (tx, vault) => ownPromptsStore(tx, vault).list()),
  call('own prompts: count', (tx, vault) => ownPromptsStore(tx, vault).count()),
  call('own prompts: add', (tx, vault) =>
    ownPromptsStore(tx, vault).add({ id: id(9, 6), addedAt: LATER, text: 'Another?' }),
  ),
  call('own prompts: change', (tx, vault) => ownPromptsStore(tx, vault).change(OWN_PROMPT, 'Changed?')),
  call('own prompts: remove', (tx, vault) => ownPromptsStore(tx, vault).remove(OWN_PROMPT)),
  call('on this day: save', (tx, vault) => onThisDayStore(tx, vault).save(NO_CHOICES)),
  call('letter mail: token', (tx, { accountId }) => letterMailStore(tx, accountId).token()),
  call('letter mail: told', (tx, { accountId }) => letterMailStore(tx, accountId).told()),
  call('letter mail: turn on', (tx, { accountId }) =>
    letterMailStore(tx, accountId).turnOn(KEY_HASH, TODAY, { week: 1, month: 1, year: 1 }),
  ),
  call('letter mail: turn off', (tx, { accountId }) => letterMailStore(tx, accountId).turnOff()),
  call('letter mail: stop', (tx, { accountId }) => letterMailStore(tx, accountId).stop(TOKEN_HASH)),
  call('letter mail: claim a day', (tx, { accountId }) => letterMailStore(tx, accountId).claimDay(TODAY + 1)),
  call('letter mail: tell', (tx, { accountId }) => letterMailStore(tx, accountId).tell({ week: 9, month: 9, year: 9 })),
  call('reminders: read', (tx, vault) => remindersStore(tx, vault).read()),
  call('reminders: save', (tx, vault) => remindersStore(tx, vault).save(someReminders('changed'), LATER)),
  call('reminders: put back', (tx, vault) => remindersStore(tx, vault).putBack(someReminders('changed'), LATER)),
  call('reminders: claim', (tx, vault) =>
    remindersStore(tx, vault).claim({ version: 1, nextAt: NOW, settings: 'damaged' }, LATER),
  ),
  call('push subscriptions: list', (tx, vault) => pushSubscriptionsStore(tx, vault).list(NOW)),
  call('push subscriptions: save', (tx, vault) =>
    pushSubscriptionsStore(tx, vault).save(TOKEN_HASH, OTHER_ENDPOINT_HASH, aSubscription('changed')),
  ),
  call('push subscriptions: remove', (tx, vault) => pushSubscriptionsStore(tx, vault).remove(TOKEN_HASH)),
  call('push subscriptions: remove ended', (tx, vault) =>
    pushSubscriptionsStore(tx, vault).removeEnded(TOKEN_HASH, ENDPOINT_HASH),
  ),
]
