import { z } from 'zod'
import { DISPLAY_NAME_MAX } from '@soundings/core/profile'
import { TIERS } from '@soundings/core/tiers'
import { isTimeZone } from '@soundings/core/time'

/** `intentions` to `echo_pause` are asked anew where they are chosen; a pause lasts until it is ended. */
export const UnreadableField = z.enum(['email', 'display_name', 'intentions', 'method', 'preferences', 'echo_pause'])
export type UnreadableField = z.infer<typeof UnreadableField>

export const Profile = z.object({
  display_name: z.string().nullable(),
  /** Null when it was damaged where it is stored; the next sign-in brings it back. */
  email: z.string().nullable(),
  /** What was damaged where it is stored, and is null or as if it had not been chosen for that reason. */
  unreadable: z.array(UnreadableField),
  /** Where the picture lies, for its owner alone; another address after each change. */
  avatar_url: z.string().nullable(),
  subscription_tier: z.enum(TIERS),
  created_at: z.iso.datetime(),
  timezone: z.string(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileAnswer = z.object({ profile: Profile }).meta({ id: 'Profile' })
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

const NAME_TOO_LONG = { error: `The display name may have ${DISPLAY_NAME_MAX} characters at most.` }
const NAME_NOT_TEXT = { error: 'The display name has characters that cannot be kept.' }
const ZONE_UNKNOWN = { error: 'This time zone is not known.' }

/** A name as it is kept: trimmed, at most 100 characters, one line of text. */
export const DisplayName = z
  .string()
  .trim()
  .max(DISPLAY_NAME_MAX, NAME_TOO_LONG)
  .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), NAME_NOT_TEXT)

export const TimeZone = z.string().refine(isTimeZone, ZONE_UNKNOWN)

/** What is not sent stays as it is; an empty name takes the name away. */
export const ProfileChange = z
  .strictObject({ display_name: DisplayName.nullable().optional(), timezone: TimeZone.optional() })
  .meta({ id: 'ProfileChange' })
export type ProfileChange = z.infer<typeof ProfileChange>

export const AvatarUploaded = z.object({ avatar_url: z.string() }).meta({ id: 'AvatarUploaded' })
export type AvatarUploaded = z.infer<typeof AvatarUploaded>
