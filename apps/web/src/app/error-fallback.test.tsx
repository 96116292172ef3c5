import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { allowConsole } from '../../../../tools/testing/console-guard.ts'
import { ErrorFallback } from './error-fallback.tsx'

function Broken({ cause }: { cause: unknown }): never {
  throw cause
}

/** React logs the errors it catches to the console. */
const failing = (cause: unknown) => {
  allowConsole(/Broken/)
  return render(
    <ErrorFallback>
      <Broken cause={cause} />
    </ErrorFallback>,
  )
}

test('a page that can be drawn is shown as it is', async () => {
  const screen = await render(
    <ErrorFallback>
      <p>Here.</p>
    </ErrorFallback>,
  )
  await expect.element(screen.getByText('Here.')).toBeVisible()
})

test('a page that fails to draw shows the message of the error and the way home', async () => {
  const screen = await failing(new Error('The chart has no size.'))
  await expect.element(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The chart has no size.')
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/journal')
})

test('an error that has a status is shown with it', async () => {
  const screen = await failing(Object.assign(new Error('Not here.'), { status: 404 }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('404 Not here.')
})

test('a thrown value that is not an error is shown as unknown', async () => {
  const screen = await failing('a word')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Unknown error')
})
