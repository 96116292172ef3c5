import { imports } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, PENDING, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { ImportNotice } from './import-notice.tsx'
import type { ImportOutcome } from './use-import.ts'

const OUTCOME: ImportOutcome = { kind: 'ok', text: '2 entries imported.', importIds: ['i1', 'i2'] }
const UNDO = 'Undo the import'

async function notice(answers: Answers, outcome = OUTCOME) {
  let dismissed = 0
  const { screen, calls } = renderOver(answers, <ImportNotice outcome={outcome} onDismiss={() => (dismissed += 1)} />)
  return { screen: await screen, made: () => calls.map(({ call }) => call), dismissed: () => dismissed }
}

test('an import can be undone as a whole', async () => {
  const removed = { removed: 1, kept: 0 }
  const { screen, made, dismissed } = await notice({
    [callOf(imports.undo, { id: 'i1' })]: removed,
    [callOf(imports.undo, { id: 'i2' })]: removed,
  })
  await expect.element(screen.getByText(/^2 entries imported\./)).toBeVisible()
  await screen.getByRole('button', { name: UNDO }).click()
  await expect.poll(dismissed).toBe(1)
  expect(made()).toEqual([callOf(imports.undo, { id: 'i1' }), callOf(imports.undo, { id: 'i2' })])
})

test('an undo says how many entries stayed because they were edited', async () => {
  const { screen } = await notice({
    [callOf(imports.undo, { id: 'i1' })]: { removed: 1, kept: 1 },
    [callOf(imports.undo, { id: 'i2' })]: { removed: 0, kept: 1 },
  })
  await screen.getByRole('button', { name: UNDO }).click()
  await expect.element(screen.getByText('The import was undone. 2 entries you’ve edited were kept.')).toBeVisible()
})

test('during the undo a second press does nothing', async () => {
  const { screen, made } = await notice({ [callOf(imports.undo, { id: 'i1' })]: PENDING })
  const button = screen.getByRole('button', { name: UNDO })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  expect(made()).toHaveLength(1)
})

test('a failed undo says so, and the notice stays', async () => {
  const { screen, dismissed } = await notice({})
  await screen.getByRole('button', { name: UNDO }).click()
  await expect.element(screen.getByText('Couldn’t undo the import. Please try again.')).toBeVisible()
  expect(dismissed()).toBe(0)
})

test('without added entries there is nothing to undo', async () => {
  const { screen, dismissed } = await notice({}, { ...OUTCOME, kind: 'err', importIds: [] })
  expect(screen.getByRole('button', { name: UNDO }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  expect(dismissed()).toBe(1)
})
