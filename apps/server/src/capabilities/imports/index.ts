/** The import functions that other capabilities may use besides the stores. */
export { toRefusal } from './reading-refusal.ts'
export { cancelImport, uploadDocument, type ImportsDeps } from './imports.service.ts'
