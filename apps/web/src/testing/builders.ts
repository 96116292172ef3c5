import { NO_TELEMETRY } from '@soundings/core/entries'
import type { WritingChoices } from '@soundings/contract/writing'
import type { AuthStatus } from '@soundings/contract/auth'
import type { Entry } from '@soundings/contract/entries'
import type { ClarityInsights } from '@soundings/contract/insights'
import type { OnboardingStatus } from '@soundings/contract/onboarding'
import type { Draft } from '#web/lib/drafts.ts'

/** The signed-in account of a test, unless it names another. */
export const ACCOUNT_ID = '5f0c1d2e-7a4b-4c3d-9e8f-1a2b3c4d5e6f'

/** An entry as the server sends it; pass only the fields that matter to the test. */
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

/** A signed-in person as the server sends it. */
export function aStatus(user: Partial<NonNullable<AuthStatus['user']>> | null = {}): AuthStatus {
  return {
    authenticated: user !== null,
    user: user && {
      id: ACCOUNT_ID,
      email: 'mara@example.test',
      display_name: null,
      subscription_tier: 'free',
      timezone: 'UTC',
      created_at: '2026-11-01T08:00:00.000Z',
      ...user,
    },
    features: { acoustic: false, photographs_sent_to: null, passkeys_at: null, mailboxes: null },
  }
}

export function anOnboarding(step: number, chosen: Partial<OnboardingStatus['onboarding']> = {}): OnboardingStatus {
  return {
    migration_needed: false,
    user: { onboarding_completed: false, onboarding_step: step },
    onboarding: {
      intentions: [],
      method_text: false,
      method_photo: false,
      method_import: false,
      frequency: null,
      tone: null,
      ...chosen,
    },
  }
}

/** An unsaved text. */
export function aDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    id: crypto.randomUUID(),
    accountId: ACCOUNT_ID,
    text: 'Half a page.',
    ratings: { mood: 3, energy: 3, focus: 3 },
    telemetry: NO_TELEMETRY,
    dated: null,
    target: null,
    answers: null,
    title: null,
    tags: null,
    prompt: null,
    photographs: null,
    idempotencyKey: crypto.randomUUID(),
    updatedAt: 0,
    ...overrides,
  }
}

/** The insights of 30 days; without overrides, of a journal without entries. */
export function clarityInsights(overrides: Partial<ClarityInsights> = {}): ClarityInsights {
  const days = <T>(valueOf: (index: number) => T) => Array.from({ length: 30 }, (_, index) => valueOf(index))
  const unrated = days(() => null)
  const none = { mood: null, energy: null, focus: null }
  return {
    clarity: 0,
    band: 'Hazy',
    message: 'Nothing to show yet. Your first entry starts the picture.',
    subscores: { consistency: 0, stability: 0, trajectory: 0, balance: 0, recencyBoost: 0 },
    trends: { mood: 'Steady', energy: 'Steady', focus: 'Steady' },
    series: {
      dates: days((index) => new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10)),
      mood: unrated,
      energy: unrated,
      focus: unrated,
      words: days(() => 0),
    },
    summary: {
      means: none,
      baseline: none,
      daysWithEntries: 0,
      currentStreak: 0,
      longestStreak: 0,
      entriesLast3: 0,
      entriesLast30: 0,
    },
    ...overrides,
  }
}

/** The choices of someone who has made none about writing. */
export function usualWriting(overrides: Partial<WritingChoices> = {}): WritingChoices {
  return { day_start: 0, word_goal: null, streaks_shown: true, readable: true, ...overrides }
}
