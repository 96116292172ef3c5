import { DisplayName, TimeZone } from '@soundings/contract/profile'
import { z } from 'zod'

/** The largest profile picture that an archive may have, in bytes: the pictures are small squares. */
export const PICTURE_MAX_BYTES = 1_048_576

/** The parts of a person's profile that an archive may restore; the picture's bytes are in a separate file. */
export const ProfileLine = z.strictObject({
  display_name: DisplayName.min(1).nullable(),
  time_zone: TimeZone,
  picture: z.boolean(),
})
export type ProfileLine = z.infer<typeof ProfileLine>
