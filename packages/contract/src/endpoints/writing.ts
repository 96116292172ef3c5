import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'
import { NewOwnPrompt, OwnPrompt, OwnPromptList, WritingChange, WritingChoices } from '../writing.ts'

export const choices = endpoint({
  method: 'GET',
  path: '/api/writing',
  access: 'account',
  response: { 200: WritingChoices },
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/writing',
  access: 'account',
  body: WritingChange,
  response: { 200: WritingChoices },
})

export const prompts = endpoint({
  method: 'GET',
  path: '/api/writing/prompts',
  access: 'account',
  response: { 200: OwnPromptList },
})

export const addPrompt = endpoint({
  method: 'POST',
  path: '/api/writing/prompts',
  access: 'account',
  body: NewOwnPrompt,
  response: { 201: OwnPrompt },
})

export const changePrompt = endpoint({
  method: 'PUT',
  path: '/api/writing/prompts/:id',
  access: 'account',
  body: NewOwnPrompt,
  response: { 200: OwnPrompt },
})

export const removePrompt = endpoint({
  method: 'DELETE',
  path: '/api/writing/prompts/:id',
  access: 'account',
  response: NO_CONTENT,
})
