import { expectAccessible } from '../fixtures/accessibility.ts'
import { daysAgo } from '../fixtures/days.ts'
import { expect, test } from '../fixtures/test.ts'

/** A calm week in German. */
const WEEK = [
  'Im Garten blühen die ersten Tulpen. Meine Nachbarin hat mir einen Setzling über den Zaun gereicht.',
  'Wir haben das neue Lied zum ersten Mal zusammen gesungen, und die Bässe haben gestrahlt.',
  'Heute habe ich den Plattenspieler repariert, und jetzt klingt Musik durch die ganze Wohnung.',
  'Auf der Wiese am Bahndamm standen zwei Rehe, und ich bin zu Fuß nach Hause spaziert.',
  'Die Bohnen sind aufgegangen, elf von zwölf. Ich bin stolz wie eine Bäuerin auf dem Wochenmarkt.',
  'Die Amsel im Hof hat ein zweites Nest gebaut, diesmal in der alten Gießkanne.',
  'Heute haben wir Kuchen gebacken und mit den Leuten aus dem Haus Karten gespielt.',
]
const SENTENCE =
  'Echos work best in English. From your German entries, they use ratings, times and tags, and quote only a little.'

test('a German journal learns with its first entry what Echos can read, and gets one of its own lines back', async ({
  page,
  signedIn,
}) => {
  await page.goto('/echos')
  await expect(page.getByRole('link', { name: 'Start Writing' })).toBeVisible()
  await expect(page.getByText(/Echos work best in English/)).toBeHidden()
  for (const [index, content] of WEEK.entries()) {
    await signedIn.api.write({ content, mood: 4, created_at: daysAgo(WEEK.length + 4 - index) })
    if (index > 0) continue
    await page.reload()
    await expect(page.getByText(SENTENCE)).toBeVisible()
  }
  await page.reload()
  const quote = page.getByRole('blockquote').locator('[lang="de"]')
  await expect(quote).toBeVisible()
  const line = (await quote.innerText()).replaceAll(/[“”]/gu, '')
  expect(WEEK.some((content) => content.includes(line))).toBe(true)
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await expectAccessible(page)
})
