import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { newPerson } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, rows, saveEntry } from '../fixtures/writing.ts'

const HEIC = join(import.meta.dirname, '../../../apps/server/src/adapters/photographs/fixtures/page.heic')

const tray = (page: Page) => page.getByRole('region', { name: 'Photos' })
const tiles = (page: Page) => tray(page).getByRole('listitem')
const described = (page: Page) => tiles(page).getByRole('paragraph')

/** A picture that the browser draws. */
async function drawn(page: Page, name: string, color: string) {
  const encoded = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 800 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser does not draw.')
    context.fillStyle = fill
    context.fillRect(0, 0, 1_200, 500)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, color)
  return { name, mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') }
}

async function addPhotographs(page: Page, files: Awaited<ReturnType<typeof drawn>>[]): Promise<void> {
  const before = await tiles(page).count()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles(files)
  await expect(tray(page).getByRole('button', { name: /^Move photo \d+ later$/ })).toHaveCount(before + files.length)
}

async function describe(page: Page, place: number, text: string): Promise<void> {
  await page.getByRole('button', { name: `Describe photo ${place}` }).click()
  await page.getByRole('textbox', { name: `What photo ${place} shows` }).fill(text)
  await page.keyboard.press('Enter')
}

test('photographs are added, described, put in order by the keyboard, saved and viewed', async ({ page, signedIn }) => {
  await openJournal(page)
  await entryBox(page).fill('The gutter is up.')
  await addPhotographs(page, [
    await drawn(page, 'sea.png', 'teal'),
    await drawn(page, 'oak.png', 'peru'),
    await drawn(page, 'cup.png', 'gray'),
  ])
  await expect(tray(page)).toContainText('3 of 20')
  await describe(page, 1, 'White water')
  await describe(page, 2, 'Oak')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move photo 1 later' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Moved to place 2 of 3.' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused()
  await page.keyboard.press('Enter')
  // The button that moved the photograph is disabled at the end of the list, so the other one takes the focus.
  await expect(page.getByRole('button', { name: 'Move photo 3 earlier' })).toBeFocused()
  await expect(described(page)).toHaveText(['Oak', 'No description yet', 'White water'])
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(described(page)).toHaveText(['Oak', 'White water'])
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  await expect(tray(page)).toBeHidden()

  await page.goto('/journal?view=entries')
  await expect(rows(page).getByRole('img', { name: 'White water' })).toBeVisible()
  await expectAccessible(page)
  await rows(page).getByRole('button').click()
  const thumbnail = page.getByRole('button', { name: 'View photo 1: Oak' })
  await thumbnail.click()
  const viewer = page.getByRole('dialog', { name: /^Photo \d of 2/ })
  await expect(viewer.getByRole('img', { name: 'Oak' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'White water' })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeDisabled()
  await page.keyboard.press('+')
  await expect(viewer.getByRole('img')).toHaveCSS('transform', /matrix\(1\.5/)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(thumbnail).toBeFocused()
  const [entry] = await signedIn.api.entries()
  expect(entry?.photographs?.map(({ description }) => description)).toEqual(['Oak', 'White water'])
})

test('a picture is pasted or dropped into the entry, and text stays text', async ({ page, signedIn }) => {
  await openJournal(page)
  await entryBox(page).fill('Pasted below.')
  const picture = await drawn(page, 'pasted.png', 'teal')
  const bytes = [...picture.buffer]
  const transfer = (data: number[]) =>
    page.evaluateHandle((given) => {
      const held = new DataTransfer()
      held.items.add(new File([Uint8Array.from(given)], 'pasted.png', { type: 'image/png' }))
      return held
    }, data)
  await entryBox(page).evaluate(
    (field, clipboardData) =>
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    await transfer(bytes),
  )
  await expect(tiles(page)).toHaveCount(1)
  await page.getByRole('region', { name: 'Write Entry' }).dispatchEvent('drop', { dataTransfer: await transfer(bytes) })
  await expect(tray(page).getByRole('button', { name: 'Remove photo 2' })).toBeVisible()
  await expect(entryBox(page)).toHaveValue('Pasted below.')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  const [entry] = await signedIn.api.entries()
  expect(entry?.photographs).toHaveLength(2)
})

test('a failed save and a reload keep the photographs and their descriptions', async ({ page, signedIn, guard }) => {
  await openJournal(page)
  await entryBox(page).fill('Kept.')
  await addPhotographs(page, [await drawn(page, 'sea.png', 'teal')])
  await describe(page, 1, 'White water')
  guard.allow(/ERR_FAILED/)
  await page.route(`**${pathOf(endpoints.entries.create)}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('alert')).toContainText('Your text is safe on this device.')
  await expect(described(page)).toHaveText(['White water'])
  await page.unroute(`**${pathOf(endpoints.entries.create)}`)
  await page.reload()
  await expect(page.getByText('Your unsaved text is back.')).toBeVisible()
  await expect(described(page)).toHaveText(['White water'])
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  const [entry] = await signedIn.api.entries()
  expect(entry?.photographs?.map(({ description }) => description)).toEqual(['White water'])
})

test('a photo that is still uploading survives a visit to another page', async ({ page, signedIn }) => {
  await openJournal(page)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(`**${pathOf(endpoints.entryPhotographs.upload)}`, async (route) => {
    await held
    // The first upload was abandoned when its page closed.
    await route.continue().catch(() => {})
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles([await drawn(page, 'sea.png', 'teal')])
  await expect(tiles(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  arrive()
  await page.getByRole('link', { name: 'Journal' }).click()
  await expect(page.getByRole('button', { name: 'Describe photo 1' })).toBeVisible()
  await entryBox(page).fill('White water.')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  expect((await signedIn.api.entries())[0]?.photographs).toHaveLength(1)
})

test('a HEIC is uploaded, and a file that isn’t a photo is refused while the text can still be saved', async ({
  page,
  signedIn,
}) => {
  await openJournal(page)
  await entryBox(page).fill('With a page.')
  await addPhotographs(page, [{ name: 'page.heic', mimeType: 'image/heic', buffer: await readFile(HEIC) }])
  await expect(tray(page)).toContainText('the server removes its location and camera details')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles([{ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture.') }])
  await expect(tray(page)).toContainText('Soundings can’t read this kind of file.')
  await expect(tray(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  expect((await signedIn.api.entries())[0]?.photographs).toHaveLength(1)
})

test('photographs of an entry can be changed, found, and seen in the calendar', async ({ page, signedIn }) => {
  await openJournal(page)
  await saveEntry(page, 'Without one.')
  await page.goto('/journal?view=entries')
  await rows(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await addPhotographs(page, [await drawn(page, 'sea.png', 'teal')])
  await describe(page, 1, 'The sea')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'View photo 1: The sea' })).toBeVisible()
  await signedIn.api.write({ content: 'Another one.' })
  await page.goto('/journal?view=entries#photographs=1')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByLabel('With photos')).toBeChecked()
  await page.goto('/journal?view=calendar')
  await expect(page.getByRole('button', { name: /, today\. .* 1 photo, 2 entries\.$/ })).toBeVisible()
  const changed = (await signedIn.api.entries()).find(({ photographs }) => photographs)
  const address = pathOf(endpoints.entryPhotographs.read, { id: changed?.photographs?.[0]?.id ?? '' })
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/jpeg')
})

test('when the journal has no room for photos, the page says so and saves the text', async ({
  ownServer,
  openBrowser,
}) => {
  const server = await ownServer({ JOURNAL_QUOTA_MB: '0' })
  const context = await openBrowser(server.origin)
  const person = await newPerson(context, server)
  const page = await context.newPage()
  await openJournal(page)
  await entryBox(page).fill('Words fit.')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles([await drawn(page, 'sea.png', 'teal')])
  await expect(tray(page)).toContainText('Your journal has no more room for photos.')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Entry saved.' })).toBeVisible()
  expect((await person.api.entries())[0]?.content).toBe('Words fit.')
  // Prefetched parts would fail without the server.
  await page.close()
})
