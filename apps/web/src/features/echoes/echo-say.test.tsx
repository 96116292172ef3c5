import { echoes, echoMarks } from '@soundings/contract/endpoints'
import type { EchoMark, MarkEcho } from '@soundings/contract/echo-marks'
import type { EchoReceipt } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EchoSay } from './echo-say.tsx'
import { ToldEcho } from './told-echo.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const LIST = callOf(echoMarks.list)
const SET = callOf(echoMarks.set, { id: ID })
const TAKE_BACK = callOf(echoMarks.takeBack, { id: ID })
const RECEIPT = callOf(echoes.receipt, { id: ID })
const EFFECTS = { true: 'It counts more.', not_me: 'It counts less.', never: 'It stays away.' }

const RECEIVED: EchoReceipt = {
  echo_id: ID,
  text: 'You keep coming back to “harbor”.',
  pattern_label: 'A word that keeps returning',
  looks_for: 'A word.',
  claim: 'It is there.',
  choice: null,
  never_choices: [
    { scope: 'rule', value: 'recurring_word/thread', label: 'This kind: “A word that keeps returning”' },
    { scope: 'subject', value: 'harbor', label: 'This word: “harbor”' },
  ],
  figures: [],
  based_on_entries: 9,
  timeframe_days: 9,
  cited_entries: [],
}

function markOf(body: MarkEcho, echoId = ID): EchoMark {
  return {
    echo_id: echoId,
    scope: 'echo',
    value: '',
    ...body,
    marked_at: '2026-11-20T12:00:00.000Z',
    effect: EFFECTS[body.verdict],
    text: RECEIVED.text,
    generated_at: '2026-11-19T12:00:00.000Z',
    echo_gone: false,
  }
}

function server(given: { mark?: MarkEcho; asksToStop?: boolean } = {}): Answers {
  let mark: MarkEcho | null = given.mark ?? null
  return {
    [LIST]: () => ({ marks: mark ? [markOf(mark)] : [] }),
    [RECEIPT]: RECEIVED,
    [SET]: (body: MarkEcho) => {
      mark = body
      const stop = given.asksToStop && body.verdict === 'not_me'
      return {
        mark: markOf(body),
        asks_to_stop: stop ? { value: 'recurring_word/thread', kind: 'A word that keeps returning' } : null,
      }
    },
    [TAKE_BACK]: () => void (mark = null),
  }
}

async function say(answers: Answers) {
  const { screen, calls } = renderOver(answers, <EchoSay echoId={ID} />)
  const shown = await screen
  const sent = () => calls.filter(({ call }) => call === SET).map(({ body }) => body)
  return { screen: shown, sent, button: (name: string) => shown.getByRole('button', { name, exact: true }) }
}

test('a press says it, shows it as pressed and tells what it does; another press takes it back', async () => {
  const { screen, button, sent } = await say(server())
  await expect.element(button('Rings true')).toHaveAttribute('aria-pressed', 'false')
  await button('Rings true').click()
  await expect.element(button('Rings true')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText(EFFECTS.true)).toBeVisible()
  expect(screen.getByText(EFFECTS.true).element().getAttribute('aria-live')).toBe('polite')
  await button('Rings true').click()
  await expect.element(button('Rings true')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(screen.getByText('Removed. It no longer affects which Echos you get.')).toBeVisible()
  expect(sent()).toEqual([{ verdict: 'true' }])
})

test('there is one verdict at a time', async () => {
  const { button } = await say(server({ mark: { verdict: 'true' } }))
  await expect.element(button('Rings true')).toHaveAttribute('aria-pressed', 'true')
  await button('Not me').click()
  await expect.element(button('Not me')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Rings true')).toHaveAttribute('aria-pressed', 'false')
})

test('“Never again” asks what, and gives the focus back to its button', async () => {
  const { screen, button, sent } = await say(server())
  await button('Never again').click()
  await expect.element(screen.getByRole('dialog', { name: 'What do you never want to see again?' })).toBeVisible()
  expect(sent()).toEqual([])
  await button('This word: “harbor”').click()
  await expect.element(button('Never again')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Never again')).toHaveFocus()
  expect(sent()).toEqual([{ verdict: 'never', scope: 'subject', value: 'harbor' }])
  expect(screen.getByRole('dialog', { name: 'What do you never want to see again?' }).query()).toBeNull()
})

test('while the choices of “Never again” load, the question says so', async () => {
  const { screen, button } = await say({ ...server(), [RECEIPT]: PENDING })
  await button('Never again').click()
  const dialog = screen.getByRole('dialog', { name: 'What do you never want to see again?' })
  await expect.element(dialog.getByRole('status').filter({ hasText: 'Loading…' })).toBeInTheDocument()
})

test('the question can be closed, and what cannot be loaded can be asked for again', async () => {
  const answers = server()
  let isThere = false
  answers[RECEIPT] = () => (isThere ? RECEIVED : refusal(503, 'NOT_READY', 'Out of reach.'))
  const { screen, button, sent } = await say(answers)
  await button('Never again').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  isThere = true
  await button('Try again').click()
  await expect.element(button('This word: “harbor”')).toBeVisible()
  await button('Close').click()
  await expect.element(button('Never again')).toHaveFocus()
  expect(sent()).toEqual([])
})

test.each([
  ['Stop this kind', [{ verdict: 'not_me' }, { verdict: 'never', scope: 'rule', value: 'recurring_word/thread' }]],
  ['Keep it', [{ verdict: 'not_me' }]],
])('after the third “Not me” the card asks whether to stop the kind: %s', async (answer, expected) => {
  const { screen, button, sent } = await say(server({ asksToStop: true }))
  await button('Not me').click()
  await expect.element(screen.getByText(/Stop “A word that keeps returning”\?$/)).toBeVisible()
  await button(answer).click()
  await expect.poll(sent).toEqual(expected)
  expect(screen.getByText(/Stop “/).query()).toBeNull()
})

test('a mark that can’t be saved says so, and nothing is pressed', async () => {
  const answers = { ...server(), [SET]: refusal(409, 'TOO_MANY_MARKS', 'You can mark up to 2,000 Echos.') }
  const { screen, button } = await say(answers)
  await button('Not me').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You can mark up to 2,000 Echos.')
  await expect.element(button('Not me')).toHaveAttribute('aria-pressed', 'false')
})

test('while it is unknown what was said, nothing can be pressed; if it can’t be loaded, it can be asked for again', async () => {
  const waiting = await say({ [LIST]: PENDING })
  await expect.element(waiting.button('Not me')).toBeDisabled()
  await waiting.screen.unmount()
  const { button } = await say({})
  await expect.element(button('Try again')).toBeVisible()
})

const told = async (answers: Answers) => {
  const { screen } = renderOver(answers, <ToldEcho />)
  return screen
}

test('the profile lists what was told to Echo with its effect, and undoes it', async () => {
  const screen = await told(server({ mark: { verdict: 'not_me' } }))
  await expect.element(screen.getByText(RECEIVED.text)).toBeVisible()
  await expect.element(screen.getByText(EFFECTS.not_me)).toBeVisible()
  await screen.getByRole('button', { name: 'Undo “Not me” from Friday, November 20, 2026' }).click()
  await expect.element(screen.getByText(/^Nothing yet\./)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'What you’ve said about Echos' })).toHaveFocus()
  const undone = screen.getByText('Undone: “Not me” from Friday, November 20, 2026.')
  await expect.element(undone).toHaveAttribute('aria-live', 'polite')
})

test('the list says when it loads, when it fails, and when an undo fails', async () => {
  const loading = await told({ [LIST]: PENDING })
  await expect.element(loading.getByText('Loading…')).toBeVisible()
  await loading.unmount()
  const failed = await told({ [LIST]: refusal(503, 'NOT_READY', 'Out of reach.') })
  await expect.element(failed.getByRole('alert')).toHaveTextContent('Out of reach.')
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
  await failed.unmount()
  const { [TAKE_BACK]: _, ...answers } = server({ mark: { verdict: 'true' } })
  const stuck = await told(answers)
  await stuck.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(stuck.getByRole('alert')).toBeVisible()
  await expect.element(stuck.getByText(EFFECTS.true)).toBeVisible()
})

test('of many marks twenty are shown at first, and an Echo that can’t be shown has a note', async () => {
  const id = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, '0')}`
  const marks = Array.from({ length: 21 }, (_, n) => ({ ...markOf({ verdict: 'true' }, id(n)), text: null }))
  const screen = await told({ [LIST]: { marks } })
  await expect.element(screen.getByText('This Echo can’t be shown right now.').first()).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(20)
  await screen.getByRole('button', { name: 'Show older' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(21)
})

test('“Never again” is listed without its Echo, with the reason', async () => {
  const mark = { ...markOf({ verdict: 'never', scope: 'subject', value: 'harbor' }), text: null, echo_gone: true }
  const screen = await told({ [LIST]: { marks: [mark] } })
  await expect
    .element(screen.getByText('This Echo was removed because an entry it was based on has changed.'))
    .toBeVisible()
  await expect.element(screen.getByText(EFFECTS.never)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Undo/ })).toBeVisible()
})
