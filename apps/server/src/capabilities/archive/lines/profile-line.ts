import { DisplayName, TimeZone } from '@soundings/contract/profile'
import { z } from 'zod'
import { holdsProfile, PATHS } from '../archive-layout.ts'
import type { Archive } from '../read/open-archive.ts'
import { damaged } from '../refusals.ts'

/** The largest profile picture that an archive may have, in bytes: the pictures are small squares. */
export const PICTURE_MAX_BYTES = 1_048_576

/** The parts of a person's profile that an archive may restore; the picture's bytes are in a separate file. */
export const ProfileLine = z.strictObject({
  display_name: DisplayName.min(1).nullable(),
  time_zone: TimeZone,
  picture: z.boolean(),
})
export type ProfileLine = z.infer<typeof ProfileLine>

/** The profile in an archive, or null if it has none. @throws AppError */
export async function profileOf(archive: Archive): Promise<ProfileLine | null> {
  if (!holdsProfile(archive.manifest)) return null
  const found: ProfileLine[] = []
  for await (const line of archive.lines(PATHS.profile, ProfileLine)) found.push(line)
  const [profile, another] = found
  if (!profile || another) throw damaged(PATHS.profile)
  return profile
}
