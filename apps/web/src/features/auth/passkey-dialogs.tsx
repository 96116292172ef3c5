import { PASSKEY_NAME_MAX, type Passkey } from '@soundings/contract/passkeys'
import { useId, useState } from 'react'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useRemovePasskey, useRenamePasskey } from './passkeys.queries.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import modalStyles from '#web/ui/modal.module.css'

const BODY = classes(modalStyles.body, modalStyles.stack)

export function RenamePasskeyDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [next, setNext] = useState(name)
  const rename = useRenamePasskey()
  const field = useId()
  return (
    <Modal title="Rename this passkey" onClose={onClose}>
      <form
        className={BODY}
        onSubmit={(event) => {
          event.preventDefault()
          rename.mutate({ id, name: next.trim() }, { onSuccess: onClose })
        }}
      >
        <div className={fieldStyles.field}>
          <label htmlFor={field}>Name</label>
          <input
            className={fieldStyles.input}
            id={field}
            required
            pattern=".*\S.*"
            maxLength={PASSKEY_NAME_MAX}
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </div>
        {rename.isError && <Message kind="err">{sentenceOf(rename.error, 'Couldn’t rename the passkey.')}</Message>}
        <div className={actionStyles.actions}>
          <Button type="submit" look="primary" busy={rename.isPending}>
            Rename
          </Button>
          <Button look="ghost" disabled={rename.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Asks before a passkey is removed: it then no longer signs in, though the device still lists it. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useRemovePasskey()
  const toast = useToast()
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onClose()
        toast('Passkey removed.')
      },
    })
  return (
    <Modal title={`Remove ${name ?? 'the damaged passkey'}?`} onClose={onClose}>
      <div className={BODY}>
        <p>
          You’ll no longer be able to sign in with it. You can delete it from your device, too. The emailed link still
          works, and other devices stay signed in.
        </p>
        {remove.isError && <Message kind="err">{sentenceOf(remove.error, 'Couldn’t remove the passkey.')}</Message>}
        <div className={actionStyles.actions}>
          <Button look="danger" busy={remove.isPending} onClick={confirm}>
            Remove
          </Button>
          <Button look="ghost" disabled={remove.isPending} onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Modal>
  )
}
