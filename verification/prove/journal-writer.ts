import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Entry, EntryList } from '@soundings/contract/entries'
import { RefusedError, type Ask, type Client } from './client.ts'

/**
 * The possible texts of an entry: the last acknowledged one, and later ones that were sent without getting a response.
 */
type Written = { id: string; texts: string[]; acknowledged: boolean }
type Unanswered = { key: string; text: string }

export type Refusal = { status: number; code: string | undefined }

const RETRY_MS = 50

/** One user’s journal, written on several connections at once through crashes, and the content that it must have. */
export type JournalWriter = {
  /** Writes and changes entries until it is aborted or the server does not answer. */
  writeUntil(stop: AbortSignal): Promise<void>
  /**
   * Reads the whole journal.
   * @returns `lost`: acknowledged writes that are missing; `wrong`: entries that differ from everything that was sent
   */
  compare(): Promise<{ lost: number; wrong: number }>
  acknowledged(): number
  /** The longest time for one response, in milliseconds. */
  slowestMs(): number
}

/** @param onRefusal called for refused writes, which are then tried again; without it a refusal is an error */
export function journalWriter(client: Client, hands: number, onRefusal?: (refusal: Refusal) => void): JournalWriter {
  const written = new Map<string, Written>()
  const unanswered = new Map<string, Unanswered>()
  let acknowledgements = 0
  let slowest = 0

  async function timed<T>(method: string, path: string, request: Ask): Promise<T> {
    const begun = performance.now()
    try {
      return await client.must<T>(method, path, request)
    } finally {
      slowest = Math.max(slowest, performance.now() - begun)
    }
  }

  /** Sends an entry. Without a response it is sent again later under the same key. */
  async function post(entry: Unanswered): Promise<Written> {
    unanswered.set(entry.key, entry)
    const { id } = await timed<Entry>('POST', pathOf(endpoints.entries.create), {
      body: { content: entry.text, mood: 3, energy: 3, focus: 3, tags: ['proof'] },
      headers: { 'idempotency-key': entry.key },
    })
    unanswered.delete(entry.key)
    acknowledgements++
    const known = { id, texts: [entry.text], acknowledged: true }
    written.set(id, known)
    return known
  }

  async function change(entry: Written): Promise<void> {
    const text = someText()
    entry.texts.push(text)
    await timed('PATCH', pathOf(endpoints.entries.change, { id: entry.id }), { body: { content: text } })
    acknowledgements++
    entry.texts = [text]
  }

  async function hand(stop: AbortSignal): Promise<void> {
    let next = { key: randomUUID(), text: someText() }
    while (!stop.aborted) {
      try {
        const entry = await post(next)
        next = { key: randomUUID(), text: someText() }
        if (Math.random() < 0.5 && !stop.aborted) await change(entry)
      } catch (error) {
        if (!(error instanceof RefusedError && onRefusal)) throw error
        onRefusal(error)
        await pause(RETRY_MS)
      }
    }
  }

  return {
    async writeUntil(stop) {
      const again = [...unanswered.values()]
      const work = [...again.map((entry) => post(entry)), ...Array.from({ length: hands }, () => hand(stop))]
      // The server has died: `unanswered` and `texts` contain the requests without a response.
      await Promise.all(work.map((one) => one.catch(onlyWithoutAnswer)))
    },

    async compare() {
      const found = new Map<string, string>()
      let wrong = 0
      const possible = new Set([...unanswered.values()].map(({ text }) => text))
      for await (const { id, content } of allEntries(client)) {
        if (found.has(id)) wrong++
        found.set(id, content)
        const known = written.get(id)
        if (!(known ? known.texts.includes(content) : possible.delete(content))) wrong++
      }
      const lost = [...written.keys()].filter((id) => !found.has(id)).length
      return { lost, wrong }
    },

    acknowledged: () => acknowledgements,
    slowestMs: () => slowest,
  }
}

async function* allEntries(client: Client): AsyncGenerator<Entry> {
  let cursor: string | null | undefined = null
  do {
    const query = new URLSearchParams({ limit: '200', ...(cursor ? { cursor } : {}) })
    const page: EntryList = await client.must<EntryList>('GET', `${pathOf(endpoints.entries.list)}?${query}`)
    yield* page.entries
    cursor = page.next_cursor
  } while (cursor)
}

/** A unique text, from one line to several kilobytes. */
function someText(): string {
  const words = Math.ceil(Math.random() ** 3 * 800)
  return `${randomUUID()} ${'The water was dark and quite still today. '.repeat(Math.ceil(words / 8))}`.trim()
}

/** `fetch` throws a TypeError when the connection breaks; an error response is a bug of the product. */
function onlyWithoutAnswer(error: unknown): void {
  if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
}
