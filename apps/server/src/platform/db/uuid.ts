const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id that sorts before the id of every row: where a walk through a table starts. */
export const BEFORE_EVERY_ID = '00000000-0000-0000-0000-000000000000'

/** Whether a text can be the id of a row; the database refuses any other text. */
export function isUuid(id: string): boolean {
  return UUID.test(id)
}

/**
 * The spelling of an id that this server prints. The database reads capitals as the same id, but sealed texts are bound
 * to the printed spelling.
 */
export function printedId(text: string): string {
  return isUuid(text) ? text.toLowerCase() : text
}
