import { UploadedPhotograph } from '../entry-photographs.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const upload = endpoint({
  method: 'POST',
  path: '/api/entry-photographs',
  access: 'account',
  upload: true,
  answer: 'progress',
  response: { 200: UploadedPhotograph },
})

/** A JPEG, upright and without metadata. */
export const read = endpoint({
  method: 'GET',
  path: '/api/entry-photographs/:id',
  access: 'account',
  answer: 'file',
  response: {},
})

/** A small JPEG of the photograph. */
export const thumbnail = endpoint({
  method: 'GET',
  path: '/api/entry-photographs/:id/thumbnail',
  access: 'account',
  answer: 'file',
  response: {},
})

/** Removes a photograph that belongs to no entry. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/entry-photographs/:id',
  access: 'account',
  response: NO_CONTENT,
})
