import { DeletedEntries } from '../deleted-entries.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

/** Entries that can still be restored. */
export const list = endpoint({
  method: 'GET',
  path: '/api/deleted-entries',
  access: 'account',
  response: { 200: DeletedEntries },
})

/** Deletes a deleted entry permanently. */
export const purge = endpoint({
  method: 'DELETE',
  path: '/api/deleted-entries/:id',
  access: 'account',
  response: NO_CONTENT,
})
