import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { CurrentEcho } from '@soundings/contract/echoes'
import type { EchoSnapshots } from '@soundings/contract/echoes'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { daysAgo } from '../fixtures/days.ts'
import { signInAsDemo } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { saveEntry } from '../fixtures/writing.ts'

/** A calm week in which walking and meetings are mentioned again and again, with its moods. */
const WEEK = [
  [4, 'I walked along the river before work. The new bakery sells walnut bread and plum jam.'],
  [3, 'Three meetings in a row, and then the bus home. We had soup and read the paper.'],
  [3, 'Walked to the market after lunch and bought yellow asters for the kitchen table.'],
  [3, 'The meetings ran long, so I walked home along the canal with my coffee.'],
  [5, 'A long walk with Ana. We painted the fence green and had tea on the steps.'],
  [3, 'Meetings until six, then cards in the garden with Ben and a very loud radio.'],
] as const
const SEVENTH = 'I walked early, and the river was high and green. I made bread with too much rye.'

test('seven entries lead to an Echo in the words that were written', async ({ page, signedIn }) => {
  const progress = page.getByRole('progressbar', { name: 'Echo progress' })
  await page.goto('/echos')
  await expect(page.getByRole('link', { name: 'Start Writing' })).toBeVisible()
  await expect(progress).toBeHidden()
  for (const [index, [mood, content]] of WEEK.entries()) {
    await signedIn.api.write({ content, mood, created_at: daysAgo(WEEK.length - index) })
    await page.reload()
    await expect(progress).toHaveAttribute('aria-valuetext', `${index + 1} of 7`)
    await expect(page.getByText(`${index + 1} of 7`, { exact: true })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'My Echos' }).click()
  await expect(page.getByText('No Echos yet. They start with what you write.')).toBeVisible()
  await page.getByRole('button', { name: 'View Current Echo' }).click()
  await page.getByRole('link', { name: 'Add an Entry' }).click()
  await saveEntry(page, SEVENTH)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Echos' }).click()

  const echo = page.getByRole('blockquote')
  await expect(echo).toBeVisible()
  const text = await echo.innerText()
  const quotes = [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? '')
  const written = [...WEEK.map(([, content]) => content), SEVENTH]
  expect(quotes).not.toEqual([])
  for (const quote of quotes) expect(written.filter((content) => content.includes(quote))).not.toEqual([])
  await expect(page.getByText('Based on 7 entries over 7 days')).toBeVisible()
  await expect(page.getByText(/^\d{1,3}%$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'See Your Unique Echo' })).toBeDisabled()
  await expect(page.getByText(/^\w+day, \w+ \d{1,2}, \d{4}$/)).toBeVisible()

  await page.getByRole('tab', { name: 'My Echos' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('blockquote')).toContainText(quotes[0] ?? text)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'My Echos' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('blockquote')).toContainText(quotes[0] ?? text)
})

test('the reasons for an Echo lead to the marked words, and Back returns step by step', async ({
  page,
  signedIn,
  guard,
}) => {
  // A request that was already pending asks once more for the deleted entry.
  guard.allow(/status of 404/)
  for (const [index, [mood, content]] of [...WEEK, [4, SEVENTH] as const].entries()) {
    await signedIn.api.write({ content, mood, created_at: daysAgo(WEEK.length + 1 - index) })
  }
  await page.goto('/echos')
  const quote = /“([^”]+)”/.exec(await page.getByRole('blockquote').innerText())?.[1] ?? ''
  const why = page.getByRole('button', { name: 'Why this Echo' })
  await why.press('Enter')
  const receipt = page.getByRole('dialog', { name: 'Why this Echo' })
  await expect(receipt).toContainText('7 entries over 7 days')
  const cited = receipt.getByRole('listitem').getByRole('button').first()
  await cited.press('Enter')
  const entry = page.getByRole('dialog').last()
  await expect(entry.locator('mark').first()).toContainText(quote)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(cited).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(why).toBeFocused()

  await why.click()
  await cited.click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await signedIn.api.entries()).length).toBe(7)
  await expect(page.getByRole('blockquote')).toBeVisible()
})

test('Share copies the Echo, cut to 280 characters when it is longer', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsDemo(context, server)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/echos')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Echo copied to the clipboard.' })).toBeVisible()
  expect(await copied()).toBe(await page.getByRole('blockquote').innerText())

  const long = 'You wrote “the sea” on nine days. '.repeat(20)
  await page.route(`**${pathOf(endpoints.echoes.current)}`, async (route) => {
    const answer = await route.fetch()
    const current: CurrentEcho = await answer.json()
    await route.fulfill({ json: { ...current, echo: current.echo && { ...current.echo, text: long } } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(async () => (await copied()).length).toBe(280)
  expect(long.startsWith((await copied()).slice(0, -1))).toBe(true)
})

test('My Echos opens with five, newest first, and leads back to the very first with its reasons', async ({
  page,
  context,
  server,
}) => {
  const { api } = await signInAsDemo(context, server)
  await page.goto('/echos?tab=history')
  const echoes = page.getByRole('tabpanel').getByRole('listitem')
  await expect(echoes).toHaveCount(5)
  const times = await echoes
    .getByRole('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toEqual(times.toSorted().toReversed())

  const all = (await api.get<EchoSnapshots>(pathOf(endpoints.echoes.snapshots))).snapshots
  const older = page.getByRole('button', { name: 'Show older Echos' })
  await older.click()
  await expect(echoes.nth(5)).toBeFocused()
  while (await older.isVisible()) await older.click()
  await expect(echoes).toHaveCount(all.length)
  await expect(echoes.last().getByRole('time')).toHaveAttribute('datetime', all.at(-1)?.generated_at ?? '')
  await echoes.last().getByRole('button', { name: 'Why this Echo' }).click()
  await expect(page.getByRole('dialog', { name: 'Why this Echo' })).toContainText('Based on')
})

/** Days with a garden and days without, in no regular order: one fewer than Free needs for an advanced Echo. */
const GARDEN_DAYS = '10110001101001011010001101001'

test('a pattern that Free doesn’t include is named below the Echo, with a link to the plans', async ({
  page,
  signedIn,
}) => {
  for (const [index, garden] of GARDEN_DAYS.split('').entries()) {
    await signedIn.api.write({
      content: WEEK[0][1],
      tags: garden === '1' ? ['garden'] : [],
      mood: (garden === '1' ? 4 : 2) + (index % 2),
      created_at: daysAgo(GARDEN_DAYS.length - index),
    })
  }
  await page.goto('/echos')
  await expect(page.getByRole('blockquote')).toBeVisible()
  const teaser = page.getByRole('region', { name: 'There’s one more pattern in your journal.' })
  await expect(teaser).toContainText('A tag and a rating, in 29 entries over 29 days.')
  await expectAccessible(page)
  await teaser.getByRole('link', { name: 'See Options' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})
