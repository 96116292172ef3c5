import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tip } from './tip.tsx'

const twoTips = () =>
  render(
    <>
      <Tip label="About mood" icon="?">
        How the day felt.
      </Tip>
      <Tip label="About focus" icon="?">
        How well you could concentrate.
      </Tip>
    </>,
  )

test('a tip opens under a pointer that moves over it, stays closed after Escape, and opens when it returns', async () => {
  const screen = await twoTips()
  const mood = screen.getByRole('button', { name: 'About mood' })
  await userEvent.hover(mood)
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('How the day felt.')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await userEvent.hover(mood, { position: { x: 3, y: 3 } })
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('tooltip').elements()).toEqual([])
  await userEvent.hover(screen.getByRole('button', { name: 'About focus' }))
  await userEvent.hover(mood)
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('How the day felt.')
})

test('a tip that opens on focus replaces the one under the pointer', async () => {
  const screen = await twoTips()
  await userEvent.hover(screen.getByRole('button', { name: 'About mood' }))
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('How the day felt.')
  screen.getByRole('button', { name: 'About focus' }).element().focus()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('How well you could concentrate.')
})

test('a tip that appears under a resting pointer stays closed until the pointer moves', async () => {
  const screen = await twoTips()
  const mood = screen.getByRole('button', { name: 'About mood' }).element()
  // The events that a browser sends when a page loads or scrolls under a resting pointer.
  mood.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  expect(screen.getByRole('tooltip').elements()).toEqual([])
  mood.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('How the day felt.')
})
