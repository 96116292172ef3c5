import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterCombobox, type FilterOption } from './filter-combobox.tsx'

const OPTIONS = [
  { value: 'harbor', count: 9 },
  { value: 'Garden', count: 4 },
  { value: 'hard days', count: 1 },
]

async function combobox(options: readonly FilterOption[] = OPTIONS) {
  const chosen: string[] = []
  function Shown() {
    const [value, setValue] = useState('')
    return (
      <>
        <FilterCombobox
          label="Filter by tag"
          listName="Your most used tags"
          placeholder="Any tag"
          value={value}
          options={options}
          onChange={setValue}
          onChoose={(tag) => chosen.push(tag)}
        />
        <button type="button">Elsewhere</button>
      </>
    )
  }
  const screen = await render(<Shown />)
  const field = screen.getByRole('combobox', { name: 'Filter by tag' })
  await field.click()
  return {
    screen,
    field,
    chosen,
    shown: () =>
      screen
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
  }
}

test('the most used tags are offered with their counts', async () => {
  const { shown } = await combobox()
  await expect.poll(shown).toEqual(['harbor9 entries', 'Garden4 entries', 'hard days1 entries'])
})

test('typing filters the tags, in upper or lower case', async () => {
  const { field, shown } = await combobox()
  await field.fill('gAR')
  await expect.poll(shown).toEqual(['Garden4 entries'])
  await field.fill('nothing like it')
  await expect.poll(shown).toEqual([])
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('a press selects a tag and closes the list', async () => {
  const { screen, field, chosen, shown } = await combobox()
  await screen.getByRole('option', { name: /Garden/ }).click()
  await expect.element(field).toHaveValue('Garden')
  expect(chosen).toEqual(['Garden'])
  expect(shown()).toEqual([])
})

test('the arrow keys cycle through the list, and Enter selects a tag', async () => {
  const { screen, field, chosen } = await combobox()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: /harbor/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('option', { name: /hard days/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('hard days')
  expect(chosen).toEqual(['hard days'])
})

test('Enter without a highlighted tag selects none', async () => {
  const { chosen } = await combobox()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual([])
})

test('Escape closes the list', async () => {
  const { shown } = await combobox()
  await userEvent.keyboard('{Escape}')
  await expect.poll(shown).toEqual([])
})

test('the list closes when the focus has left it', async () => {
  const { screen, shown } = await combobox()
  await screen.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.poll(shown).toEqual([])
})

test('the arrow keys bring a highlighted value into view', async () => {
  const { screen } = await combobox(Array.from({ length: 40 }, (_, index) => ({ value: `Name ${index}` })))
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('option', { name: 'Name 39' })).toBeInViewport()
  await expect.element(screen.getByRole('option', { name: 'Name 0', exact: true })).not.toBeInViewport()
})
