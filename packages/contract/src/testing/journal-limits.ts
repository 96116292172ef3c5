import {
  DESCRIPTION_MAX,
  PHOTOGRAPHS_PER_ENTRY,
  RATING_MAX,
  RATING_MIN,
  TAGS_GIVEN_MAX,
  TITLE_MAX,
} from '@soundings/core/entries'
import { QUESTION_MAX } from '@soundings/core/echo/limits'
import { DAY_START_MAX, OWN_PROMPT_LENGTH_MAX, WORD_GOAL_MAX, WORD_GOAL_MIN } from '@soundings/core/writing'
import { AcousticQuery } from '../acoustic.ts'
import { DaysQuery } from '../days.ts'
import { MarkEcho } from '../echo-marks.ts'
import { EntryChange, IdempotencyHeader, NewEntry } from '../entries.ts'
import { EchoExport, EXPORTED_ECHOES_MAX, JournalExport } from '../exports.ts'
import { EntryQuery, PAGE_LIMIT_MAX, PopularTagsQuery } from '../finding-entries.ts'
import { PENDING_IMPORTS_MAX, ProcessImports, ReviewedEntries } from '../imports.ts'
import { PromptsQuery } from '../prompts.ts'
import { NewOwnPrompt, WritingChange } from '../writing.ts'
import { many, text, type Limit } from './limits.ts'

export const entry = { content: 'Rain.', mood: 3, energy: 3, focus: 3 }
export const decision = { first: 0, count: 1, date: null, time: null, keep: true }
const ID = '11111111-1111-4111-8111-111111111111'
const idOf = (nth: number) => `11111111-1111-4111-8111-${String(nth).padStart(12, '0')}`
const photographs = (length: number) => Array.from({ length }, (_, nth) => ({ id: idOf(nth), description: '' }))
const answers = { question: 'Why?', echo: ID, asked_on: '2026-03-02' }

/** The limits of a journal: entries, finding them, Echos, exports, documents, writing settings. */
export const JOURNAL_LIMITS: readonly Limit[] = [
  ['the lowest rating', NewEntry, { ...entry, mood: RATING_MIN }, { ...entry, mood: RATING_MIN - 1 }],
  ['the highest rating', NewEntry, { ...entry, focus: RATING_MAX }, { ...entry, focus: RATING_MAX + 1 }],
  ['a whole rating', NewEntry, { ...entry, energy: 2 }, { ...entry, energy: 2.5 }],
  [
    'tags of an entry',
    NewEntry,
    { ...entry, tags: many(TAGS_GIVEN_MAX, 'sea') },
    { ...entry, tags: many(TAGS_GIVEN_MAX + 1, 'sea') },
  ],
  ['the length of a tag', NewEntry, { ...entry, tags: [text(64)] }, { ...entry, tags: [text(65)] }],
  ['a tag with a letter', NewEntry, { ...entry, tags: ['a'] }, { ...entry, tags: [' '] }],
  [
    'the first year',
    NewEntry,
    { ...entry, created_at: '1900-01-01T00:00:00Z' },
    { ...entry, created_at: '1899-12-31T23:59:59Z' },
  ],
  ['typing speed', EntryChange, { telemetry: { typing_speed_wpm: 1000 } }, { telemetry: { typing_speed_wpm: 1001 } }],
  [
    'time on an entry',
    EntryChange,
    { telemetry: { time_on_entry_seconds: 31_536_000 } },
    { telemetry: { time_on_entry_seconds: 31_536_001 } },
  ],
  ['counted edits', EntryChange, { telemetry: { edit_count: 10_000_000 } }, { telemetry: { edit_count: 10_000_001 } }],
  [
    'the length of an idempotency key',
    IdempotencyHeader,
    { 'idempotency-key': text(200) },
    { 'idempotency-key': text(201) },
  ],
  ['an idempotency key with a character', IdempotencyHeader, { 'idempotency-key': 'a' }, { 'idempotency-key': '' }],
  ['the length of a search', EntryQuery, { q: text(500) }, { q: text(501) }],
  ['the length of a tag searched for', EntryQuery, { tag: text(64) }, { tag: text(65) }],
  ['the length of a cursor', EntryQuery, { cursor: text(200) }, { cursor: text(201) }],
  ['the largest page', EntryQuery, { limit: String(PAGE_LIMIT_MAX) }, { limit: String(PAGE_LIMIT_MAX + 1) }],
  ['the smallest page', EntryQuery, { limit: '1' }, { limit: '0' }],
  ['popular tags', PopularTagsQuery, { limit: '50' }, { limit: '51' }],
  ['days of the picture', AcousticQuery, { days: '30' }, { days: '31' }],
  ['the fewest days of the picture', AcousticQuery, { days: '1' }, { days: '0' }],
  ['rounds of prompts', PromptsQuery, { round: '10000' }, { round: '10001' }],
  ['a rating for prompts', PromptsQuery, { mood: '5' }, { mood: '6' }],
  [
    'exported Echos',
    EchoExport,
    { format: 'txt', ids: many(EXPORTED_ECHOES_MAX, 'e') },
    { format: 'txt', ids: many(EXPORTED_ECHOES_MAX + 1, 'e') },
  ],
  [
    'the length of a barred line',
    MarkEcho,
    { verdict: 'never', scope: 'line', value: text(500) },
    { verdict: 'never', scope: 'line', value: text(501) },
  ],
  ['the fewest exported Echos', EchoExport, { format: 'txt', ids: ['e'] }, { format: 'txt', ids: [] }],
  [
    'an export of one day',
    JournalExport,
    { format: 'txt', start: '2026-03-02', end: '2026-03-02' },
    { format: 'txt', start: '2026-03-03', end: '2026-03-02' },
  ],
  [
    'imports at a time',
    ProcessImports,
    { pending_ids: many(PENDING_IMPORTS_MAX, ID) },
    { pending_ids: many(PENDING_IMPORTS_MAX + 1, ID) },
  ],
  ['the fewest decisions', ReviewedEntries, { decisions: [decision] }, { decisions: [] }],
  ['the first found entry', ReviewedEntries, { decisions: [decision] }, { decisions: [{ ...decision, first: -1 }] }],
  ['joined entries', ReviewedEntries, { decisions: [decision] }, { decisions: [{ ...decision, count: 0 }] }],
  [
    'the last minute',
    ReviewedEntries,
    { decisions: [{ ...decision, time: '23:59' }] },
    { decisions: [{ ...decision, time: '24:00' }] },
  ],
  ['the length of a title', NewEntry, { ...entry, title: text(TITLE_MAX) }, { ...entry, title: text(TITLE_MAX + 1) }],
  ['a title with a letter', NewEntry, { ...entry, title: 'a' }, { ...entry, title: ' ' }],
  [
    'the length of an entry’s prompt',
    NewEntry,
    { ...entry, prompt: text(OWN_PROMPT_LENGTH_MAX) },
    { ...entry, prompt: text(OWN_PROMPT_LENGTH_MAX + 1) },
  ],
  [
    'the length of a question',
    NewEntry,
    { ...entry, answers: { ...answers, question: text(QUESTION_MAX) } },
    { ...entry, answers: { ...answers, question: text(QUESTION_MAX + 1) } },
  ],
  [
    'photographs of an entry',
    NewEntry,
    { ...entry, photographs: photographs(PHOTOGRAPHS_PER_ENTRY) },
    { ...entry, photographs: photographs(PHOTOGRAPHS_PER_ENTRY + 1) },
  ],
  [
    'the length of a description',
    NewEntry,
    { ...entry, photographs: [{ id: ID, description: text(DESCRIPTION_MAX) }] },
    { ...entry, photographs: [{ id: ID, description: text(DESCRIPTION_MAX + 1) }] },
  ],
  ['the length of a person searched for', EntryQuery, { person: text(64) }, { person: text(65) }],
  ['the first day', DaysQuery, { from: '1000-01-01' }, { from: '0999-12-31' }],
  ['the last day', DaysQuery, { to: '9999-12-29' }, { to: '9999-12-30' }],
  ['the last hour of a day’s start', WritingChange, { day_start: DAY_START_MAX }, { day_start: DAY_START_MAX + 1 }],
  ['the first hour of a day’s start', WritingChange, { day_start: 0 }, { day_start: -1 }],
  ['the highest goal', WritingChange, { word_goal: WORD_GOAL_MAX }, { word_goal: WORD_GOAL_MAX + 1 }],
  ['the lowest goal', WritingChange, { word_goal: WORD_GOAL_MIN }, { word_goal: WORD_GOAL_MIN - 1 }],
  [
    'the length of a prompt',
    NewOwnPrompt,
    { text: text(OWN_PROMPT_LENGTH_MAX) },
    { text: text(OWN_PROMPT_LENGTH_MAX + 1) },
  ],
]
