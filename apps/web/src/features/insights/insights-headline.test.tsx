import { insights } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { clarityInsights } from '#web/testing/builders.ts'
import { callOf, PENDING, renderOver } from '#web/testing/render-app.tsx'
import { InsightsHeadline } from './insights-headline.tsx'

const headline = async (answer: unknown) => {
  const screen = await renderOver({ [callOf(insights.clarity)]: answer }, <InsightsHeadline />).screen
  return screen.getByRole('paragraph')
}

test('the message of the band is the headline', async () => {
  await expect
    .element(await headline(clarityInsights({ message: 'A clear month.' })))
    .toHaveTextContent('A clear month.')
})

test.each([
  ['loads', PENDING],
  ['cannot be loaded', new Error('lost')],
])('while the message %s, its line keeps its height and stays empty', async (_, answer) => {
  const line = await headline(answer)
  await expect.element(line).toBeVisible()
  expect(line.element().textContent?.trim()).toBe('')
  expect(line.element().getBoundingClientRect().height).toBeGreaterThan(0)
})
