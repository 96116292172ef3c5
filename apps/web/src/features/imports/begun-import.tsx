import { useEffect, useState, type ComponentProps } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { ImportDialogs } from './import-dialogs.tsx'
import { waitingImports } from './imports.queries.ts'
import { createUploadQueue, likelyKind } from './upload-queue.ts'
import type { Begun, UploadsHolder } from './use-uploads.ts'

/** The dialogs of an upload, with the queue of the page and the files that were given to it. */
export function BegunImport({
  holder,
  begun,
  ...rest
}: Omit<ComponentProps<typeof ImportDialogs>, 'queue'> & { holder: UploadsHolder; begun: Begun }) {
  const api = useApi()
  const [queue] = useState(() => holder.queue(() => createUploadQueue(api)))
  useEffect(() => {
    if (!holder.isNew(begun)) return
    queue.add(begun.files, likelyKind)
    // Offers uploads that a closed tab left unfinished. Without an answer there are none.
    void waitingImports(api).then(
      ({ waiting }) => queue.takeUp(waiting),
      () => undefined,
    )
  }, [api, queue, holder, begun])
  return <ImportDialogs queue={queue} {...rest} />
}
