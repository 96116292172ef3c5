import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refusal, renderOver } from '#web/testing/render-app.tsx'
import { Queried } from './queried.tsx'

type Answer = () => Promise<readonly string[]>

/** A list of words, with a button that loads it again. */
function Words({ answer, alone }: { answer: Answer; alone?: string | undefined }) {
  const query = useQuery({ queryKey: ['words'], queryFn: answer })
  return (
    <>
      <Queried query={query} failed="Couldn’t load the words." alone={alone}>
        {(words) => <p>{words.length === 0 ? 'No words yet.' : words.join(' ')}</p>}
      </Queried>
      <button type="button" onClick={() => void query.refetch()}>
        Load again
      </button>
    </>
  )
}

const shown = (answer: Answer, alone?: string) => renderOver({}, <Words answer={answer} alone={alone} />).screen

test('until the answer comes, a spinner shows', async () => {
  const screen = await shown(() => new Promise(() => {}))
  await expect.element(screen.getByText('Loading…')).toBeInTheDocument()
})

test('an empty answer is content, and not a failure', async () => {
  const screen = await shown(() => Promise.resolve([]))
  await expect.element(screen.getByText('No words yet.')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test.each([
  ['of one part', undefined],
  ['of a whole page', 'page'],
])('a failure %s says why, and the content shows after another try', async (_, alone) => {
  let isThere = false
  const screen = await shown(async () => {
    if (!isThere) throw refusal(503, 'NOT_READY', 'Out of reach.')
    return ['ferry', 'rain']
  }, alone)
  await expect.element(screen.getByRole('alert').getByText('Out of reach.')).toBeVisible()
  isThere = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('ferry rain')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('a failure without a message for people has the given one', async () => {
  const screen = await shown(() => Promise.reject(new TypeError('x is undefined')))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the words.')
})

test('content stays when loading it again fails', async () => {
  let times = 0
  const screen = await shown(async () => {
    if (times++ > 0) throw refusal(503, 'NOT_READY', 'Out of reach.')
    return ['ferry']
  })
  await screen.getByRole('button', { name: 'Load again' }).click()
  await expect.poll(() => times).toBe(2)
  await expect.element(screen.getByText('ferry')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})
