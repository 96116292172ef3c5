import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sessionBegan, sessionEnded, useSessionEnded } from './session-end.ts'

afterEach(sessionBegan)

function Banner() {
  return <p>{useSessionEnded() ? 'Ended' : 'Running'}</p>
}

test('every screen is notified when the session ends, each time', async () => {
  const screen = await render(
    <>
      <Banner />
      <Banner />
    </>,
  )
  expect(screen.getByText('Running').elements()).toHaveLength(2)
  sessionEnded()
  await expect.poll(() => screen.getByText('Ended').elements()).toHaveLength(2)
  sessionBegan()
  await expect.poll(() => screen.getByText('Running').elements()).toHaveLength(2)
})

test('a screen that is drawn later knows that the session has ended', async () => {
  sessionEnded()
  const screen = await render(<Banner />)
  await expect.element(screen.getByText('Ended')).toBeVisible()
})
