import { useState } from 'react'
import type { UploadQueue } from './upload-queue.ts'
import type { ImportOutcome } from './use-import.ts'

/** Contains the upload queue of a page. The dialogs create it, and they are fetched when they are first needed. */
export type UploadsHolder = {
  queue: (make: () => UploadQueue) => UploadQueue
  /** True the first time that it is called for a request. */
  isNew: (begun: Begun) => boolean
}

export type Begun = { files: readonly File[] }

/** Uploads of one page: whether their dialogs are open, and the result of the last import. */
export function useUploads() {
  const [holder] = useState(newHolder)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const begin = (files: readonly File[] = []) => {
    setOutcome(null)
    setBegun({ files })
  }
  return { holder, begun, outcome, begin, setOutcome, close: () => setBegun(null) }
}

function newHolder(): UploadsHolder {
  let queue: UploadQueue | null = null
  let taken: Begun | null = null
  return {
    queue: (make) => (queue ??= make()),
    isNew(begun) {
      const isNew = taken !== begun
      taken = begun
      return isNew
    },
  }
}
