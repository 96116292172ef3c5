import { prompts, writing } from '@soundings/contract/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { callOf, PENDING, renderOver } from '#web/testing/render-app.tsx'
import { PromptCard } from './prompt-card.tsx'

const PROMPTS = callOf(prompts.fitting)
const THREE = {
  fitting: 'all',
  prompts: ['Who called?', 'What did you carry?', 'Where was it quiet?'].map((text, i) => ({ id: `p${i}`, text })),
}

beforeEach(() => localStorage.clear())

async function card(answer: unknown, own: string[] = []) {
  const used: string[] = []
  const written: string[] = []
  const ratings = { mood: 3, energy: 3, focus: 3 }
  const part = (
    <PromptCard
      accountId="a1"
      ratings={ratings}
      saves={0}
      onUse={(text) => used.push(text)}
      onPrompt={(text) => written.push(text)}
    />
  )
  const ownPrompts = own.map((text, nth) => ({ id: `00000000-0000-4000-8000-00000000000${nth}`, text }))
  const { screen, calls } = renderOver({ [PROMPTS]: answer, [callOf(writing.prompts)]: { prompts: ownPrompts } }, part)
  return { screen: await screen, calls, used, written }
}

test('a prompt can be used', async () => {
  const { screen, used } = await card(THREE)
  await expect.element(screen.getByText('Who called?')).toBeVisible()
  await screen.getByRole('button', { name: 'Use this prompt' }).click()
  expect(used).toEqual(['Who called?'])
})

test('New prompt shows a different prompt', async () => {
  const { screen } = await card(THREE)
  await expect.element(screen.getByText('Who called?')).toBeVisible()
  await screen.getByRole('button', { name: 'New prompt' }).click()
  await expect.element(screen.getByText('What did you carry?')).toBeVisible()
})

test('while no prompt is loaded, none can be used', async () => {
  const { screen } = await card(PENDING)
  await expect.element(screen.getByRole('img', { name: 'Loading prompt' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Use this prompt' })).toBeDisabled()
})

test('a prompt that can’t be loaded can be requested again', async () => {
  let working = false
  const { screen } = await card(() => (working ? THREE : new Error('lost')))
  await expect.element(screen.getByText(/Couldn’t load a prompt/)).toBeVisible()
  working = true
  await screen.getByRole('button', { name: 'New prompt' }).click()
  await expect.element(screen.getByText('Who called?')).toBeVisible()
})

test('each third prompt is one of the person’s own, which stays beside the text', async () => {
  const { screen, used, written } = await card(THREE, ['What did I hear today?', 'Who did I not call?'])
  const next = () => screen.getByRole('button', { name: 'New prompt' }).click()
  await expect.element(screen.getByText('Who called?')).toBeVisible()
  await next()
  await expect.element(screen.getByText('What did you carry?')).toBeVisible()
  await next()
  await expect.element(screen.getByText('What did I hear today?')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Your own prompt' })).toBeVisible()
  await screen.getByRole('button', { name: 'Use this prompt' }).click()
  expect([used, written]).toEqual([[], ['What did I hear today?']])
  for (let more = 0; more < 3; more++) await next()
  await expect.element(screen.getByText('Who did I not call?')).toBeVisible()
})
