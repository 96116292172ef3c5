import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EntryText } from './entry-text.tsx'

const CONTENT = 'The lamp was lit.\n\nI kept the lamp.\nStill the same paragraph.'

test('blank lines separate paragraphs, and marked parts are in <mark> elements', async () => {
  const marks = [
    { start: 4, end: 8 },
    { start: 30, end: 34 },
  ]
  const { container } = await render(<EntryText content={CONTENT} marks={marks} />)
  const paragraphs = Array.from(container.querySelectorAll('p'), (paragraph) => paragraph.textContent)
  expect(paragraphs).toEqual(['The lamp was lit.', 'I kept the lamp.\nStill the same paragraph.'])
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['lamp', 'lamp'])
})

test('a mark across paragraphs is split, and the text stays whole', async () => {
  const { container } = await render(<EntryText content={CONTENT} marks={[{ start: 9, end: 25 }]} />)
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['was lit.', 'I kept'])
  expect(container.textContent).toBe(CONTENT.replace('\n\n', ''))
})

test('each paragraph, list and quote has the direction of its own script', async () => {
  const content = 'שלום לך\n\nThe lamp.\n\n- חלב\n\n> לחם'
  const { container } = await render(<EntryText content={content} marks={[]} />)
  const directions = Array.from(
    container.querySelectorAll('p, li, blockquote'),
    (part) => getComputedStyle(part).direction,
  )
  expect(directions).toEqual(['rtl', 'ltr', 'rtl', 'rtl', 'rtl'])
})

test('lists, quotes and emphasis are elements that a screen reader names, and their marks are not shown', async () => {
  const content = 'Bought:\n- *fresh* milk\n- bread\n\n> He had already mended it.\n\n1. tap\n2. gutter'
  const { getByRole, container } = await render(<EntryText content={content} marks={[{ start: 11, end: 21 }]} />)
  await expect.element(getByRole('list').first()).toHaveTextContent('fresh milkbread')
  await expect.element(getByRole('blockquote')).toHaveTextContent('He had already mended it.')
  await expect.element(getByRole('emphasis')).toHaveTextContent('fresh')
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['fresh', ' mil'])
  expect(container.querySelectorAll('ol > li')).toHaveLength(2)
})

test('a megabyte of short lines, each with a mark, is shown without delay', async () => {
  const content = 'a lamp\n'.repeat(20_000)
  const marks = Array.from({ length: 20_000 }, (_, line) => ({ start: line * 7 + 2, end: line * 7 + 6 }))
  const { container } = await render(<EntryText content={content} marks={marks} />)
  expect(container.querySelectorAll('mark')).toHaveLength(20_000)
})
