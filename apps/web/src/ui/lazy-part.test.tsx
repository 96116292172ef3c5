import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A part whose file loads only after some tries. */
async function partAfter(failures: number) {
  let tries = 0
  const Part = lazyPart(async () => {
    if (tries++ < failures) throw new Error('gone')
    return Greeting
  })
  const screen = await render(
    <Suspense fallback={<p>Loading</p>}>
      <Part name="Mara" />
    </Suspense>,
  )
  return { screen, tries: () => tries }
}

test('a part is fetched when it is shown', async () => {
  const { screen, tries } = await partAfter(0)
  await expect.element(screen.getByText('Hello Mara')).toBeVisible()
  expect(tries()).toBe(1)
})

test('a part that can’t be fetched shows an error in its place and can be retried', async () => {
  const { screen } = await partAfter(2)
  const again = screen.getByRole('button', { name: /try again/i })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await again.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await again.click()
  await expect.element(screen.getByText('Hello Mara')).toBeVisible()
})

test('loading a part early reports a failure', async () => {
  const Part = lazyPart(() => Promise.reject<typeof Greeting>(new Error('gone')))
  await expect(Part.load()).rejects.toThrow('gone')
})
