import { RATING_MAX, RATING_MIN } from '@soundings/core/entries'
import { COLUMNS_MAX, FOLDERS_MAX, JournalChoices, JournalReading, MOODS_MAX, TABLES_MAX } from '../journal-imports.ts'
import { many, text, type Limit } from './limits.ts'

export const reading = { date_order: null, columns: [] }
const table = { path: 'a.csv', roles: [] }

export const choices = { moods: [], folder_tags: [], beside: false, undated: true }
const mood = { source: 'daylio', name: 'good', rating: 4 }

/** The limits of a person’s decisions about another program’s journal. */
export const JOURNAL_IMPORT_LIMITS: readonly Limit[] = [
  [
    'tables with columns',
    JournalReading,
    { ...reading, columns: many(TABLES_MAX, table) },
    { ...reading, columns: many(TABLES_MAX + 1, table) },
  ],
  [
    'columns of a table',
    JournalReading,
    { ...reading, columns: [{ ...table, roles: many(COLUMNS_MAX, 'text') }] },
    { ...reading, columns: [{ ...table, roles: many(COLUMNS_MAX + 1, 'text') }] },
  ],
  [
    'the length of a table’s path',
    JournalReading,
    { ...reading, columns: [{ ...table, path: text(1_000) }] },
    { ...reading, columns: [{ ...table, path: text(1_001) }] },
  ],
  [
    'moods of a journal',
    JournalChoices,
    { ...choices, moods: many(MOODS_MAX, mood) },
    { ...choices, moods: many(MOODS_MAX + 1, mood) },
  ],
  [
    'the length of a mood',
    JournalChoices,
    { ...choices, moods: [{ ...mood, name: text(200) }] },
    { ...choices, moods: [{ ...mood, name: text(201) }] },
  ],
  [
    'the highest rating of a mood',
    JournalChoices,
    { ...choices, moods: [{ ...mood, rating: RATING_MAX }] },
    { ...choices, moods: [{ ...mood, rating: RATING_MAX + 1 }] },
  ],
  [
    'the lowest rating of a mood',
    JournalChoices,
    { ...choices, moods: [{ ...mood, rating: RATING_MIN }] },
    { ...choices, moods: [{ ...mood, rating: RATING_MIN - 1 }] },
  ],
  [
    'folders that become tags',
    JournalChoices,
    { ...choices, folder_tags: many(FOLDERS_MAX, 'a') },
    { ...choices, folder_tags: many(FOLDERS_MAX + 1, 'a') },
  ],
  [
    'the length of a folder',
    JournalChoices,
    { ...choices, folder_tags: [text(200)] },
    { ...choices, folder_tags: [text(201)] },
  ],
]
