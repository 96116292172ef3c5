import { sentenceOf } from '#web/lib/api-error.ts'
import { counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useEndOtherSessions } from './sessions.queries.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import modalStyles from '#web/ui/modal.module.css'

/** Asks before the other sessions of this account are signed out. */
export function EndSessionsDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const end = useEndOtherSessions()
  const toast = useToast()
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: ({ ended }) => {
        onClose()
        toast(`Signed out in ${counted(ended, 'other place', 'other places')}.`)
      },
    })
  return (
    <Modal title="Sign out everywhere else?" onClose={onClose}>
      <div className={classes(modalStyles.body, modalStyles.stack)}>
        <p>
          You stay signed in here and will be signed out in {counted(others, 'other browser', 'other browsers')}. Text
          that isn’t saved there stays on that device.
        </p>
        {end.isError && <Message kind="err">{sentenceOf(end.error, 'Couldn’t sign out the other browsers.')}</Message>}
        <div className={actionStyles.actions}>
          <Button look="danger" busy={end.isPending} onClick={confirm}>
            Sign them out
          </Button>
          <Button look="ghost" disabled={end.isPending} onClick={onClose}>
            Keep them signed in
          </Button>
        </div>
      </div>
    </Modal>
  )
}
