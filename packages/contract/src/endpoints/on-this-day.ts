import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'
import { OnThisDay, OnThisDayAnswer, OnThisDayAnswered, OnThisDaySettings, OnThisDaySwitch } from '../on-this-day.ts'

export const card = endpoint({
  method: 'GET',
  path: '/api/on-this-day',
  access: 'account',
  response: { 200: OnThisDay },
})

/** Answers the card of a past day, named by its date. */
export const answer = endpoint({
  method: 'PUT',
  path: '/api/on-this-day/:date/answer',
  access: 'account',
  body: OnThisDayAnswer,
  response: { 200: OnThisDayAnswered },
})

/** Brings a retired day back. */
export const bringBack = endpoint({
  method: 'DELETE',
  path: '/api/on-this-day/:date/answer',
  access: 'account',
  response: NO_CONTENT,
})

export const settings = endpoint({
  method: 'GET',
  path: '/api/on-this-day/settings',
  access: 'account',
  response: { 200: OnThisDaySettings },
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/on-this-day/settings',
  access: 'account',
  body: OnThisDaySwitch,
  response: { 200: OnThisDaySettings },
})
