import type { FoundDocument, FoundJournal } from '@soundings/contract/journal-imports'
import { counted } from '#web/lib/format.ts'
import { Message } from '#web/ui/message.tsx'

/** Documents of the upload that await their own review. */
export function FoundDocuments({
  documents,
  reviewedAt,
}: {
  documents: readonly FoundDocument[]
  /** The place where the documents are reviewed, as the end of “Check them …”. */
  reviewedAt: string
}) {
  if (documents.length === 0) return null
  const entries = documents.reduce((sum, document) => sum + document.entries, 0)
  const what = documents.length === 1 ? documents[0]?.file : `${documents.length} documents`
  return (
    <Message kind="note">
      In {what}, {counted(entries, 'entry was', 'entries were')} found. Check {entries === 1 ? 'it' : 'them'}{' '}
      {reviewedAt} before {entries === 1 ? 'it comes' : 'they come'} in.
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
