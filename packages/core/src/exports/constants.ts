/** Formats in which journals and Echos can be taken along (product-spec section 9). */
export const EXPORT_FORMATS = ['txt', 'rtf', 'docx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
