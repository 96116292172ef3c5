import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomInt } from 'node:crypto'
import { chromium, type Browser } from 'playwright'
import { apiOf } from '../../e2e/fixtures/api.ts'
import { startServer } from '../../e2e/fixtures/server.ts'
import { FAULTS as KINDS, signIn, type Fault, type Scene } from '../editor/faults.ts'
import { Typist } from '../editor/typist.ts'
import { atLeast, none, type Fact } from '../facts.ts'

export const limitMinutes = 40

const FAULT_COUNT = 1_000
const TYPISTS = 2
/** The number of characters from which on a text is saved, so that a round stays short. */
const SAVE_AFTER = 400
const LOSS_ALLOWED_MS = 1_000
const FAULTS = Object.entries(KINDS)
const NO_FAULT: [string, Fault] = ['none', async () => ({ offered: false, mayBeSaved: false })]
const BACK = 'Your unsaved text is back.'
const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

type Tally = {
  faults: number
  lost: string[]
  overwritten: string[]
  notOffered: string[]
  saved: number
  missing: number
}

/** Random faults while users write, in a real browser with the real page. */
export async function prove(): Promise<Fact[]> {
  await using browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  })
  const tally: Tally = { faults: 0, lost: [], overwritten: [], notOffered: [], saved: 0, missing: 0 }
  await Promise.all(Array.from({ length: TYPISTS }, () => write(browser, FAULT_COUNT / TYPISTS, tally)))
  for (const line of [...tally.lost, ...tally.overwritten, ...tally.notOffered].slice(0, 10))
    process.stderr.write(`${line}\n`)
  return [
    atLeast(`faults of ${FAULTS.length} kinds`, tally.faults, FAULT_COUNT),
    none('faults that took more than the last second of typing', tally.lost.length),
    none('faults after which a text had changed', tally.overwritten.length),
    none('faults after which the draft was not offered', tally.notOffered.length),
    atLeast('entries saved in between', tally.saved, 10),
    none('of which not in the journal as they were typed', tally.missing),
  ]
}

async function write(browser: Browser, faults: number, tally: Tally): Promise<void> {
  await using server = await startServer({ LOG_LEVEL: 'error' })
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
  const api = apiOf(context.request, server.origin)
  await signIn(api)
  await api.post(pathOf(endpoints.onboarding.savePreferences), { tone: 'Neutral' })
  await api.post(pathOf(endpoints.onboarding.complete))
  const typist = new Typist(context, await context.newPage())
  const scene: Scene = { typist, api, server }
  const texts: string[] = []
  await typist.open()
  for (let fault = 0; fault < faults; fault++) {
    await typist.goOn()
    await typist.type()
    await suffer(scene, tally, texts)
    if (typist.text.length > SAVE_AFTER) await saveNow(scene, texts)
  }
  const stored = new Set((await allEntries(scene)).map((content) => content.trim()))
  tally.saved += texts.length
  tally.missing += texts.filter((text) => !stored.has(text.trim())).length
  await context.close()
}

async function suffer(scene: Scene, tally: Tally, texts: string[]): Promise<void> {
  const { typist } = scene
  const [name, strike] = FAULTS[randomInt(FAULTS.length)] ?? NO_FAULT
  const sure = typist.textBefore(LOSS_ALLOWED_MS)
  const { offered, mayBeSaved } = await strike(scene)
  tally.faults++
  if (mayBeSaved && (await allEntries(scene)).some((content) => content.trim() === typist.text.trim())) {
    // The entry is stored although its response was lost. The draft may still exist, and saving it again stores nothing
    // twice.
    if ((await typist.read('')) === '') {
      texts.push(typist.text)
      typist.startAnew()
      return
    }
  }
  const found = await typist.read()
  const typed = typist.text
  if (found !== typed) {
    if (!typed.startsWith(found)) tally.overwritten.push(`${name}: ${JSON.stringify({ typed, found })}`)
    else if (!found.startsWith(sure)) tally.lost.push(`${name}: ${JSON.stringify({ sure, found })}`)
    typist.startAnew()
    await scene.typist.page.evaluate(() => localStorage.clear())
    await typist.open()
    return
  }
  if (offered && !(await typist.page.getByText(BACK).isVisible())) tally.notOffered.push(name)
}

async function saveNow({ typist }: Scene, texts: string[]): Promise<void> {
  await typist.save()
  await typist.read('')
  texts.push(typist.text)
  typist.startAnew()
}

async function allEntries({ api }: Scene): Promise<string[]> {
  const contents: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page: { entries: { content: string }[]; next_cursor: string | null } = await api.get(
      `${pathOf(endpoints.entries.list)}?limit=200${query}`,
    )
    contents.push(...page.entries.map(({ content }) => content))
    cursor = page.next_cursor
  }
  return contents
}
