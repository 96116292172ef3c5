import { journalImports, onboarding } from '@soundings/contract/endpoints'
import type { JournalImport } from '@soundings/contract/journal-imports'
import { expect, test } from 'vitest'
import { anOnboarding } from '#web/testing/builders.ts'
import { callOf, renderOver } from '#web/testing/render-app.tsx'
import { Page } from './import-journal-page.tsx'

const base = { id: '10000000-0000-4000-8000-000000000001', files: ['journal.zip'], file_count: 1, bytes: 2_048 }
const documents = [{ file: 'diary.pdf', entries: 3 }]
const arriving: JournalImport = {
  ...base,
  state: 'arriving',
  span: null,
  progress: { waiting: false, entries_done: 1, entries: 2, photographs_done: 0, photographs: 0, at: null },
}
const done: JournalImport = {
  ...base,
  state: 'done',
  documents,
  brought: {
    entries: 2,
    photographs: 0,
    skipped: 0,
    span: null,
    problems: [],
    problem_count: 0,
    problem_kinds: [],
    undo_until: null,
  },
}

const FINISHED = { ...anOnboarding(4), user: { onboarding_completed: true, onboarding_step: 4 } }

test.each([
  ['in setup', anOnboarding(2), 'Continue setup', 'in setup, under Upload content,'],
  ['later', FINISHED, 'See your journal', 'on the Journal page under Upload'],
])(
  '%s, the end of an import leads to pages that are open, and names where documents wait',
  async (_, status, way, place) => {
    let hasArrived = false
    const { screen } = renderOver(
      {
        [callOf(onboarding.status)]: status,
        [callOf(journalImports.all)]: () => ({ current: hasArrived ? null : arriving, done: hasArrived ? [done] : [] }),
      },
      <Page />,
    )
    const page = await screen
    await expect.element(page.getByRole('heading', { name: 'Importing your journal' })).toBeVisible()
    hasArrived = true
    await expect.element(page.getByText(new RegExp(`Review them ${place} before they’re imported.`))).toBeVisible()
    await expect.element(page.getByRole('link', { name: way })).toBeVisible()
  },
)
