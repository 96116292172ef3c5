import { REMINDER_WAYS } from '@soundings/core/reminders'
import { z } from 'zod'

const NO_DAY = { error: 'Choose at least one day.' }
const NO_TIME = { error: 'Choose a time.' }

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, NO_TIME)

/** The weekdays with reminders; 0 is Sunday. */
const Days = z
  .array(z.int().min(0).max(6))
  .min(1, NO_DAY)
  .max(7)
  .refine((days) => new Set(days).size === days.length)

/** When and where a person wants to be reminded to write. */
export const ReminderChange = z
  .strictObject({
    on: z.boolean(),
    /** The local time of reminders in the time zone of the account, such as “21:30”. */
    time: Time,
    days: Days,
    way: z.enum(REMINDER_WAYS),
    /** The first date with reminders again. A past date counts as none. */
    quiet_until: z.iso.date().nullable(),
  })
  .meta({ id: 'ReminderChange' })
export type ReminderChange = z.infer<typeof ReminderChange>

export const Reminders = z
  .object({
    ...ReminderChange.shape,
    /**
     * False when the settings were damaged on the server’s disk: then no reminder comes until the person saves them
     * again.
     */
    readable: z.boolean(),
    /** The key with which a browser subscribes; null while this server can’t reach devices. */
    push_key: z.string().nullable(),
    /** True when this session’s device gets reminders. */
    this_device: z.boolean(),
    /** The number of the account’s devices that get reminders. */
    devices: z.int(),
  })
  .meta({ id: 'Reminders' })
export type Reminders = z.infer<typeof Reminders>

/** The longest URL that a subscription may have, in characters. Browsers use a few hundred. */
const ENDPOINT_MAX = 1_000

/** A subscription as the browser prints it (`PushSubscription.toJSON`). */
export const ReminderDevice = z
  .strictObject({
    endpoint: z.string().max(ENDPOINT_MAX),
    keys: z.strictObject({ p256dh: z.string().max(100), auth: z.string().max(30) }),
  })
  .meta({ id: 'ReminderDevice' })
export type ReminderDevice = z.infer<typeof ReminderDevice>
