/** The import functions that upkeep uses. */
export { removeOverImports } from './remove-over-imports.ts'
