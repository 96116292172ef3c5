import { Intentions, Method, OnboardingStatus, Preferences, Saved } from '../onboarding.ts'
import { endpoint } from '../endpoint.ts'

export const status = endpoint({
  method: 'GET',
  path: '/api/onboarding/status',
  access: 'account',
  response: { 200: OnboardingStatus },
})

export const saveIntentions = endpoint({
  method: 'POST',
  path: '/api/onboarding/intentions',
  access: 'account',
  body: Intentions,
  response: { 200: Saved },
})

export const saveMethod = endpoint({
  method: 'POST',
  path: '/api/onboarding/method',
  access: 'account',
  body: Method,
  response: { 200: Saved },
})

export const savePreferences = endpoint({
  method: 'POST',
  path: '/api/onboarding/preferences',
  access: 'account',
  body: Preferences,
  response: { 200: Saved },
})

export const complete = endpoint({
  method: 'POST',
  path: '/api/onboarding/complete',
  access: 'account',
  response: { 200: Saved },
})
