import { useEffect, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useDeleteData } from './use-deletion.ts'
import { WhatGoes } from './what-goes.tsx'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import modalStyles from '#web/ui/modal.module.css'
import styles from './account-deletion.module.css'

/** The number of milliseconds for which the success message shows before the page reloads. */
const RELOAD_AFTER_MS = 2_500

/** Asks once before everything is deleted, and offers an export first. */
export function DeleteDataDialog({
  accountId,
  offer,
  onClose,
}: {
  accountId: string
  offer: ReactNode
  onClose: () => void
}) {
  const deletion = useDeleteData(accountId)
  const { isSuccess } = deletion
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSuccess])
  if (isSuccess) {
    return (
      <Modal title="Delete all data" onClose={() => window.location.reload()}>
        <div className={modalStyles.body}>
          <Message kind="ok">All your data has been deleted successfully.</Message>
        </div>
      </Modal>
    )
  }
  return (
    <Modal title="Delete all data" onClose={onClose}>
      <div className={classes(modalStyles.body, modalStyles.stack)}>
        <p>This permanently deletes:</p>
        <WhatGoes />
        <p>
          Your account stays: your email address, your name and photo, your plan, your cards and the tone of your Echos.
          You can’t undo this.
        </p>
        <div className={styles.leavingOffer}>
          <span>Want a copy first?</span>
          {offer}
        </div>
        {deletion.isError && <Message kind="err">Delete failed. Please try again.</Message>}
        <div className={actionStyles.actions}>
          <Button look="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
            Yes, delete all my data
          </Button>
          <Button look="ghost" disabled={deletion.isPending} onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Modal>
  )
}
