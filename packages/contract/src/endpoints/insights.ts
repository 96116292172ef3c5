import { ClarityInsights, Moves, MovesQuery, People, Streaks } from '../insights.ts'
import { endpoint } from '../endpoint.ts'

export const streaks = endpoint({
  method: 'GET',
  path: '/api/insights/streaks',
  access: 'account',
  response: { 200: Streaks },
})

export const clarity = endpoint({
  method: 'GET',
  path: '/api/insights/clarity-responsive',
  access: 'account',
  response: { 200: ClarityInsights },
})

export const moves = endpoint({
  method: 'GET',
  path: '/api/insights/moves',
  access: 'account',
  query: MovesQuery,
  response: { 200: Moves },
})

export const people = endpoint({
  method: 'GET',
  path: '/api/insights/people',
  access: 'account',
  response: { 200: People },
})
