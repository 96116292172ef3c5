/** A row of the table; if `isRequired`, a miss fails the run. */
export type Line = { measure: string; target: string; reached: string; isMet: boolean | null; isRequired: boolean }
