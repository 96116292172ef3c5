import { entryPhotographs } from '@soundings/contract/endpoints'
import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import { PHOTOGRAPHS_PER_ENTRY } from '@soundings/core/entries'
import type { ApiClient } from '#web/lib/api-client.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { createStore } from '#web/lib/store.ts'
import type { DraftSession } from './draft-session.ts'
import { withoutDetails } from './without-details.ts'

export type Uploads = {
  /** The photograph that is being uploaded, and the fraction that was sent, from 0 to 1. */
  current: { file: File; fraction: number } | null
  failed: readonly { file: File; problem: string }[]
  /** True when a photograph was sent unchanged, because this browser can’t draw it. */
  sentWhole: boolean
  /** The number of photographs that didn’t fit into the entry. */
  leftOut: number
}

/**
 * Uploads a draft’s added photographs one after the other, in order.
 * @param saved the photographs of the entry that is being edited
 */
export function photographUploads(api: ApiClient, session: DraftSession, saved: readonly EntryPhotograph[]) {
  const store = createStore<Uploads>({ current: null, failed: [], sentWhole: false, leftOut: 0 })
  const change = (changed: Partial<Uploads>) => store.set({ ...store.get(), ...changed })
  const photographs = () => session.state().draft.photographs ?? saved
  let cancel: AbortController | null = null
  let isStopped = false

  function leaveOutSurplus(): void {
    const { offers } = session.state()
    const surplus = photographs().length + offers.length - PHOTOGRAPHS_PER_ENTRY
    if (surplus <= 0) return
    for (const file of offers.slice(-surplus)) session.withdraw(file)
    change({ leftOut: surplus })
  }

  async function run(): Promise<void> {
    leaveOutSurplus()
    const [file] = session.state().offers
    if (cancel || !file) return
    const own = new AbortController()
    cancel = own
    change({ current: { file, fraction: 0 } })
    try {
      const drawn = await withoutDetails(file)
      if (!drawn) change({ sentWhole: true })
      const body = new FormData()
      body.append('file', drawn ?? file, 'photograph')
      const { id } = await api.long(entryPhotographs.upload, {
        body,
        signal: own.signal,
        onProgress: ({ stage, fraction }) =>
          change({ current: { file, fraction: stage === 'sending' ? Math.min(1, fraction) : 1 } }),
      })
      // If the draft was discarded in the meantime, its list of photographs changed, so this one belongs to no draft.
      const isWanted = !own.signal.aborted && session.state().offers.includes(file)
      if (isWanted) session.setPhotographs([...photographs(), { id, description: '' }])
    } catch (error) {
      const problem = refusalOr(error, 'Couldn’t upload this photo.')
      if (!own.signal.aborted) change({ failed: [...store.get().failed, { file, problem }] })
    }
    cancel = null
    change({ current: null })
    if (isStopped) return
    session.withdraw(file)
    void run()
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    /** Called when photographs were added. */
    run() {
      isStopped = false
      void run()
    },
    retry(file: File) {
      change({ failed: store.get().failed.filter((other) => other.file !== file), leftOut: 0 })
      session.offer([file])
    },
    /** Cancels an upload, or removes a failed one. */
    remove(file: File) {
      change({ failed: store.get().failed.filter((other) => other.file !== file) })
      if (store.get().current?.file === file) cancel?.abort()
      session.withdraw(file)
    },
    /** Ends the upload when the editor is left. */
    stop() {
      isStopped = true
      cancel?.abort()
    },
  }
}
