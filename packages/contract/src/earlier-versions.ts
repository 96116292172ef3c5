import { z } from 'zod'

/** A version without its text. */
const VersionFigures = z.object({
  id: z.uuid(),
  saved_at: z.iso.datetime(),
  word_count: z.int(),
  /** True for the text first saved as the entry. */
  first: z.boolean(),
  /** True for a text that never was the entry’s: the person chose the other version in a conflict. */
  aside: z.boolean(),
})

export const EarlierVersions = z
  .object({
    /** The versions, the latest first, without the current text. */
    versions: z.array(VersionFigures),
  })
  .meta({ id: 'EarlierVersions' })
export type EarlierVersions = z.infer<typeof EarlierVersions>

export const EarlierVersion = VersionFigures.omit({ first: true })
  .extend({
    entry_id: z.uuid(),
    content: z.string(),
    tags: z.array(z.string()),
    mood: z.int().nullable(),
    energy: z.int().nullable(),
    focus: z.int().nullable(),
  })
  .meta({ id: 'EarlierVersion' })
export type EarlierVersion = z.infer<typeof EarlierVersion>

export const BringBack = z
  .strictObject({
    /** `updated_at` of the entry when it was read; if there is a newer version, the response is 409. */
    expected_updated_at: z.iso.datetime({ offset: true }).optional(),
  })
  .meta({ id: 'BringBack' })
export type BringBack = z.infer<typeof BringBack>
