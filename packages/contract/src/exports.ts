import { z } from 'zod'
import { EXPORT_FORMATS } from '@soundings/core/exports'

/** Most Echos that one export may name. */
export const EXPORTED_ECHOES_MAX = 20_000

const ExportFormat = z.enum(EXPORT_FORMATS, { error: 'Choose the format txt, rtf or docx.' })

/** A calendar date of the person; an empty field of a form is none. */
const OptionalDate = z
  .string()
  .refine((date) => date === '' || z.iso.date().safeParse(date).success, { error: 'A date looks like 2026-11-21.' })
  .transform((date) => (date === '' ? undefined : date))
  .optional()

export const JournalExport = z
  .strictObject({ format: ExportFormat, start: OptionalDate, end: OptionalDate })
  .refine(({ start, end }) => start === undefined || end === undefined || start <= end, {
    error: 'The start date lies after the end date.',
  })

export const EchoExport = z
  .strictObject({
    ids: z.array(z.string()).min(1, { error: 'Please select at least one Echo to export.' }).max(EXPORTED_ECHOES_MAX),
    format: ExportFormat,
  })
  .meta({ id: 'EchoExport' })
export type EchoExport = z.infer<typeof EchoExport>

export const CompleteDataQuery = z.strictObject({
  format: z.literal('csv', { error: 'The complete data comes as csv.' }).default('csv'),
})
