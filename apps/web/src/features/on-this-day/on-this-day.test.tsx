import { onThisDay } from '@soundings/contract/endpoints'
import type { OnThisDayCard } from '@soundings/contract/on-this-day'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { OnThisDay } from './on-this-day.tsx'

const DATE = '2025-11-22'
const CARD_CALL = callOf(onThisDay.card)
const ANSWER = callOf(onThisDay.answer, { date: DATE })
const UNDO = callOf(onThisDay.bringBack, { date: DATE })
const CARD: OnThisDayCard = {
  when: 'A year ago today',
  date: DATE,
  words: 237,
  entry_id: '10000000-0000-4000-8000-000000000001',
  quote: 'First frost. The slip was white.',
}

/** The card beside a text, as on the journal page. */
function Beside() {
  const [text, setText] = useState('')
  return (
    <>
      <textarea aria-label="Your entry" value={text} onChange={(event) => setText(event.target.value)} />
      <OnThisDay isWriting={text !== ''} linkTo={(id) => ({ to: `/journal?entry=${id}`, state: null })} />
    </>
  )
}

async function card(answers: Answers) {
  const { screen, calls } = renderOver(answers, <Beside />)
  return { screen: await screen, calls }
}

test('a past day shows when it was, a line of its words, and a way to read it', async () => {
  const { screen } = await card({ [CARD_CALL]: { card: CARD } })
  const region = screen.getByRole('region', { name: 'A year ago today Saturday, November 22, 2025' })
  await expect.element(region).toBeVisible()
  await expect.element(region.getByText('“First frost. The slip was white.”')).toBeVisible()
  await expect
    .element(region.getByRole('link', { name: 'Read the day' }))
    .toHaveAttribute('href', `/journal?entry=${CARD.entry_id}`)
  expect(document.activeElement).toBe(document.body)
})

test('a dark day is an invitation with its number of words', async () => {
  const { screen } = await card({ [CARD_CALL]: { card: { ...CARD, quote: null } } })
  const words = 'You wrote 237 words. They are here if you want them, and just as safe if you don’t.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open it' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Leave it' })).toBeVisible()
})

test.each([
  ['without a day', { card: null }],
  ['while it loads', PENDING],
  ['when it can’t be loaded', new Error('lost')],
])('%s nothing shows', async (_, answer) => {
  const { screen, calls } = await card({ [CARD_CALL]: answer })
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('the cross hides the card until tomorrow', async () => {
  let hidden = false
  const { screen, calls } = await card({
    [CARD_CALL]: () => ({ card: hidden ? null : CARD }),
    [ANSWER]: () => {
      hidden = true
      return { retired: false }
    },
  })
  await screen.getByRole('button', { name: 'Not today: hide this card' }).click()
  await expect.element(screen.getByText('Hidden until tomorrow.')).toBeVisible()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  expect(calls.find(({ call }) => call === ANSWER)?.body).toEqual({ answer: 'hide' })
})

test('a retired day can be undone at once', async () => {
  let retired = false
  const { screen, calls } = await card({
    [CARD_CALL]: () => ({ card: retired ? null : CARD }),
    [ANSWER]: () => {
      retired = true
      return { retired }
    },
    [UNDO]: () => {
      retired = false
      return undefined
    },
  })
  await screen.getByRole('button', { name: 'Not this day again' }).click()
  await expect.element(screen.getByText('You won’t see this day again.')).toBeVisible()
  expect(calls.find(({ call }) => call === ANSWER)?.body).toEqual({ answer: 'retire' })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('This day can appear again.')).toBeVisible()
  await expect.element(screen.getByRole('region')).toBeVisible()
})

test('leaving a dark day is one answer, and the second time it says that the day is retired', async () => {
  const { screen, calls } = await card({
    [CARD_CALL]: { card: { ...CARD, quote: null } },
    [ANSWER]: { retired: true },
  })
  await screen.getByRole('button', { name: 'Leave it' }).click()
  await expect.element(screen.getByText('You won’t see this day again.')).toBeVisible()
  expect(calls.find(({ call }) => call === ANSWER)?.body).toEqual({ answer: 'leave' })
})

test('a failed answer shows why, and the card stays', async () => {
  const full = refusal(409, 'TOO_MANY_RETIRED_DAYS', 'You can hide up to 500 days.')
  const { screen } = await card({ [CARD_CALL]: { card: CARD }, [ANSWER]: full })
  await screen.getByRole('button', { name: 'Not this day again' }).click()
  await expect.element(screen.getByText('You can hide up to 500 days.')).toBeVisible()
  await expect.element(screen.getByRole('region')).toBeVisible()
})

/** Resolves after the page has been painted twice, when the effect of an answer is visible. */
function drawn(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test('a card that arrives after writing has begun does not appear, not even when the field is left', async () => {
  const late = Promise.withResolvers<unknown>()
  const { screen } = await card({ [CARD_CALL]: () => late.promise })
  await screen.getByRole('textbox').click()
  late.resolve({ card: CARD })
  await late.promise
  await drawn()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  ;(document.activeElement as HTMLElement).blur()
  await drawn()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})
