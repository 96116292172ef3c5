import { EchoMarks, MarkedEcho, MarkEcho } from '../echo-marks.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const list = endpoint({
  method: 'GET',
  path: '/api/echoes/marks',
  access: 'account',
  response: { 200: EchoMarks },
})

export const set = endpoint({
  method: 'PUT',
  path: '/api/echoes/:id/mark',
  access: 'account',
  body: MarkEcho,
  response: { 200: MarkedEcho },
})

export const takeBack = endpoint({
  method: 'DELETE',
  path: '/api/echoes/:id/mark',
  access: 'account',
  response: NO_CONTENT,
})
