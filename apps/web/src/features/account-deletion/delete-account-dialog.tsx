import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useDeleteAccount } from './use-deletion.ts'
import { WhatGoes } from './what-goes.tsx'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import modalStyles from '#web/ui/modal.module.css'
import styles from './account-deletion.module.css'

/** Asks twice before an account is deleted, and offers an export first. */
export function DeleteAccountDialog({
  accountId,
  offer,
  loginPath,
  onClose,
}: {
  accountId: string
  offer: ReactNode
  loginPath: string
  onClose: () => void
}) {
  const [asked, setAsked] = useState(false)
  const deletion = useDeleteAccount(accountId)
  // This is a full page load, so that nothing from the account stays in memory.
  const leave = () => window.location.assign(loginPath)
  return (
    <Modal title={asked ? 'Are you sure?' : 'Delete my account'} onClose={onClose}>
      <div className={classes(modalStyles.body, modalStyles.stack)}>
        {asked ? (
          <p>Last step: this deletes your account and everything in it for good. No one can undo it, including us.</p>
        ) : (
          <>
            <p>This permanently deletes:</p>
            <WhatGoes />
            <p>
              And your account itself: your email address, your name, your plan and every sign-in. The key that encrypts
              your words is destroyed first.
            </p>
            <div className={styles.leavingOffer}>
              <span>Want a copy first?</span>
              {offer}
            </div>
          </>
        )}
        {deletion.isError && <Message kind="err">Account deletion failed. Please try again.</Message>}
        <div className={actionStyles.actions}>
          {asked ? (
            <Button
              look="danger"
              busy={deletion.isPending || deletion.isSuccess}
              onClick={() => deletion.mutate(undefined, { onSuccess: leave })}
            >
              Yes, permanently delete my account
            </Button>
          ) : (
            <Button look="danger" onClick={() => setAsked(true)}>
              Delete my account
            </Button>
          )}
          <Button look="ghost" disabled={deletion.isPending} onClick={onClose}>
            Keep my account
          </Button>
        </div>
      </div>
    </Modal>
  )
}
