import { Entry, EntryChange, EntryConflict, EntryList, IdempotencyHeader, NewEntry } from '../entries.ts'
import { EntryQuery, PopularTags, PopularTagsQuery } from '../finding-entries.ts'
import { Days, DaysQuery } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const list = endpoint({
  method: 'GET',
  path: '/api/entries',
  access: 'account',
  slash: true,
  query: EntryQuery,
  answer: 'spliced',
  response: { 200: EntryList },
})

export const create = endpoint({
  method: 'POST',
  path: '/api/entries',
  access: 'account',
  slash: true,
  headers: IdempotencyHeader,
  body: NewEntry,
  response: { 201: Entry, 409: EntryConflict },
})

export const popularTags = endpoint({
  method: 'GET',
  path: '/api/entries/tags/popular',
  access: 'account',
  query: PopularTagsQuery,
  response: { 200: PopularTags },
})

/** The calendar’s data: each day with entries in a range, without their text. */
export const days = endpoint({
  method: 'GET',
  path: '/api/entries/days',
  access: 'account',
  query: DaysQuery,
  response: { 200: Days },
})

export const read = endpoint({
  method: 'GET',
  path: '/api/entries/:id',
  access: 'account',
  response: { 200: Entry },
})

export const change = endpoint({
  method: 'PATCH',
  path: '/api/entries/:id',
  access: 'account',
  body: EntryChange,
  response: { 200: Entry, 409: EntryConflict },
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/entries/:id',
  access: 'account',
  response: NO_CONTENT,
})

export const restore = endpoint({
  method: 'POST',
  path: '/api/entries/:id/restore',
  access: 'account',
  response: { 200: Entry },
})
