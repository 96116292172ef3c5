import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const deleteData = endpoint({
  method: 'DELETE',
  path: '/api/privacy/delete-data',
  access: 'account',
  response: NO_CONTENT,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/privacy/delete-account',
  access: 'account',
  response: NO_CONTENT,
})
