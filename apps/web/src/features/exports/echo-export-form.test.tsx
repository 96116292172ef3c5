import { echoes, exports } from '@soundings/contract/endpoints'
import type { EchoSnapshots } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EchoExportForm } from './echo-export-form.tsx'

const LIST = callOf(echoes.snapshots)
const EXPORT = callOf(exports.echoes)
const FILE = { blob: new Blob(['x'.repeat(2048)]), name: 'echos.docx' }

function listOf(...names: string[]): EchoSnapshots {
  const snapshots = names.map((name) => ({
    id: name,
    text: `The ${name}.`,
    generated_at: '2026-11-20T12:00:00.000Z',
    based_on_entries: 7,
    resonance_score: 0.8,
    local_date: '2026-11-20',
    question: null,
    answers: [],
  }))
  return { snapshots }
}

async function form(answers: Answers = {}) {
  const { screen, calls } = renderOver({ [LIST]: listOf('second', 'first'), ...answers }, <EchoExportForm />)
  const shown = await screen
  const sent = () => calls.filter(({ call }) => call === EXPORT).map(({ body }) => body)
  return { screen: shown, sent, button: shown.getByRole('button', { name: 'Export Echos' }) }
}

test('Echos that can’t be loaded are requested again with one press', async () => {
  const answers = [refusal(503, 'NOT_READY', 'Out of reach.'), listOf('only')]
  const { screen } = await form({ [LIST]: () => answers.shift() })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.Try again')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('checkbox', { name: /^The only\./ })).toBeVisible()
})

test('an error without a reason still says what couldn’t be loaded', async () => {
  const { screen } = await form({ [LIST]: new Error('broken') })
  await expect.element(screen.getByText('Couldn’t load your Echos.')).toBeVisible()
})

test('an Echo is listed with its date, and none is chosen at first', async () => {
  const { screen } = await form()
  await expect.element(screen.getByRole('checkbox', { name: 'The first. Friday, November 20, 2026' })).not.toBeChecked()
  await expect.element(screen.getByText('0 of 2 chosen')).toBeVisible()
})

test('“Select all” chooses every Echo, follows single choices, and clears them all', async () => {
  const { screen } = await form()
  const all = screen.getByRole('checkbox', { name: /^Select all/ })
  await screen.getByRole('checkbox', { name: /^The first\./ }).click()
  await expect.element(screen.getByText('1 of 2 chosen')).toBeVisible()
  await expect.element(all).not.toBeChecked()
  await screen.getByRole('checkbox', { name: /^The second\./ }).click()
  await expect.element(all).toBeChecked()
  await all.click()
  await expect.element(screen.getByText('0 of 2 chosen')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: /^The first\./ })).not.toBeChecked()
  await all.click()
  await expect.element(screen.getByText('2 of 2 chosen')).toBeVisible()
})

test('the request for a choice disappears when an Echo is chosen, and nothing was sent', async () => {
  const { screen, button, sent } = await form({ [EXPORT]: FILE })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please select at least one Echo to export.')
  await screen.getByRole('checkbox', { name: /^The first\./ }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})

test('format, letters and Echos are chosen by keyboard alone', async () => {
  const { screen, sent } = await form({ [EXPORT]: FILE })
  await expect.element(screen.getByRole('checkbox', { name: /^Select all/ })).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Tab} ')
  await expect.element(screen.getByRole('checkbox', { name: /^The first\./ })).toBeChecked()
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: /^Word \(docx\)/ })).toBeChecked()
  await userEvent.keyboard('{Tab} ')
  await expect.element(screen.getByRole('checkbox', { name: /^Add your letters/ })).toBeChecked()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByText('echos.docx is downloading to your device (2 KB).')).toBeVisible()
  expect(sent()).toEqual([{ ids: ['first'], format: 'docx', letters: true }])
})

test('a running export can be canceled, and the choice stays', async () => {
  const { screen, button } = await form({ [EXPORT]: PENDING })
  await screen.getByRole('checkbox', { name: /^The first\./ }).click()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await screen.getByRole('button', { name: 'Cancel export' }).click()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(screen.getByRole('checkbox', { name: /^The first\./ })).toBeChecked()
})

test('an Echo that was withdrawn after it was chosen is not sent', async () => {
  const lists = [listOf('second', 'first'), listOf('second')]
  const { screen, button, sent } = await form({ [LIST]: () => lists.shift() ?? listOf('second'), [EXPORT]: FILE })
  await screen.getByRole('checkbox', { name: /^Select all/ }).click()
  await expect.element(screen.getByText('2 of 2 chosen')).toBeVisible()
  // The list loads again when the person comes back to the page.
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('1 of 1 chosen')).toBeVisible()
  await button.click()
  await expect.poll(sent).toEqual([{ ids: ['second'], format: 'txt', letters: false }])
})
