/** Export formats for journals and Echos. */
export const EXPORT_FORMATS = ['txt', 'rtf', 'docx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
