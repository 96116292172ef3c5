import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { apiOf } from '../fixtures/api.ts'
import { signInAsDemo, signInByLink } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, rows } from '../fixtures/writing.ts'

test('the landing page is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('sign-in is accessible: the form, a hint, an error', async ({ page, guard }) => {
  guard.allow(/status of 400/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('ines@gmail.con')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByText('Or press Send Magic Link again')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('ines@localhost')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('sign-in is accessible: the link is sent', async ({ page }) => {
  await page.route(`**${pathOf(endpoints.auth.requestLogin)}`, (route) =>
    route.fulfill({ json: { data: { message: 'Sent.' } } }),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill('a.rather.long.name.of.somebody@an-even-longer-house.journeys.test')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('button', { name: 'Try a different email address' })).toBeVisible()
  await expectAccessible(page)
})

test('sign-in is accessible: a refused development login', async ({ page, guard }) => {
  guard.allow(/status of 401/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Development Login' }).click()
  await page.getByLabel('Email').fill('demo@soundings.test')
  await page.getByLabel('Development token').fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('a failed verification is accessible', async ({ page }) => {
  await page.goto('/verify')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('text pages are accessible', async ({ page }) => {
  for (const [path, name] of [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/about', 'About'],
    ['/support', 'If things are hard'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
  }
})

test('onboarding is accessible', async ({ page, context, server }) => {
  await signInByLink(apiOf(context.request, server.origin), server, 'onboarding@journeys.test')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Emotional processing' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: /^Import/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Got it!' }).click()
  await page.getByRole('radio', { name: /Playful/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page.getByRole('button', { name: 'Start journaling' })).toBeVisible()
  await expectAccessible(page)
})

test('writing is open to everybody: stars, streak and prompt', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await openJournal(page)
  await expect(page.getByRole('button', { name: 'Use this prompt' })).toBeEnabled()
  await entryBox(page).fill('A word and another word. '.repeat(25))
  await page.getByRole('slider', { name: 'Mood' }).press('Home')
  await page.getByRole('slider', { name: 'Focus' }).press('End')
  await expectAccessible(page)
})

test('writing is open to everybody: the session has ended', async ({ page, context, signedIn, guard }) => {
  guard.allow(/status of 40[13]/)
  await openJournal(page)
  await entryBox(page).fill('Words')
  expect(signedIn.email).toContain('@')
  await context.clearCookies({ name: 'soundings_session' })
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  await expectAccessible(page)
})

test('My Entries is accessible, with its tag list', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/journal?view=entries')
  await expect(rows(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Filter by tag' }).press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
})

test('an entry is accessible while it is read and edited', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/journal?view=entries')
  await rows(page).first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(entryBox(page)).toBeVisible()
  await expectAccessible(page)
})

test('an edit conflict is accessible', async ({ page, signedIn, guard }) => {
  guard.allow(/status of 409/)
  const { id } = await signedIn.api.write({ content: 'The first.' })
  await page.goto('/journal?view=entries')
  await rows(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await signedIn.api.patch(pathOf(endpoints.entries.change, { id: id }), { content: 'The second.' })
  await entryBox(page).fill('The third.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Use the other version' })).toBeVisible()
  await expectAccessible(page)
})

test('very long words don’t break the layout of any page', async ({ page, signedIn, guard }) => {
  guard.allow(/status of 409/)
  const endless = `https://journeys.test/${'a-path-that-goes-on-and-on/'.repeat(12)} ${'W'.repeat(300)}`
  const { id } = await signedIn.api.write({ content: endless, tags: ['W'.repeat(64), 'two words of a tag'] })
  await page.goto('/journal?view=entries')
  await expect(rows(page)).toHaveCount(1)
  await expectAccessible(page)
  await rows(page).getByRole('button').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await signedIn.api.patch(pathOf(endpoints.entries.change, { id: id }), { content: `${endless} changed` })
  await entryBox(page).fill(`${endless} mine`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Use the other version' })).toBeVisible()
  await expectAccessible(page)
})

test('an empty journal and an undone deletion are accessible', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'Not for long.' })
  await page.goto('/journal?view=entries')
  await rows(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await expect(page.getByText('No entries yet.')).toBeVisible()
  await expectAccessible(page)
})

test('the current Echo is accessible', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/echos')
  await expect(page.getByRole('blockquote')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Why this Echo' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('insights are accessible', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/insights')
  await expect(page.getByRole('meter')).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Stability/ }).focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('past Echos are accessible', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/echos?tab=history')
  await expect(page.getByRole('blockquote')).toHaveCount(5)
  await expectAccessible(page)
})

test('the card without an Echo is accessible', async ({ page, signedIn }) => {
  await page.goto('/echos')
  await expect(page.getByRole('link', { name: 'Start Writing' })).toBeVisible()
  await expectAccessible(page)
  for (const content of ['One.', 'Two.', 'Three.']) await signedIn.api.write({ content })
  await page.reload()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'My Echos' }).click()
  await expect(page.getByRole('button', { name: 'View Current Echo' })).toBeVisible()
  await expectAccessible(page)
})

test('insights without an entry are accessible', async ({ page, signedIn: _person }) => {
  await page.goto('/insights')
  await expect(page.getByText('Write and rate an entry, and the ring starts to fill.')).toBeVisible()
  await expectAccessible(page)
})

test('settings are accessible', async ({ page, signedIn: _person }) => {
  await page.goto('/settings')
  await expect(page.getByRole('radio', { name: 'Paper' })).toBeVisible()
  await expectAccessible(page)
})

test('the page for an unknown URL is accessible', async ({ page, signedIn: _person }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
})

test('the small screen’s menu is accessible', async ({ page, signedIn: _person }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openJournal(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, { phoneOnly: true })
})

test('with reduced motion, nothing moves', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  for (const path of ['/journal', '/echos', '/settings', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
        const lasts = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0.001)
        const moves = (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration)
        return moves ? [element.outerHTML.slice(0, 80)] : []
      }),
    )
    expect(moving, path).toEqual([])
  }
})
