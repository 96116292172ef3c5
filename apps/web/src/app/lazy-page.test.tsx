import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPage } from './lazy-page.tsx'

/** A page that records whether a fallback was ever on the screen. */
function watched() {
  let waited = false
  const Waiting = () => {
    waited = true
    return null
  }
  const Shown = lazyPage(async () => ({ Page: () => <h1>Here</h1> }))
  const part = (
    <Suspense fallback={<Waiting />}>
      <Shown />
    </Suspense>
  )
  return { Shown, part, waited: () => waited }
}

test('a page that was loaded before is drawn without a fallback', async () => {
  const { Shown, part, waited } = watched()
  await Shown.load()
  const screen = await render(part)
  await expect.element(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
  expect(waited()).toBe(false)
})

test('any other page is fetched when it is shown', async () => {
  const { part, waited } = watched()
  const screen = await render(part)
  await expect.element(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
  expect(waited()).toBe(true)
})
