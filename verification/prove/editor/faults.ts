import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { apiOf, type Api } from '../../e2e/fixtures/api.ts'
import type { Server } from '../../e2e/fixtures/server.ts'
import { entryBox } from '../../e2e/fixtures/writing.ts'
import { request } from 'playwright'
import type { Typist } from './typist.ts'

/** The user, the page and the server. */
export type Scene = { typist: Typist; api: Api; server: Server }

/** `offered`: the page must report that a text was restored. `mayBeSaved`: the interrupted save may have happened. */
type Aftermath = { offered: boolean; mayBeSaved: boolean }

export type Fault = (scene: Scene) => Promise<Aftermath>

const KEPT = 'Your text is safe on this device.'
const CANNOT_KEEP = 'This browser can’t keep a backup of what you type.'
const RESTORED: Aftermath = { offered: true, mayBeSaved: false }
const STAYED: Aftermath = { offered: false, mayBeSaved: false }

/** Everything that can go wrong while a user writes; each fault ends with the write view open. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  async 'tab closed'({ typist }) {
    await typist.page.close()
    await typist.open(true)
    return RESTORED
  },

  async 'tab crashed'({ typist }) {
    const { page, context } = typist
    const devtools = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    devtools.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
    await typist.open(true)
    return RESTORED
  },

  async 'page reloaded'({ typist }) {
    await typist.page.reload()
    await entryBox(typist.page).waitFor()
    return RESTORED
  },

  async 'gone to another page'({ typist }) {
    await typist.page.goto('/settings')
    await typist.open()
    return RESTORED
  },

  async 'server killed while saving'({ typist, server }) {
    await typist.save()
    await pause(randomInt(30))
    await server.kill()
    await server.start()
    await typist.open()
    return { offered: false, mayBeSaved: true }
  },

  async 'network gone'({ typist }) {
    await typist.context.setOffline(true)
    await typist.type(2)
    await typist.save()
    await typist.page.getByRole('alert').filter({ hasText: KEPT }).waitFor()
    await typist.context.setOffline(false)
    return STAYED
  },

  async 'session expired'({ typist, api, server }) {
    await endSessionElsewhere(typist, server)
    await typist.goOn()
    await typist.type(2)
    await typist.save()
    await typist.page.getByRole('alert').filter({ hasText: KEPT }).waitFor()
    await signIn(api)
    await typist.open()
    return RESTORED
  },

  async 'two tabs'({ typist }) {
    const other = await typist.context.newPage()
    await other.goto('/journal')
    await entryBox(other).fill('A text of the other tab.')
    await other.getByRole('button', { name: 'Save Entry' }).click()
    await other.getByRole('status').filter({ hasText: 'Entry saved.' }).waitFor()
    await other.close()
    await typist.page.bringToFront()
    return STAYED
  },

  async 'storage full'({ typist }) {
    const { page } = typist
    await page.evaluate(() => {
      for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          while (true) localStorage.setItem(`filler ${size} ${localStorage.length}`, 'x'.repeat(size))
        } catch {
          // The storage is full for this size; the next smaller size fills the rest.
        }
      }
    })
    await typist.goOn()
    await typist.type(8)
    await page.getByText(CANNOT_KEEP).waitFor()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
    })
    await typist.type(1)
    await page.reload()
    await entryBox(page).waitFor()
    return RESTORED
  },
}

/** Signs in as the empty development account: this happens often, and links to one address are limited. */
export async function signIn(api: Api): Promise<void> {
  await api.get(pathOf(endpoints.auth.status))
  await api.post(pathOf(endpoints.auth.devLogin), { email: 'new@soundings.test', token: 'new' })
}

/** Another client with the same cookies signs out. */
async function endSessionElsewhere({ context }: Typist, server: Server): Promise<void> {
  const copy = await request.newContext({ storageState: await context.storageState() })
  await apiOf(copy, server.origin).post(pathOf(endpoints.auth.logout))
  await copy.dispose()
}
