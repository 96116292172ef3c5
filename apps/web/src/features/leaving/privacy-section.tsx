import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DeleteDataDialog } from './delete-data-dialog.tsx'

/** How Echos are made, and two ways to leave. */
export function PrivacySection({
  accountId,
  learn,
  offer,
  loginPath,
}: {
  accountId: string
  /** The link to where Echos are explained. */
  learn: ReactNode
  /** A way to take everything along before it is deleted. */
  offer: ReactNode
  loginPath: string
}) {
  const [asking, setAsking] = useState<'data' | 'account' | null>(null)
  const close = () => setAsking(null)
  return (
    <section className="group" id="privacy" aria-labelledby="settings-privacy">
      <h2 id="settings-privacy">Privacy &amp; Trust</h2>
      <div className="rowline">
        <div>
          <b>How Echos are made</b>
          <span className="meta">Algorithmic, from your own entries only.</span>
        </div>
        <div className="acts">{learn}</div>
      </div>
      <div className="rowline">
        <div>
          <b>Delete</b>
          <span className="meta">Both ask before anything is removed.</span>
        </div>
        <div className="acts">
          <Button look="danger" onClick={() => setAsking('data')}>
            Delete all data
          </Button>
          <Button look="danger" onClick={() => setAsking('account')}>
            Delete my account
          </Button>
        </div>
      </div>
      {asking === 'data' && <DeleteDataDialog accountId={accountId} offer={offer} onClose={close} />}
      {asking === 'account' && (
        <DeleteAccountDialog accountId={accountId} offer={offer} loginPath={loginPath} onClose={close} />
      )}
    </section>
  )
}
