import { entries } from '@soundings/contract/endpoints'
import { useLocation } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { ACCOUNT_ID, anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { BLANK_PAGE, createDraftSession } from './draft-session.ts'
import { OpenedEntry } from './opened-entry.tsx'

const ENTRY = anEntry({ content: 'Walked to the lamp.' })
const ONE = callOf(entries.read, { id: ENTRY.id })

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search}`}</p>
}

async function opened(answer: unknown, listed: typeof ENTRY | null = null) {
  let closed = 0
  const part = <OpenedEntry accountId={ACCOUNT_ID} id={ENTRY.id} listed={listed} onClose={() => (closed += 1)} />
  const { screen, calls } = renderOver(
    { [ONE]: answer },
    <>
      {part}
      <Address />
    </>,
  )
  return { screen: await screen, calls, closed: () => closed }
}

test('an entry in the list opens without a request', async () => {
  const { screen, calls } = await opened(PENDING, ENTRY)
  await expect.element(screen.getByRole('dialog').getByText('Walked to the lamp.')).toBeVisible()
  expect(calls.filter(({ call }) => call === ONE)).toEqual([])
})

test('an entry that is not in the list is fetched', async () => {
  const { screen } = await opened(ENTRY)
  await expect.element(screen.getByRole('dialog').getByText('Walked to the lamp.')).toBeVisible()
})

test('while it is fetched nothing covers the page', async () => {
  const { screen } = await opened(PENDING)
  expect(screen.getByRole('dialog').query()).toBeNull()
})

test('a missing entry offers no retry', async () => {
  const { screen, closed } = await opened(refusal(404, 'ENTRY_NOT_FOUND', 'No such entry.'))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Show all entries' }).click()
  expect(closed()).toBe(1)
})

test('changes to a missing entry that weren’t saved can be shown', async () => {
  onTestFinished(() => localStorage.clear())
  const session = createDraftSession(ACCOUNT_ID, { ...BLANK_PAGE, target: { entryId: ENTRY.id, seenUpdatedAt: '' } })
  session.write('Walked home.', 'type')
  const { screen } = await opened(refusal(404, 'ENTRY_NOT_FOUND', 'No such entry.'))
  await screen.getByRole('button', { name: 'Show your changes' }).click()
  await expect.element(screen.getByText(`/journal/versions?entry=${ENTRY.id}`)).toBeVisible()
})

test('an entry whose load failed can be requested again', async () => {
  let working = false
  const { screen } = await opened(() => (working ? ENTRY : refusal(503, 'NOT_READY', 'Out of reach.')))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  working = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Walked to the lamp.')).toBeVisible()
})
