import { CurrentEcho, EchoReceipt, EchoSnapshots, PausedEchoes, PauseEchoes } from '../echoes.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const current = endpoint({
  method: 'GET',
  path: '/api/echoes/current',
  access: 'account',
  response: { 200: CurrentEcho },
})

export const pause = endpoint({
  method: 'PUT',
  path: '/api/echoes/pause',
  access: 'account',
  body: PauseEchoes,
  response: { 200: PausedEchoes },
})

export const resume = endpoint({
  method: 'DELETE',
  path: '/api/echoes/pause',
  access: 'account',
  response: NO_CONTENT,
})

export const snapshots = endpoint({
  method: 'GET',
  path: '/api/echoes/snapshots',
  access: 'account',
  response: { 200: EchoSnapshots },
})

export const receipt = endpoint({
  method: 'GET',
  path: '/api/echoes/:id/receipt',
  access: 'account',
  response: { 200: EchoReceipt },
})
