import { Sessions, SessionsEnded } from '../auth.ts'
import { endpoint } from '../endpoint.ts'

export const list = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'account',
  slash: true,
  response: { 200: Sessions },
})

export const endOthers = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  access: 'account',
  response: { 200: SessionsEnded },
})
