import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastRegion, useToast } from './toast.tsx'

type Show = ReturnType<typeof useToast>

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

function Shown({ take }: { take: (show: Show) => void }) {
  const show = useToast()
  useEffect(() => take(show), [take, show])
  return null
}

async function region() {
  let show: Show = () => () => {}
  const screen = await render(
    <ToastRegion>
      <main id="main" tabIndex={-1} style={{ height: '100vh' }}>
        <Shown take={(given) => (show = given)} />
      </main>
    </ToastRegion>,
  )
  // A toast stays while the pointer is over it. The browser's pointer is in the corner at first, where the toast may
  // be.
  await userEvent.hover(screen.getByRole('main'))
  const text = () => screen.getByRole('status').element().textContent
  return { screen, text, show: (...given: Parameters<Show>) => show(...given) }
}

/** React renders the change in a later task. */
const drawn = (text: () => string | null, expected: string) => expect.poll(text).toBe(expected)

test('a toast stays for six seconds', async () => {
  const { show, text } = await region()
  show('Saved.')
  await drawn(text, 'Saved.')
  vi.advanceTimersByTime(5_999)
  expect(text()).toBe('Saved.')
  vi.advanceTimersByTime(1)
  await drawn(text, '')
})

test('a toast with an action stays twice as long', async () => {
  const { show, text } = await region()
  show('Deleted.', { label: 'Undo', run: () => {} })
  await drawn(text, 'Deleted.Undo')
  vi.advanceTimersByTime(11_999)
  expect(text()).toBe('Deleted.Undo')
  vi.advanceTimersByTime(1)
  await drawn(text, '')
})

test('the focus moves from a pressed action to the page', async () => {
  const { screen, show, text } = await region()
  show('Deleted.', { label: 'Undo', run: () => show('Restored.') })
  await drawn(text, 'Deleted.Undo')
  ;(screen.getByRole('button', { name: 'Undo' }).element() as HTMLButtonElement).click()
  await drawn(text, 'Restored.')
  expect(document.activeElement).toBe(screen.getByRole('main').element())
})

test('a toast can be removed, but not the one that came after it', async () => {
  const { show, text } = await region()
  const takeBack = show('First.')
  await drawn(text, 'First.')
  show('Second.')
  takeBack()
  await drawn(text, 'Second.')
})

test('a toast without a button has the same space on both sides', async () => {
  const { screen, show, text } = await region()
  show('Saved.')
  await drawn(text, 'Saved.')
  const card = screen.getByRole('status').element().firstElementChild as HTMLElement
  const { paddingLeft, paddingRight } = getComputedStyle(card)
  expect(paddingRight).toBe(paddingLeft)
})
