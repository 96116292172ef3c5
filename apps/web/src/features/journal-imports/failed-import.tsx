import type { JournalImport } from '@soundings/contract/journal-imports'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { FoundDocuments } from './found-documents.tsx'
import { useCancelImport } from './journal-imports.queries.ts'
import { StepsHead } from './steps-head.tsx'
import styles from './journal-imports.module.css'

/** An import that failed: nothing was added, or, from an archive, perhaps a part of it. */
export function FailedImport({
  imported,
  reviewedAt,
}: {
  imported: JournalImport & { state: 'failed' }
  reviewedAt: string
}) {
  const title = imported.partial ? 'Your archive isn’t fully restored' : 'Nothing was added'
  const cancel = useCancelImport(imported.id)
  return (
    <>
      <StepsHead step={null} title={title} sub={imported.files[0] ?? 'Your import'} />
      <Message kind="err">{imported.sentence}</Message>
      <FoundDocuments documents={imported.documents} reviewedAt={reviewedAt} />
      <div className={styles.foot}>
        <Button look="primary" size="large" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Choose another file
        </Button>
      </div>
    </>
  )
}
