import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CurrentEcho, EchoReceipt } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { PLAIN_LINES } from '#server/testing/plain-days.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

type DiaryLine = { content: string; mood: number; energy: number; focus: number }

const diary = (await readFile(join(import.meta.dirname, '../../ops/demo/diary.jsonl'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as DiaryLine)

/** Writes one diary entry a day. */
async function writeDays(fixture: TestApp, person: Person, from: number, count: number): Promise<string[]> {
  const ids: string[] = []
  for (const { content, mood, energy, focus } of diary.slice(from, from + count)) {
    const posted = await person.post('/api/entries', anEntry({ content, mood, energy, focus }))
    ids.push(posted.json().id as string)
    fixture.clock.advance(DAY)
  }
  fixture.clock.advance(-DAY)
  return ids
}

const current = async (person: Person) => (await person.get('/api/echoes/current')).json() as CurrentEcho

test('before the seventh entry the card shows how many are written', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect(await current(mara)).toMatchObject({
    has_echo: false,
    echo: null,
    progress: { current: 0, required: 7 },
  })
  expect((await current(mara)).message).not.toMatch(/close|waiting|tier|upgrade|premium/i)
  for (let written = 1; written < 7; written++) {
    await writeDays(fixture, mara, written - 1, 1)
    fixture.clock.advance(DAY)
    const answer = await current(mara)
    expect(answer.has_echo).toBe(false)
    expect(answer.message).toContain('waiting')
    expect(answer.progress).toEqual({ current: written, required: 7 })
  }
})

test('from the seventh entry on an Echo uses words from the journal', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 0, 7)
  const { has_echo, echo, message } = await current(mara)
  expect(has_echo).toBe(true)
  expect(message).toBe('ok')
  expect(echo!.text.length).toBeLessThanOrEqual(280)
  expect(echo!.resonance_score).toBeGreaterThan(0)
  const quotes = [...echo!.text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote!)
  const journal = diary.slice(0, 7).map(({ content }) => content.replaceAll(/\s+/g, ' '))
  for (const quote of quotes) expect(journal.some((content) => content.includes(quote))).toBe(true)
  expect((await mara.get('/api/echoes/snapshots')).json().snapshots).toEqual([
    {
      id: echo!.echo_id,
      text: echo!.text,
      generated_at: echo!.generated_at,
      based_on_entries: echo!.based_on_entries,
      resonance_score: echo!.resonance_score,
      local_date: echo!.local_date,
      question: echo!.question,
      answers: [],
    },
  ])
})

test('today’s Echo is made once, even for several simultaneous requests', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 0, 7)
  const answers = await Promise.all(Array.from({ length: 5 }, () => current(mara)))
  expect(new Set(answers.map(({ echo }) => echo!.echo_id)).size).toBe(1)
  expect((await mara.get('/api/echoes/snapshots')).json().snapshots).toHaveLength(1)
})

test('on the free plan a new Echo needs seven days and a new entry', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 0, 7)
  const first = (await current(mara)).echo!
  fixture.clock.advance(DAY)
  await writeDays(fixture, mara, 7, 1)
  expect((await current(mara)).echo!.echo_id).toBe(first.echo_id)
  fixture.clock.advance(6 * DAY)
  await writeDays(fixture, mara, 8, 1)
  const second = (await current(mara)).echo!
  expect(second.echo_id).not.toBe(first.echo_id)
  expect(second.text).not.toBe(first.text)
  fixture.clock.advance(20 * DAY)
  expect((await current(mara)).echo!.echo_id).toBe(second.echo_id)
})

/** Days whose hours, words and structure have nothing in common, so that an Echo can only quote a line. */
async function writePlainDays(fixture: TestApp, person: Person): Promise<string[]> {
  const ids: string[] = []
  for (const [index, line] of PLAIN_LINES.entries()) {
    const content = `${line} The rest of the day went by as such days do.`
    ids.push((await person.post('/api/entries', anEntry({ content }))).json().id as string)
    if (index < PLAIN_LINES.length - 1) fixture.clock.advance(DAY + 5 * 3_600_000)
  }
  return ids
}

const pastTexts = async (person: Person) =>
  (await person.get('/api/echoes/snapshots')).json().snapshots.map(({ text }: { text: string }) => text) as string[]

test('an Echo whose quoted text was changed is withdrawn', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await writePlainDays(fixture, mara)
  const { echo } = await current(mara)
  const cited = PLAIN_LINES.findIndex((line) => echo!.text.includes(line))
  expect(cited).toBeGreaterThanOrEqual(0)
  expect(await pastTexts(mara)).toEqual([echo!.text])
  fixture.clock.advance(60_000)
  await mara.patch(`/api/entries/${ids[cited]}`, { content: 'Something else was written here in its place.' })
  expect(await pastTexts(mara)).toEqual([])
  expect((await current(mara)).echo?.text ?? '').not.toContain(PLAIN_LINES[cited])
})

test('a receipt names the rule, the figures and the entry with its exact words', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  const ids = await writePlainDays(fixture, mara)
  const { echo } = await current(mara)
  const cited = PLAIN_LINES.findIndex((line) => echo!.text.includes(line))
  const url = `/api/echoes/${echo!.echo_id}/receipt`
  const receipt = (await mara.get(url)).json() as EchoReceipt
  expect(receipt).toMatchObject({ echo_id: echo!.echo_id, text: echo!.text, pattern_label: 'A line of yours' })
  expect(receipt.looks_for).toContain('A line')
  expect(receipt.claim).toContain('Nothing was inferred')
  const [entry] = receipt.cited_entries
  expect(receipt.cited_entries).toHaveLength(1)
  expect(entry!.id).toBe(ids[cited])
  const content = (await mara.get(`/api/entries/${entry!.id}`)).json().content as string
  const marked = entry!.marks.map(({ start, end }) => `“${content.slice(start, end)}”`)
  expect(marked).toEqual([expect.stringContaining(PLAIN_LINES[cited]!)])
  expect(echo!.text).toContain(marked[0])
  expect((await ines.get(url)).statusCode).toBe(404)
  await mara.delete(`/api/entries/${entry!.id}`)
  expect((await mara.get(url)).json().code).toBe('ECHO_NOT_FOUND')
})

test('a change elsewhere in the journal does not withdraw an Echo', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await writePlainDays(fixture, mara)
  const { echo } = await current(mara)
  const cited = PLAIN_LINES.findIndex((line) => echo!.text.includes(line))
  fixture.clock.advance(60_000)
  await mara.patch(`/api/entries/${ids[cited]}`, { mood: 5 })
  expect(await pastTexts(mara)).toEqual([echo!.text])
})

test('an Echo whose entry was deleted is withdrawn', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await writePlainDays(fixture, mara)
  const { echo } = await current(mara)
  const cited = PLAIN_LINES.findIndex((line) => echo!.text.includes(line))
  await mara.delete(`/api/entries/${ids[cited]}`)
  expect(await pastTexts(mara)).toEqual([])
})

test('an Echo whose entry was moved to a day after it is withdrawn', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await writePlainDays(fixture, mara)
  const { echo } = await current(mara)
  const cited = PLAIN_LINES.findIndex((line) => echo!.text.includes(line))
  fixture.clock.advance(3 * DAY)
  const date = new Date(fixture.clock.now().getTime() - DAY).toISOString().slice(0, 10)
  const moved = await mara.patch(`/api/entries/${ids[cited]}`, { dated: { date, time: '09:00' } })
  expect(moved.statusCode).toBe(200)
  expect(await pastTexts(mara)).toEqual([])
})

test('below the lowest tier with Echos the card explains this', async () => {
  await using fixture = await testApp({ ECHO_MIN_TIER: 'pro' })
  const mara = await fixture.person()
  await writeDays(fixture, mara, 0, 7)
  expect(await current(mara)).toMatchObject({
    has_echo: false,
    message: 'Echos are part of Pro. Upgrade to hear yours.',
  })
})

test('after an entry written in crisis no Echo is made and help is shown', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 0, 7)
  expect((await current(mara)).echo!.pattern_type).not.toBe('quiet')
  await mara.post('/api/entries', anEntry({ content: 'I want to die. There is nothing else to say.', mood: 1 }))
  const answer = await current(mara)
  expect(answer).toMatchObject({ has_echo: true, support: true, echo: { pattern_type: 'quiet', resonance_score: 0 } })
  expect(answer.echo!.text).toBe('Your entries are saved just as you wrote them. There’s no Echo today.')
})

test('Echos belong to one account, and the database contains none of their words', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  await writeDays(fixture, mara, 0, 7)
  const { echo } = await current(mara)
  expect((await ines.get('/api/echoes/snapshots')).json()).toEqual({ snapshots: [] })
  const rows = await fixture.db.query<{ body_sealed: Buffer; row: string }>(
    'select body_sealed, echoes::text as row from echoes',
  )
  const words = echo!.text.match(/\p{L}{6,}/gu) ?? []
  for (const word of words) {
    expect(rows[0]!.body_sealed.toString('latin1')).not.toContain(word)
    expect(rows[0]!.row).not.toContain(word)
  }
})

const GERMAN =
  'Heute waren wir im Garten und haben mit der ganzen Familie Bohnen gesetzt. Es war warm und ich war nicht müde.'

test('the answer names the language of most of the newest entries, before the seventh entry too', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect((await current(mara)).language).toBeNull()
  await mara.post('/api/entries', anEntry({ content: GERMAN }))
  expect(await current(mara)).toMatchObject({ has_echo: false, language: 'de' })
  await writeDays(fixture, mara, 0, 1)
  expect((await current(mara)).language).toBeNull()
  for (let more = 0; more < 8; more++) {
    fixture.clock.advance(DAY)
    await mara.post('/api/entries', anEntry({ content: `${GERMAN} Bohne ${more}.` }))
  }
  expect((await current(mara)).language).toBe('de')
  const leo = await fixture.person('leo@example.com')
  expect((await current(leo)).language).toBeNull()
})

test('nothing is said about the language of entries in hard times', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: `${GERMAN} Ich will nicht mehr leben.` }))
  expect(await current(mara)).toMatchObject({ support: true, language: null })
})
