import { BringBack, EarlierVersion, EarlierVersions } from '../earlier-versions.ts'
import { endpoint } from '../endpoint.ts'
import { Entry, EntryConflict } from '../entries.ts'

/** The earlier versions of an entry, without their texts. */
export const list = endpoint({
  method: 'GET',
  path: '/api/entries/:id/versions',
  access: 'account',
  response: { 200: EarlierVersions },
})

export const read = endpoint({
  method: 'GET',
  path: '/api/versions/:id',
  access: 'account',
  response: { 200: EarlierVersion },
})

/** Restores a version. The current text becomes an earlier version. */
export const bringBack = endpoint({
  method: 'POST',
  path: '/api/versions/:id/restore',
  access: 'account',
  body: BringBack,
  response: { 200: Entry, 409: EntryConflict },
})
