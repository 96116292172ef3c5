import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MarkedText } from './marked-text.tsx'

const CONTENT = 'The lamp was lit.\n\nI kept the lamp.\nStill the same paragraph.'

test('blank lines separate paragraphs, and marked parts are in <mark> elements', async () => {
  const marks = [
    { start: 4, end: 8 },
    { start: 30, end: 34 },
  ]
  const { container } = await render(<MarkedText content={CONTENT} marks={marks} />)
  const paragraphs = Array.from(container.querySelectorAll('p'), (paragraph) => paragraph.textContent)
  expect(paragraphs).toEqual(['The lamp was lit.', 'I kept the lamp.\nStill the same paragraph.'])
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['lamp', 'lamp'])
})

test('a mark across paragraphs is split, and the text stays whole', async () => {
  const { container } = await render(<MarkedText content={CONTENT} marks={[{ start: 9, end: 25 }]} />)
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['was lit.', 'I kept'])
  expect(container.textContent).toBe(CONTENT.replace('\n\n', ''))
})
