import { newPerson } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal } from '../fixtures/writing.ts'

const AWAY = 'Soundings cannot be reached right now. Your text is kept on this device.'

test('a server that dies while it saves loses nothing and stores nothing twice', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  // A killed server ends a connection in many ways; which one the browser names depends on the moment.
  guard.allow(/status of 409|net::ERR_/)
  const server = await ownServer()
  const context = await openBrowser(server.origin)
  const { api } = await newPerson(context, server)
  const page = await context.newPage()
  const save = page.getByRole('button', { name: 'Save Entry' })
  const told = page.getByRole('alert').filter({ hasText: AWAY })
  await openJournal(page)

  // Stored, but the answer never arrives.
  await entryBox(page).fill('The first text.')
  await page.route('**/api/entries', async (route) => {
    await route.fetch()
    await server.kill()
    await route.abort('connectionreset')
  })
  await save.click()
  await expect(told).toBeVisible()
  await expect(entryBox(page)).toHaveValue('The first text.')
  await page.unroute('**/api/entries')
  await save.click()
  await expect(told).toBeVisible()
  await entryBox(page).fill('The first text, with an end.')
  await server.start()
  await save.click()
  await expect(entryBox(page)).toHaveValue('')
  expect(await api.entries()).toMatchObject([{ content: 'The first text, with an end.' }])

  // Killed at the moment the request leaves.
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
