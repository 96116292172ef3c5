import { CompleteDataQuery, EchoExport, JournalExport } from '../exports.ts'
import { endpoint } from '../endpoint.ts'

export const journal = endpoint({
  method: 'GET',
  path: '/api/entries/export',
  access: 'account',
  query: JournalExport,
  answer: 'file',
  response: {},
})

export const echoes = endpoint({
  method: 'POST',
  path: '/api/echoes/snapshots/export',
  access: 'account',
  body: EchoExport,
  answer: 'file',
  response: {},
})

export const completeData = endpoint({
  method: 'GET',
  path: '/api/privacy/export-metadata',
  access: 'account',
  query: CompleteDataQuery,
  answer: 'file',
  response: {},
})
