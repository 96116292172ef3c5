/** The formats of documents, in which journals and Echos can be exported. */
export const EXPORT_FORMATS = ['txt', 'rtf', 'docx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The formats that other programs import: a Markdown folder, a ZIP for Day One, a book. */
export const PORTABLE_FORMATS = ['markdown', 'dayone', 'epub'] as const
export type PortableFormat = (typeof PORTABLE_FORMATS)[number]

export const JOURNAL_FORMATS = [...EXPORT_FORMATS, ...PORTABLE_FORMATS] as const
export type JournalFormat = ExportFormat | PortableFormat

export function isPortable(format: JournalFormat): format is PortableFormat {
  return PORTABLE_FORMATS.some((portable) => portable === format)
}

/**
 * The most entries and photographs that one portable file may have (product decision): two entries a day for 27 years.
 * Other programs read the whole file at once, and a ZIP takes longer to write the more files it has.
 */
export const PORTABLE_ENTRIES_MAX = 20_000
export const PORTABLE_PHOTOGRAPHS_MAX = 10_000
