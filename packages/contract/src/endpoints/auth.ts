import {
  AuthStatus,
  CodeVerification,
  DevLogin,
  LinkDetails,
  LinkQuestion,
  LinkRequest,
  LinkRequested,
  LinkVerification,
  SignedIn,
} from '../auth.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const status = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  access: 'anyone',
  response: { 200: AuthStatus },
})

export const requestLogin = endpoint({
  method: 'POST',
  path: '/api/auth/request-login',
  access: 'anyone',
  body: LinkRequest,
  response: { 200: LinkRequested },
})

export const linkDetails = endpoint({
  method: 'POST',
  path: '/api/auth/magic-link-details',
  access: 'anyone',
  body: LinkQuestion.optional(),
  response: { 200: LinkDetails },
})

export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify-code',
  access: 'anyone',
  body: CodeVerification,
  response: { 200: SignedIn },
})

export const verifyLink = endpoint({
  method: 'POST',
  path: '/api/auth/verify-magic-link',
  access: 'anyone',
  body: LinkVerification.optional(),
  response: { 200: SignedIn },
})

export const devLogin = endpoint({
  method: 'POST',
  path: '/api/auth/dev-login',
  access: 'anyone',
  body: DevLogin,
  response: { 200: SignedIn },
})

/** Ends the session, even when the key of its account is damaged. Without a session there is nothing to do. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  response: NO_CONTENT,
})
