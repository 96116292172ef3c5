import type { Entry } from '@soundings/contract/entries'

/** An entry as the server answers it; name only what the test is about. */
export function anEntry(overrides: Partial<Entry> = {}): Entry {
  return {
    id: crypto.randomUUID(),
    title: 'A walk',
    content: 'Walked to the lamp and back.',
    mood: 4,
    energy: 3,
    focus: 2,
    tags: [],
    created_at: '2026-11-20T08:00:00.000Z',
    local_date: '2026-11-20',
    local_time: '08:00',
    updated_at: '2026-11-20T08:00:00.000Z',
    word_count: 6,
    undated: false,
    photographed: false,
    telemetry: {
      typing_speed_wpm: null,
      time_on_entry_seconds: null,
      edit_count: null,
      sentiment_score: null,
      lexical_diversity: null,
    },
    ...overrides,
  }
}
