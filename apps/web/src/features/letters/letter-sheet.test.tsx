import { letters } from '@soundings/contract/endpoints'
import type { Letter, LetterBody, LetterSentence } from '@soundings/contract/letters'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
// The types of cdp() come from the provider.
import type {} from '@vitest/browser-playwright'
import { callOf, PENDING, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { LetterSheet } from './letter-sheet.tsx'

const ID = 'month-2026-10-01'
const READ = callOf(letters.read, { id: ID })

afterEach(() => vi.restoreAllMocks())

const entryId = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const lineOf = (number: number, text: string) => ({ text, entry_id: entryId(number), date: '2026-10-17' })

function aFinding(part: LetterSentence['part'], changes: Partial<LetterSentence> = {}): LetterSentence {
  const entries = [{ id: entryId(1), date: '2026-10-17' }]
  return {
    part,
    quarter: 0,
    statement: `Finding: ${part}.`,
    lines: [],
    receipt: `Receipt: ${part}.`,
    entries,
    ...changes,
  }
}

/** A letter that says its counts, and then the findings given. */
function aLetter(findings: LetterSentence[], changes: Partial<LetterBody> = {}, head: Partial<Letter> = {}): Letter {
  const body: LetterBody = {
    sentences: [aFinding('counts', { statement: 'You wrote 24 entries.' }), ...findings],
    entries: 24,
    days: 23,
    words: 2_720,
    before: 'September',
    changes: [],
    chart: { year: 2026, from: '2026-10-01', to: '2026-10-31', days: [] },
    text: 'October 2026\n\nYou wrote 24 entries.',
    ...changes,
  }
  return { id: ID, kind: 'month', title: 'October 2026', message: '', body, ...head }
}

async function sheet(letter: unknown, answers: Answers = {}) {
  const onOpenEntry = vi.fn()
  const { screen, calls } = renderOver({ [READ]: letter, ...answers }, <LetterSheet {...{ id: ID, onOpenEntry }} />)
  return { screen: await screen, calls, onOpenEntry }
}

test('while a letter is being written, the page says that it is reading', async () => {
  const { screen } = await sheet(PENDING)
  await expect.element(screen.getByText('Reading…')).toBeVisible()
  expect(screen.getByRole('article').query()).toBeNull()
})

test('an error without a reason says that the letter couldn’t be loaded', async () => {
  const answers = [new Error('broken'), aLetter([])]
  const { screen } = await sheet(() => answers.shift())
  await expect.element(screen.getByText('Couldn’t load this letter.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'You wrote 24 entries.' })).toBeVisible()
})

test('a letter without findings has no list, no chart and no table', async () => {
  const { screen } = await sheet(aLetter([], { entries: 1, days: 1, words: 12 }))
  await expect.element(screen.getByText('1 entry on 1 day, 12 words.')).toBeVisible()
  expect(screen.getByRole('list').query()).toBeNull()
  expect(screen.getByRole('table').query()).toBeNull()
  expect(screen.getByText(/^Mood/).query()).toBeNull()
})

test('a letter shows every kind of finding, in the order of the server, with its receipt and its lines', async () => {
  const parts = ['line', 'subject', 'pattern', 'pair', 'new', 'fullest', 'question'] as const
  const lines = { line: [lineOf(1, 'One line.')], pair: [lineOf(2, 'The earlier.'), lineOf(3, 'The later.')] }
  const findings = parts.map((part) =>
    aFinding(part, part in lines ? { lines: lines[part as keyof typeof lines] } : {}),
  )
  const { screen } = await sheet(aLetter(findings))
  await expect.element(screen.getByRole('region', { name: 'Findings' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 3 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(parts.map((part) => `Finding: ${part}.`))
  for (const part of parts) await expect.element(screen.getByText(new RegExp(`^Receipt: ${part}\\.`))).toBeVisible()
  const quoted = screen.getByRole('blockquote').elements()
  expect(quoted.map(({ textContent }) => textContent)).toEqual(['“One line.”', '“The earlier.”', '“The later.”'])
})

test('each line of a pair opens its own entry', async () => {
  const pair = aFinding('pair', {
    lines: [lineOf(2, 'The earlier.'), { ...lineOf(3, 'The later.'), date: '2026-10-20' }],
  })
  const { screen, onOpenEntry } = await sheet(aLetter([pair]))
  await screen.getByRole('button', { name: 'Tuesday, October 20, 2026' }).click()
  await screen.getByRole('button', { name: 'Saturday, October 17, 2026' }).click()
  expect(onOpenEntry.mock.calls).toEqual([[{ id: entryId(3), marks: [] }], [{ id: entryId(2), marks: [] }]])
})

test('a receipt lists its entries on request, at most 30, and hides them again', async () => {
  const entries = Array.from({ length: 32 }, (_, index) => ({ id: entryId(index), date: '2026-10-17' }))
  const { screen } = await sheet(aLetter([aFinding('subject', { entries })]))
  const see = screen.getByRole('button', { name: 'See the entries' })
  await expect.element(see).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('button', { name: /^Open the entry from/ }).elements()).toEqual([])
  await see.click()
  await expect.element(screen.getByText('and 2 more')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Open the entry from/ }).elements()).toHaveLength(30)
  await screen.getByRole('button', { name: 'Hide the entries' }).click()
  await expect.element(screen.getByText('and 2 more')).not.toBeVisible()
})

test('a yearly letter has the whole year first and then its quarters, each with its own findings', async () => {
  const findings = [0, 1, 2, 3, 4].map((quarter) => aFinding('subject', { quarter, statement: `About ${quarter}.` }))
  const { screen } = await sheet(aLetter(findings, { before: '2025' }, { kind: 'year', title: '2026' }))
  const whole = screen.getByRole('region', { name: 'Findings' })
  await expect.element(whole.getByRole('heading', { name: 'The whole year' })).toBeVisible()
  await expect.element(whole.getByText('About 0.')).toBeVisible()
  expect(whole.getByRole('heading', { name: /^About/ }).elements()).toHaveLength(1)
  for (const [index, name] of [
    'January to March',
    'April to June',
    'July to September',
    'October to December',
  ].entries()) {
    const quarter = screen.getByRole('region', { name })
    await expect.element(quarter.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect.element(quarter.getByText(`About ${index + 1}.`)).toBeVisible()
    expect(quarter.getByRole('heading', { name: /^About/ }).elements()).toHaveLength(1)
  }
})

test('a yearly letter without findings of a quarter needs no headings', async () => {
  const { screen } = await sheet(aLetter([aFinding('line')], {}, { kind: 'year', title: '2026' }))
  await expect.element(screen.getByRole('heading', { name: 'Finding: line.' })).toBeVisible()
  expect(screen.getByText('The whole year').query()).toBeNull()
})

test.each<[Letter['kind'], string, string, string, string]>([
  ['week', 'Week of November 9, 2026', 'the week before', 'Week before', 'This week'],
  ['month', 'October 2026', 'September', 'September', 'October'],
  ['year', '2026', '2025', '2025', '2026'],
])('the changes of a letter about a %s name both periods', async (kind, title, before, then, now) => {
  const changes = [{ name: 'Words', before: 1_234, now: 12_345, words: 'more' }]
  const { screen } = await sheet(aLetter([], { before, changes }, { kind, title }))
  const table = screen.getByRole('region', { name: `What changed since ${before}` }).getByRole('table')
  await expect.element(table).toBeVisible()
  const columns = table.getByRole('columnheader').elements()
  // A narrow page leaves out the column with words.
  expect(columns.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Count', then, now])
  await expect.element(table.getByRole('row', { name: /^Words 1,234 12,345/ })).toBeVisible()
})

test.each<[Letter['kind'], string, string]>([
  ['month', 'October 2026', 'Mood in 2026, with October 2026 marked.'],
  ['year', '2026', 'Mood, every day of the year, Sunday at the top.'],
])('the chart of a letter about a %s says what it shows', async (kind, title, told) => {
  const chart = { year: 2026, from: '2026-10-01', to: '2026-10-31', days: [{ date: '2026-10-17', mood: 4 }] }
  const { screen } = await sheet(aLetter([], { chart }, { kind, title }))
  await expect.element(screen.getByText(told)).toBeVisible()
})

test.each([
  ['the clipboard takes it', () => Promise.resolve(), 'The letter is copied.'],
  ['the browser refuses', () => Promise.reject(new Error('refused')), 'Couldn’t copy the letter.'],
])('the text of a letter is copied whole, and the page says how it went when %s', async (_, write, told) => {
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const { screen } = await sheet(aLetter([]))
  await screen.getByRole('button', { name: 'Copy text' }).click()
  await expect.element(screen.getByText(told)).toBeVisible()
  expect(clipboard.mock.calls).toEqual([['October 2026\n\nYou wrote 24 entries.']])
})

test('“Print” opens the print dialog of the browser', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { screen } = await sheet(aLetter([]))
  await screen.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('on paper a letter has its findings, lines, receipts and changes, and nothing to press', async () => {
  const finding = aFinding('line', { lines: [lineOf(1, 'One line.')] })
  const changes = [{ name: 'Entries', before: 27, now: 24, words: 'fewer' }]
  const { screen } = await sheet(aLetter([finding], { changes }))
  await screen.getByRole('button', { name: 'See the entries' }).click()
  await expect.element(screen.getByRole('button', { name: /^Open the entry from/ })).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await expect.element(screen.getByText('Print', { exact: true })).not.toBeVisible()
    await expect.element(screen.getByText('Copy text')).not.toBeVisible()
    await expect.element(screen.getByText('Hide the entries')).not.toBeVisible()
    await expect.element(screen.getByText('October 17', { exact: true })).not.toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'You wrote 24 entries.' })).toBeVisible()
    await expect.element(screen.getByText('“One line.”')).toBeVisible()
    await expect.element(screen.getByText('Saturday, October 17, 2026')).toBeVisible()
    await expect.element(screen.getByText(/^Receipt: line\./)).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /^Entries 27 24/ })).toBeVisible()
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
})
