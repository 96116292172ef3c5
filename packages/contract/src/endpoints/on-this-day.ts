import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'
import { OnThisDay, OnThisDayAnswer, OnThisDayAnswered, OnThisDaySettings, OnThisDaySwitch } from '../on-this-day.ts'

export const card = endpoint({
  method: 'GET',
  path: '/api/on-this-day',
  access: 'account',
  response: { 200: OnThisDay },
})

/** Stores the person’s answer to the card of a past day, which is named by its date. */
export const answer = endpoint({
  method: 'PUT',
  path: '/api/on-this-day/:date/answer',
  access: 'account',
  body: OnThisDayAnswer,
  response: { 200: OnThisDayAnswered },
})

/** Unhides a retired day, so that its card can be shown again. */
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
