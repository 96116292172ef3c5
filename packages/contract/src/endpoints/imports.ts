import { ImportReview, ReviewedEntries, ReviewedOrder, ReviewedText, UndoneImport, WaitingImports } from '../imports.ts'
import { Saved } from '../onboarding.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const waiting = endpoint({
  method: 'GET',
  path: '/api/imports/pending',
  access: 'account',
  response: { 200: WaitingImports },
})

export const review = endpoint({
  method: 'GET',
  path: '/api/imports/pending/:id',
  access: 'account',
  response: { 200: ImportReview },
})

export const decide = endpoint({
  method: 'PUT',
  path: '/api/imports/pending/:id/entries',
  access: 'account',
  body: ReviewedEntries,
  response: { 200: Saved },
})

export const reorder = endpoint({
  method: 'PUT',
  path: '/api/imports/pending/:id/order',
  access: 'account',
  body: ReviewedOrder,
  response: { 200: Saved },
})

export const confirmText = endpoint({
  method: 'PUT',
  path: '/api/imports/pending/:id/text',
  access: 'account',
  body: ReviewedText,
  response: { 200: Saved },
})

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/imports/pending/:id',
  access: 'account',
  response: NO_CONTENT,
})

export const pendingPhotograph = endpoint({
  method: 'GET',
  path: '/api/imports/pending/:id/photograph',
  access: 'account',
  answer: 'file',
  response: {},
})

export const undo = endpoint({
  method: 'POST',
  path: '/api/imports/:id/undo',
  access: 'account',
  response: { 200: UndoneImport },
})

export const photograph = endpoint({
  method: 'GET',
  path: '/api/entries/:id/photograph',
  access: 'account',
  answer: 'file',
  response: {},
})

export const originalPhotograph = endpoint({
  method: 'GET',
  path: '/api/entries/:id/photograph/original',
  access: 'account',
  answer: 'file',
  response: {},
})
