import type { Entry } from '@soundings/contract/entries'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { draftsOf } from '#web/lib/drafts.ts'
import { isLost } from '#web/lib/save-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { EntryDialogPart } from './entry-dialog-part.tsx'
import type { Mark } from './marked-text.tsx'
import { entryQuery } from './entries.queries.ts'
import { twoVersionsLink } from './entry-link.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import modalStyles from '#web/ui/modal.module.css'

/** The entry in the URL, fetched when the list does not contain it. */
export function OpenedEntry({
  accountId,
  id,
  listed,
  marksOf = () => [],
  onClose,
}: {
  accountId: string
  id: string
  listed: Entry | null
  /** The positions of the search matches in a text. */
  marksOf?: (content: string) => readonly Mark[]
  onClose: () => void
}) {
  const { data, error, refetch } = useQuery({ ...entryQuery(useApi(), id), enabled: listed === null })
  const navigate = useNavigate()
  const entry = listed ?? data
  if (entry) {
    return (
      <Suspense>
        <EntryDialogPart accountId={accountId} entry={entry} marks={marksOf(entry.content)} onClose={onClose} />
      </Suspense>
    )
  }
  if (!error) return null
  // An address with something else than an id is refused with another code.
  const isGone = isLost(error) || (error instanceof ApiError && error.status === 400)
  const hasChanges = isLost(error) && draftsOf(accountId).some(({ target }) => target?.entryId === id)
  return (
    <Modal title="Entry" onClose={onClose}>
      <div className={classes(modalStyles.body, modalStyles.stack)}>
        {isGone ? (
          <p>
            This entry isn’t in your journal. It may have been deleted.
            {hasChanges && ' The changes you didn’t save are safe on this device.'}
          </p>
        ) : (
          <Message kind="err">{sentenceOf(error, 'Couldn’t load this entry.')}</Message>
        )}
        <div className={actionStyles.actions}>
          {!isGone && <Button onClick={() => void refetch()}>Try again</Button>}
          {hasChanges && (
            <Button look="primary" onClick={() => void navigate(twoVersionsLink(id))}>
              Show your changes
            </Button>
          )}
          <Button look="ghost" onClick={onClose}>
            Show all entries
          </Button>
        </div>
      </div>
    </Modal>
  )
}
