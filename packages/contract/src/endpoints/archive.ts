import { ArchiveCheck, RestoredArchive } from '../archive.ts'
import { endpoint } from '../endpoint.ts'

export const download = endpoint({
  method: 'GET',
  path: '/api/privacy/archive',
  access: 'account',
  answer: 'file',
  response: {},
})

export const verify = endpoint({
  method: 'POST',
  path: '/api/privacy/archive/verify',
  access: 'account',
  upload: true,
  answer: 'progress',
  response: { 200: ArchiveCheck },
})

export const restore = endpoint({
  method: 'POST',
  path: '/api/privacy/archive/restore',
  access: 'account',
  upload: true,
  answer: 'progress',
  response: { 200: RestoredArchive },
})
