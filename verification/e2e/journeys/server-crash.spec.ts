import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { newPerson } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

const AWAY = 'Can’t reach Soundings right now. Check your connection and try again. Your text is safe on this device.'

test('a server that dies while it saves loses nothing and stores nothing twice', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  // A killed server ends a connection in different ways; the moment decides which error the browser reports.
  guard.allow(/status of 409|net::ERR_/)
  const server = await ownServer()
  const context = await openBrowser(server.origin)
  const { api } = await newPerson(context, server)
  const page = await context.newPage()
  const save = page.getByRole('button', { name: 'Save Entry' })
  const told = page.getByRole('alert').filter({ hasText: AWAY })
  await openJournal(page)

  // The entry is stored, but the response never arrives.
  await entryBox(page).fill('The first text.')
  await page.route(`**${pathOf(endpoints.entries.list)}`, async (route) => {
    await route.fetch()
    await server.kill()
    await route.abort('connectionreset')
  })
  await save.click()
  await expect(told).toBeVisible()
  await expect(entryBox(page)).toHaveValue('The first text.')
  await page.unroute(`**${pathOf(endpoints.entries.list)}`)
  await save.click()
  await expect(told).toBeVisible()
  await entryBox(page).fill('The first text, with an end.')
  await server.start()
  await save.click()
  await expect(entryBox(page)).toHaveValue('')
  expect(await api.entries()).toMatchObject([{ content: 'The first text, with an end.' }])

  // Killed at the moment the request is sent.
  await entryBox(page).fill('The second text.')
  const leaving = page.waitForRequest((request) => request.method() === 'POST')
  await Promise.all([save.click(), leaving.then(() => server.kill())])
  await expect(told.or(page.getByRole('status').filter({ hasText: 'Entry saved.' })).first()).toBeVisible()
  const unsaved = await told.isVisible()
  await server.start()
  await page.reload()
  if (unsaved) {
    await expect(entryBox(page)).toHaveValue('The second text.')
    await save.click()
  }
  await expect(entryBox(page)).toHaveValue('')
  expect((await api.entries()).map(({ content }) => content)).toEqual([
    'The second text.',
    'The first text, with an end.',
  ])
})
