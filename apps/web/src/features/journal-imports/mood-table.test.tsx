import type { FoundMood } from '@soundings/contract/journal-imports'
import { expect, test } from 'vitest'
import { renderOver } from '#web/testing/render-app.tsx'
import { MoodTable } from './mood-table.tsx'

const moods = (...names: string[]): FoundMood[] =>
  names.map((name) => ({ source: 'daylio_csv', name, entries: 1, rating: 3 }))

test.each([
  [moods('5', '4', '2'), '3 values were found.'],
  [moods('4'), 'One value was found.'],
  [moods('rad', '4'), '2 words were found.'],
])('numbers of a table aren’t called words', async (found, told) => {
  const screen = await renderOver({}, <MoodTable moods={found} ratingOf={() => 3} onRate={() => {}} />).screen
  await expect.element(screen.getByText(told, { exact: false })).toBeVisible()
})
