import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { waitingImports } from './imports.queries.ts'
import { createUploadQueue, likelyKind } from './upload-queue.ts'
import type { ImportOutcome } from './use-import.ts'

/** Uploads of one page: whether their dialogs are open, and the result of the last import. */
export function useUploads() {
  const api = useApi()
  const [queue] = useState(() => createUploadQueue(api))
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const begin = (files: readonly File[] = []) => {
    setOutcome(null)
    setOpen(true)
    queue.add(files, likelyKind)
    // Offers uploads that a closed tab left unfinished. Without an answer there are none.
    void waitingImports(api).then(
      ({ waiting }) => queue.takeUp(waiting),
      () => undefined,
    )
  }
  return { queue, open, outcome, begin, setOutcome, close: () => setOpen(false) }
}
