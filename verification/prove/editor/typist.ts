import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { entryBox } from '../../e2e/fixtures/writing.ts'

const WORDS = 'the river rose again and I stood there for a while, thinking of nothing much; naïve 🌊 então 夜'.split(
  ' ',
)
const LOOK_EVERY_MS = 25
const RESTORED_WITHIN_MS = 15_000

/** A user who writes in one browser; records every key press and its time. */
export class Typist {
  page: Page
  readonly context: BrowserContext
  #typed: { text: string; at: number }[] = []

  constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
  }

  /** Everything typed since the last entry was saved. */
  get text(): string {
    return this.#typed.map(({ text }) => text).join('')
  }

  /** Everything typed more than `ms` ago: none of it may be missing. */
  textBefore(ms: number): string {
    const until = performance.now() - ms
    return this.#typed.flatMap(({ text, at }) => (at < until ? [text] : [])).join('')
  }

  async type(words = randomInt(1, 8)): Promise<void> {
    for (let word = 0; word < words; word++) {
      const text = `${WORDS[randomInt(WORDS.length)] ?? ''} `
      await this.page.keyboard.type(text)
      this.#typed.push({ text, at: performance.now() })
    }
  }

  /** Begins the next entry; the typed text is saved. */
  startAnew(): void {
    this.#typed = []
  }

  /** Opens the write view in this or a new tab, and puts the cursor at the end of the text. */
  async open(newTab = false): Promise<void> {
    if (newTab) this.page = await this.context.newPage()
    await this.page.goto('/journal')
    await entryBox(this.page).waitFor()
  }

  /** The editor’s text, as soon as it contains the typed text, or at the latest after a while. */
  async read(expected = this.text): Promise<string> {
    const box = entryBox(this.page)
    const until = performance.now() + RESTORED_WITHIN_MS
    let value = await box.inputValue()
    while (value !== expected && performance.now() < until) {
      await pause(LOOK_EVERY_MS)
      value = await box.inputValue()
    }
    return value
  }

  /** Continues after the last word. */
  async goOn(): Promise<void> {
    await entryBox(this.page).focus()
    await this.page.keyboard.press('Control+End')
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save Entry' }).click()
  }
}
