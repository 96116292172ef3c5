import type { FoundDocument, FoundJournal } from '@soundings/contract/journal-imports'
import { counted } from '#web/lib/format.ts'
import { Message } from '#web/ui/message.tsx'

/** Documents of the upload that await their own review. */
export function FoundDocuments({
  documents,
  reviewedAt,
}: {
  documents: readonly FoundDocument[]
  /** Words for the place of the review, such as “on the Journal page under Upload”. */
  reviewedAt: string
}) {
  if (documents.length === 0) return null
  const entries = documents.reduce((sum, document) => sum + document.entries, 0)
  const what = documents.length === 1 ? documents[0]?.file : `${documents.length} documents`
  return (
    <Message kind="note">
      {counted(entries, 'entry was', 'entries were')} found in {what}. Review {entries === 1 ? 'it' : 'them'}{' '}
      {reviewedAt} before {entries === 1 ? 'it’s' : 'they’re'} imported.
    </Message>
  )
}

/** Documents that can’t be read, each with the reason. */
export function RefusedDocuments({ documents }: { documents: FoundJournal['refused_documents'] }) {
  return documents.map(({ file, sentence }, index) => (
    <Message key={`${index} ${file}`} kind="err">
      {file}: {sentence}
    </Message>
  ))
}
