import { useEffect, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useDeleteData } from './use-leaving.ts'
import { WhatGoes } from './what-goes.tsx'

/** How long the word of success is read before the page begins anew. */
const RELOAD_AFTER_MS = 2_500

/** One question before everything is deleted, and the offer to take it along first. */
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
        <div className="pad">
          <Message kind="ok">All your data has been deleted successfully.</Message>
        </div>
      </Modal>
    )
  }
  return (
    <Modal title="Delete all data" onClose={onClose}>
      <div className="pad leaving">
        <p>This removes for ever:</p>
        <WhatGoes />
        <p>
          Your account stays: your address, your name and photo, your plan, your cards and your choices. There is no way
          back.
        </p>
        <div className="leaving-offer">
          <span>You can take everything along first:</span>
          {offer}
        </div>
        {deletion.isError && <Message kind="err">Delete failed. Please try again.</Message>}
        <div className="acts">
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
