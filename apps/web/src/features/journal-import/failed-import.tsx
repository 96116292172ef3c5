import type { JournalImport } from '@soundings/contract/journal-imports'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { FoundDocuments } from './found-documents.tsx'
import { useCancelImport } from './journal-imports.queries.ts'
import { StepsHead } from './steps-head.tsx'
import styles from './journal-import.module.css'

/** An import that failed: nothing was added. */
export function FailedImport({ imported }: { imported: JournalImport & { state: 'failed' } }) {
  const cancel = useCancelImport(imported.id)
  return (
    <>
      <StepsHead step={null} title="Nothing was added" sub={imported.files[0] ?? 'Your import'} />
      <Message kind="err">{imported.sentence}</Message>
      <FoundDocuments documents={imported.documents} />
      <div className={styles.foot}>
        <Button look="primary" size="large" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Choose another file
        </Button>
      </div>
    </>
  )
}
