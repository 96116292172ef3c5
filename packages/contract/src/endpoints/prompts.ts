import { FittingPromptList, PromptsQuery } from '../prompts.ts'
import { endpoint } from '../endpoint.ts'

export const fitting = endpoint({
  method: 'GET',
  path: '/api/prompts',
  access: 'account',
  slash: true,
  query: PromptsQuery,
  response: { 200: FittingPromptList },
})
