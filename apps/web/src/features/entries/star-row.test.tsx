import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { StarRow } from './star-row.tsx'

const UNTOUCHED = { mood: 3, energy: 3, focus: 3 }

const earned = async (given: Partial<Parameters<typeof StarRow>[0]>) => {
  const screen = await render(<StarRow words={0} ratings={UNTOUCHED} streak={null} showsStreak {...given} />)
  return screen.getByRole('status').element().textContent
}

test.each([
  [{ words: 99 }, ''],
  [{ words: 100 }, 'Stars earned: Words'],
  [{ ratings: { ...UNTOUCHED, mood: 4 } }, ''],
  [{ ratings: { mood: 4, energy: 2, focus: 3 } }, 'Stars earned: Insight'],
  [{ streak: 1 }, ''],
  [{ streak: 2 }, 'Stars earned: Streak'],
  [{ words: 100, ratings: { mood: 1, energy: 1, focus: 1 }, streak: 9 }, 'Stars earned: Words, Insight, Streak'],
])('%j earns "%s"', async (given, words) => {
  expect(await earned(given)).toBe(words)
})

test('someone who keeps streaks out of sight has two stars, and none of them is about days', async () => {
  const { getByText, container } = await render(
    <StarRow words={100} ratings={UNTOUCHED} streak={9} showsStreak={false} />,
  )
  await expect.element(getByText('Stars earned: Words')).toBeInTheDocument()
  expect(container.textContent).not.toMatch(/streak/i)
})
