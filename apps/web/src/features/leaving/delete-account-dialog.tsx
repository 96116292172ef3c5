import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useDeleteAccount } from './use-leaving.ts'
import { WhatGoes } from './what-goes.tsx'

/** Two questions before an account is deleted, and the offer to take everything along first. */
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
  // A full load: nothing of the account stays in the memory of the page.
  const leave = () => window.location.assign(loginPath)
  return (
    <Modal title={asked ? 'Are you sure?' : 'Delete my account'} onClose={onClose}>
      <div className="pad leaving">
        {asked ? (
          <p>This is the last question. After it your account and everything in it are gone, and nobody can undo it.</p>
        ) : (
          <>
            <p>This removes for ever:</p>
            <WhatGoes />
            <p>
              And your account itself: your address, your name, your plan and every sign-in. The key that your words are
              encrypted with is destroyed first.
            </p>
            <div className="leaving-offer">
              <span>You can take everything along first:</span>
              {offer}
            </div>
          </>
        )}
        {deletion.isError && <Message kind="err">Account deletion failed. Please try again.</Message>}
        <div className="acts">
          {asked ? (
            <Button
              look="danger"
              busy={deletion.isPending || deletion.isSuccess}
              onClick={() => deletion.mutate(undefined, { onSuccess: leave })}
            >
              Yes, delete my account for ever
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
