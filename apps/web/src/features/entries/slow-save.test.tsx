import { entries, insights, writing } from '@soundings/contract/endpoints'
import type { Entry, EntryChange, NewEntry } from '@soundings/contract/entries'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { draftsOf } from '#web/lib/drafts.ts'
import { anEntry, usualWriting } from '#web/testing/builders.ts'
import { callOf, refusal, renderOver, type Answers, type CallOptions } from '#web/testing/render-app.tsx'
import { EntryForm } from './entry-form.tsx'
import { useDraft } from './use-draft.ts'

const ACCOUNT = 'account-1'
const ID = crypto.randomUUID()

/**
 * A server that stores entries like the real one. All saves are within a minute: unless a save asks for it, only the
 * first replaced text becomes an earlier version. Each save waits until the test answers it.
 */
function slowServer() {
  const stored = new Map<string, Entry>()
  const versions: string[] = []
  const waiting: (() => void)[] = []
  const slowly = () => new Promise<void>((resolve) => waiting.push(resolve))
  const create = async (body: unknown, _: string, options: CallOptions) => {
    await slowly()
    const key = (options as { headers: Record<string, string> }).headers['idempotency-key']!
    const { content } = body as NewEntry
    const earlier = stored.get(key)
    if (earlier && earlier.content !== content) throw refusal(409, 'IDEMPOTENCY_CONFLICT', 'Saved.', { entry: earlier })
    stored.set(key, earlier ?? anEntry({ id: ID, content }))
    return stored.get(key)
  }
  const change = (body: unknown) => {
    const { content, keep_replaced } = body as EntryChange
    const [key, entry] = [...stored].find(([, { id }]) => id === ID)!
    if (versions.length === 0 || keep_replaced) versions.push(entry.content)
    stored.set(key, { ...entry, content: content! })
    return stored.get(key)
  }
  const answers: Answers = {
    [callOf(writing.choices)]: usualWriting(),
    [callOf(insights.streaks)]: { current: 3, longest: 5 },
    [callOf(entries.list)]: { entries: [], next_cursor: null },
    [callOf(entries.create)]: create,
    [callOf(entries.change, { id: ID })]: change,
  }
  return {
    answers,
    answer: async () => {
      await expect.poll(() => waiting.length).toBe(1)
      waiting.shift()!()
    },
    /** All words that the server has, in entries and earlier versions. */
    words: () => [...[...stored.values()].map(({ content }) => content), ...versions].toSorted(),
    entries: () => [...stored.values()].map(({ content }) => content),
  }
}

function Editor() {
  const session = useDraft(ACCOUNT)
  return (
    <EntryForm session={session} prompt={null} tools={null} notices={null} onSaved={() => {}} onDropped={() => {}} />
  )
}

function OpenedAgain() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Open again
      </button>
      <Editor key={times} />
    </>
  )
}

beforeEach(() => localStorage.clear())

test('texts that replace each other during slow saves are all kept, within a minute too', async () => {
  const server = slowServer()
  const { getByRole, getByLabelText, getByText } = await renderOver(server.answers, <Editor />).screen
  const field = getByLabelText('Your entry')
  await field.fill('First.')
  for (const next of ['Second.', 'Third.']) {
    await getByRole('button', { name: 'Save Entry' }).click()
    await field.fill(next)
    await server.answer()
    await expect.element(getByText('Entry saved. What you’ve typed since then isn’t saved yet.')).toBeVisible()
    await expect.element(field).toHaveValue(next)
    expect(draftsOf(ACCOUNT).map(({ text }) => text)).toEqual([next])
  }
  await getByRole('button', { name: 'Save Entry' }).click()
  await server.answer()
  await expect.element(field).toHaveValue('')
  expect(server.words()).toEqual(['First.', 'Second.', 'Third.'])
})

test('a page that is emptied during a slow save becomes a new entry, and the saved one stays as it was', async () => {
  const server = slowServer()
  const { getByRole, getByLabelText, getByText } = await renderOver(server.answers, <Editor />).screen
  const field = getByLabelText('Your entry')
  await field.fill('First.')
  await getByRole('button', { name: 'Save Entry' }).click()
  await field.clear()
  await field.fill('Second.')
  await server.answer()
  await expect.element(getByText('Entry saved. What you’ve typed since then isn’t saved yet.')).toBeVisible()
  await getByRole('button', { name: 'Save Entry' }).click()
  await server.answer()
  await expect.element(field).toHaveValue('')
  expect(server.entries()).toEqual(['First.', 'Second.'])
})

test('a page that is emptied during a slow save starts over', async () => {
  const server = slowServer()
  const { getByRole, getByLabelText, getByText } = await renderOver(server.answers, <Editor />).screen
  await getByRole('slider', { name: 'Mood' }).fill('5')
  await getByLabelText('Your entry').fill('First.')
  await getByRole('button', { name: 'Save Entry' }).click()
  await getByLabelText('Your entry').clear()
  await server.answer()
  await expect.element(getByText('Entry saved.', { exact: true })).toBeVisible()
  await expect.element(getByRole('slider', { name: 'Mood' })).toHaveValue('3')
})

test('words typed on a page opened again during a slow save stay on the device', async () => {
  const server = slowServer()
  const { getByRole, getByLabelText, getByText } = await renderOver(server.answers, <OpenedAgain />).screen
  await getByLabelText('Your entry').fill('First.')
  await getByRole('button', { name: 'Save Entry' }).click()
  await getByRole('button', { name: 'Open again' }).click()
  await expect.element(getByText(/^Your unsaved text is back/)).toBeVisible()
  await getByLabelText('Your entry').fill('Second.')
  await server.answer()
  await expect.element(getByText('Entry saved.', { exact: true })).toBeVisible()
  expect(draftsOf(ACCOUNT).map(({ text }) => text)).toEqual(['Second.'])
})
