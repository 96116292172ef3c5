import {
  BegunJournalImport,
  JournalChoices,
  JournalImports,
  JournalReading,
  UndoneJournalImport,
} from '../journal-imports.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const all = endpoint({
  method: 'GET',
  path: '/api/journal-imports',
  access: 'account',
  response: { 200: JournalImports },
})

/** Takes the files of another journal, which are then read; nothing is added. */
export const begin = endpoint({
  method: 'POST',
  path: '/api/journal-imports',
  access: 'account',
  upload: true,
  response: { 201: BegunJournalImport },
})

export const reread = endpoint({
  method: 'PUT',
  path: '/api/journal-imports/:id/reading',
  access: 'account',
  body: JournalReading,
  response: NO_CONTENT,
})

export const bringIn = endpoint({
  method: 'POST',
  path: '/api/journal-imports/:id/entries',
  access: 'account',
  body: JournalChoices,
  response: NO_CONTENT,
})

/** Cancels an unfinished import and removes everything it added. */
export const cancel = endpoint({
  method: 'DELETE',
  path: '/api/journal-imports/:id',
  access: 'account',
  response: NO_CONTENT,
})

export const undo = endpoint({
  method: 'POST',
  path: '/api/journal-imports/:id/undo',
  access: 'account',
  response: { 200: UndoneJournalImport },
})
