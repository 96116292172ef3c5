import type { ImportReview, ReviewedText } from '@soundings/contract/imports'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { initialText, PhotographReview } from './photograph-review.tsx'

const TEXT = 'The light was late and the light was worth it.'
const REVIEW: ImportReview = {
  id: 'p1',
  original_name: 'page.jpg',
  size_bytes: 2048,
  kind: 'photograph',
  found: [],
  decisions: [{ first: 0, count: 1, date: '2021-03-09', time: '07:15', keep: true }],
  order: null,
  order_certain: true,
  text: TEXT,
  words: [
    { start: 4, end: 9, confidence: 74 },
    { start: 27, end: 32, confidence: 40 },
    { start: 14, end: 18, confidence: 75 },
  ],
}

async function review(readBy: string | null = null) {
  let latest: ReviewedText = initialText(REVIEW)
  function Shown() {
    const [reviewed, setReviewed] = useState(initialText(REVIEW))
    const change = (next: ReviewedText) => {
      latest = next
      setReviewed(next)
    }
    return <PhotographReview review={REVIEW} reviewed={reviewed} readBy={readBy} onChange={change} />
  }
  const screen = await render(<Shown />)
  const field = screen.getByRole('textbox').first()
  const selected = () => {
    const { value, selectionStart, selectionEnd } = field.element() as HTMLTextAreaElement
    return { word: value.slice(selectionStart, selectionEnd), at: selectionStart }
  }
  return { screen, field, selected, latest: () => latest }
}

test('a review starts with the recognized text, its date and the photo kept', () => {
  expect(initialText(REVIEW)).toEqual({ text: TEXT, date: '2021-03-09', time: '07:15', keep_photograph: true })
  expect(initialText({ ...REVIEW, text: null, decisions: [] })).toMatchObject({ text: '', date: null, time: null })
})

test('words below a confidence of 75 are listed', async () => {
  const { screen } = await review()
  const unsure = screen.getByRole('list').getByRole('button')
  expect(unsure.elements().map(({ textContent }) => textContent)).toEqual(['light', 'light'])
})

test('a press on an uncertain word selects it in the text', async () => {
  const { screen, selected } = await review()
  await screen.getByRole('button', { name: 'light' }).last().click()
  expect(selected()).toEqual({ word: 'light', at: 27 })
  await screen.getByRole('button', { name: 'light' }).first().click()
  expect(selected()).toEqual({ word: 'light', at: 4 })
})

test('in an edited text, the nearest occurrence is selected', async () => {
  const { screen, field, selected } = await review()
  await field.fill('Late, and the light was worth it.')
  await screen.getByRole('button', { name: 'light' }).first().click()
  expect(selected()).toEqual({ word: 'light', at: 14 })
})

test('without a date, the time field is disabled', async () => {
  const { screen, latest } = await review()
  await screen.getByLabelText('Date of page.jpg').fill('')
  expect(latest().date).toBeNull()
  await expect.element(screen.getByLabelText('Time of page.jpg')).toBeDisabled()
})

test('the photo can be left out', async () => {
  const { screen, latest } = await review()
  await screen.getByRole('checkbox').click()
  expect(latest().keep_photograph).toBe(false)
})

test('the host that read the photo is named', async () => {
  const { screen } = await review('ocr.example.test')
  await expect.element(screen.getByText(/ocr\.example\.test/)).toBeVisible()
})
