import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Modal } from './modal.tsx'

async function page() {
  let closed = 0
  function Shown() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Modal
            title="A question"
            onClose={() => {
              closed += 1
              setOpen(false)
            }}
          >
            <button type="button">Inside</button>
          </Modal>
        )}
      </>
    )
  }
  const screen = await render(<Shown />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'A question' })
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog, closed: () => closed }
}

test('the focus moves into the dialog, and back to its button when it closes', async () => {
  const { dialog, opener, closed } = await page()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.activeElement).toBe(opener.element())
  expect(closed()).toBe(1)
})

test('Escape closes the dialog once', async () => {
  const { dialog, closed } = await page()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(closed()).toBe(1)
})

test('a press outside the dialog closes it, a press inside does not', async () => {
  const { dialog, closed } = await page()
  await dialog.getByRole('button', { name: 'Inside' }).click()
  expect(closed()).toBe(0)
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(closed).toBe(1)
})
