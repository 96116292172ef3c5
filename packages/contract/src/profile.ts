import { z } from 'zod'
import { DISPLAY_NAME_MAX, TIERS } from '@soundings/core/account'
import { isTimeZone } from '@soundings/core/time'

/** The user can choose `intentions` to `echo_pause` again. A damaged pause lasts until the user ends it. */
export const UnreadableField = z.enum(['email', 'display_name', 'intentions', 'method', 'preferences', 'echo_pause'])
export type UnreadableField = z.infer<typeof UnreadableField>

export const Profile = z.object({
  display_name: z.string().nullable(),
  /** Null when it was damaged on the server’s disk; the next sign-in restores it. */
  email: z.string().nullable(),
  /** Values that were damaged on the server’s disk, and are therefore null or treated as not chosen. */
  unreadable: z.array(UnreadableField),
  /** The URL of the picture, for its owner only; it changes with the picture. */
  avatar_url: z.string().nullable(),
  subscription_tier: z.enum(TIERS),
  created_at: z.iso.datetime(),
  timezone: z.string(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileAnswer = z.object({ profile: Profile }).meta({ id: 'Profile' })
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

const NAME_TOO_LONG = { error: `Your display name can be up to ${DISPLAY_NAME_MAX} characters long.` }
const NAME_NOT_TEXT = { error: 'Your display name contains characters that can’t be stored.' }
const ZONE_UNKNOWN = { error: 'We don’t know this time zone. Choose one from the list.' }

/** A name as it is stored: trimmed, at most 100 characters, one line of text. */
export const DisplayName = z
  .string()
  .trim()
  .max(DISPLAY_NAME_MAX, NAME_TOO_LONG)
  .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), NAME_NOT_TEXT)

export const TimeZone = z.string().refine(isTimeZone, ZONE_UNKNOWN)

/** Omitted fields stay unchanged; an empty name removes the name. */
export const ProfileChange = z
  .strictObject({ display_name: DisplayName.nullable().optional(), timezone: TimeZone.optional() })
  .meta({ id: 'ProfileChange' })
export type ProfileChange = z.infer<typeof ProfileChange>

export const AvatarUploaded = z.object({ avatar_url: z.string() }).meta({ id: 'AvatarUploaded' })
export type AvatarUploaded = z.infer<typeof AvatarUploaded>
