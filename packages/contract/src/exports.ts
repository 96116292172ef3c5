import { z } from 'zod'
import { EXPORT_FORMATS, JOURNAL_FORMATS } from '@soundings/core/exports'

export const EXPORTED_ECHOES_MAX = 20_000

const ExportFormat = z.enum(EXPORT_FORMATS, { error: 'Choose the format txt, rtf or docx.' })

const JournalFormat = z.enum(JOURNAL_FORMATS, {
  error: 'Choose the format txt, rtf, docx, markdown, dayone or epub.',
})

/** A date in the user’s time zone; an empty form field means no date. */
const OptionalDate = z
  .string()
  .refine((date) => date === '' || z.iso.date().safeParse(date).success, { error: 'Write a date like 2026-11-21.' })
  .transform((date) => (date === '' ? undefined : date))
  .optional()

export const JournalExport = z
  .strictObject({ format: JournalFormat, start: OptionalDate, end: OptionalDate })
  .refine(({ start, end }) => start === undefined || end === undefined || start <= end, {
    error: 'The start date is after the end date.',
  })

export const EchoExport = z
  .strictObject({
    ids: z.array(z.string()).min(1, { error: 'Please select at least one Echo to export.' }).max(EXPORTED_ECHOES_MAX),
    format: ExportFormat,
    /** True to add every letter after the Echos. */
    letters: z.boolean().default(false),
  })
  .meta({ id: 'EchoExport' })
export type EchoExport = z.infer<typeof EchoExport>

export const CompleteDataQuery = z.strictObject({
  format: z.literal('csv', { error: 'The complete data is only available as csv.' }).default('csv'),
})
