import { sentenceOf } from '#web/lib/api-error.ts'
import { counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useEndOtherSessions } from './sessions.queries.ts'

/** Asks before everybody else who is signed in to this account is signed out. */
export function EndSessionsDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const end = useEndOtherSessions()
  const toast = useToast()
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: ({ ended }) => {
        onClose()
        toast(`${counted(ended, 'other session', 'other sessions')} ended.`)
      },
    })
  return (
    <Modal title="End other sessions?" onClose={onClose}>
      <div className="pad leaving">
        <p>
          You stay signed in here and are signed out in {counted(others, 'other browser', 'other browsers')}. Text that
          isn’t saved there stays on that device.
        </p>
        {end.isError && <Message kind="err">{sentenceOf(end.error, 'The other sessions could not be ended.')}</Message>}
        <div className="acts">
          <Button look="danger" busy={end.isPending} onClick={confirm}>
            Yes, end them
          </Button>
          <Button look="ghost" disabled={end.isPending} onClick={onClose}>
            Keep them
          </Button>
        </div>
      </div>
    </Modal>
  )
}
