import { writing } from '@soundings/contract/endpoints'
import type { OwnPrompt } from '@soundings/contract/writing'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { StartFrom } from './start-from.tsx'

const HEARD: OwnPrompt = { id: '00000000-0000-4000-8000-000000000001', text: 'What did I hear today?' }
const LIST = callOf(writing.prompts)

function startFrom(answers: Record<string, unknown>) {
  const chosen: string[] = []
  const part = (
    <StartFrom
      onTemplate={(text) => chosen.push(`template ${text}`)}
      onPrompt={(text) => chosen.push(`prompt ${text}`)}
      onClose={() => {}}
    />
  )
  const { screen, calls } = renderOver(answers, part)
  return { screen, calls, chosen }
}

test('a template is chosen with a blank line below each of its lines', async () => {
  const { screen, chosen } = startFrom({ [LIST]: { prompts: [] } })
  await (await screen).getByRole('button', { name: /^The week/ }).click()
  expect(chosen).toEqual([
    'template What went well:\n\n\nWhat was hard:\n\n\nWho I was glad to see:\n\n\nWhat I want more of next week:\n',
  ])
})

test('an own prompt is added with Enter and then chosen', async () => {
  const stored: OwnPrompt[] = []
  const { screen, chosen } = startFrom({
    [LIST]: () => ({ prompts: [...stored] }),
    [callOf(writing.addPrompt)]: () => {
      stored.push(HEARD)
      return HEARD
    },
  })
  const { getByLabelText, getByRole } = await screen
  await getByLabelText('A prompt of your own').fill('What did I hear today?')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByLabelText('A prompt of your own')).toHaveValue('')
  await getByRole('button', { name: 'What did I hear today?', exact: true }).click()
  expect(chosen).toEqual(['prompt What did I hear today?'])
})

test('a prompt without a visible character can’t be added, not even with Enter', async () => {
  const { screen, calls } = startFrom({ [LIST]: { prompts: [] } })
  const { getByLabelText, getByRole } = await screen
  await getByLabelText('A prompt of your own').fill('\u200B')
  await expect.element(getByRole('button', { name: 'Add' })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  expect(calls.map(({ call }) => call)).toEqual([LIST])
})

test('while own prompts load, the dialog says so, and none can be added', async () => {
  const { screen } = startFrom({ [LIST]: PENDING })
  const { getByLabelText, getByRole } = await screen
  await expect.element(getByRole('status').filter({ hasText: 'Loading…' })).toBeInTheDocument()
  expect(getByLabelText('A prompt of your own').query()).toBeNull()
})

test('a prompt can be changed and removed, and a failure says so beside it', async () => {
  const { screen, calls } = startFrom({
    [LIST]: { prompts: [HEARD] },
    [callOf(writing.changePrompt, { id: HEARD.id })]: refusal(404, 'PROMPT_NOT_FOUND', 'This prompt no longer exists.'),
    [callOf(writing.removePrompt, { id: HEARD.id })]: undefined,
  })
  const { getByRole, getByText } = await screen
  await getByRole('button', { name: 'Change: What did I hear today?' }).click()
  await expect.element(getByRole('textbox', { name: 'Prompt', exact: true })).toHaveFocus()
  await getByRole('textbox', { name: 'Prompt', exact: true }).fill('What did I see?')
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByText('This prompt no longer exists.')).toBeVisible()
  await getByRole('button', { name: 'Cancel' }).click()
  await getByRole('button', { name: 'Remove: What did I hear today?' }).click()
  await expect.poll(() => calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
})

test('a damaged prompt can be written again or removed, and prompts that can’t be loaded are asked for again', async () => {
  const damaged = startFrom({ [LIST]: { prompts: [{ ...HEARD, text: null }] } })
  const shown = await damaged.screen
  await expect.element(shown.getByText(/^This prompt was damaged on the server’s disk/)).toBeVisible()
  await expect.element(shown.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  await shown.unmount()
  const lost = await startFrom({}).screen
  await expect.element(lost.getByRole('button', { name: 'Try again' })).toBeVisible()
})
