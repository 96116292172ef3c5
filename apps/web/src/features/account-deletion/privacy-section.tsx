import { RESTORE_DAYS } from '@soundings/core/entries'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DeleteDataDialog } from './delete-data-dialog.tsx'
import groupStyles from '#web/ui/group.module.css'
import rowStyles from '#web/ui/row.module.css'
import textStyles from '#web/ui/text.module.css'

/** How Echos are made, and the buttons that delete the data or the account. */
export function PrivacySection({
  accountId,
  deleted,
  learn,
  offer,
  loginPath,
}: {
  accountId: string
  deleted: ReactNode
  /** The link to the page that explains Echos. */
  learn: ReactNode
  /** A button that exports everything before it is deleted. */
  offer: ReactNode
  loginPath: string
}) {
  const [asking, setAsking] = useState<'data' | 'account' | null>(null)
  const close = () => setAsking(null)
  return (
    <section className={groupStyles.group} id="privacy" aria-labelledby="settings-privacy">
      <h2 id="settings-privacy">Privacy &amp; Trust</h2>
      <div className={rowStyles.rowLine}>
        <div>
          <b>How Echos are made</b>
          <span className={textStyles.meta}>Made by fixed rules from your own entries. No language model.</span>
        </div>
        <div className={rowStyles.actions}>{learn}</div>
      </div>
      <div className={rowStyles.rowLine}>
        <div>
          <b>Deleted entries</b>
          <span className={textStyles.meta}>Kept for {RESTORE_DAYS} days, then permanently deleted.</span>
        </div>
        <div className={rowStyles.actions}>{deleted}</div>
      </div>
      <div className={rowStyles.rowLine}>
        <div>
          <b>Delete</b>
          <span className={textStyles.meta}>You’ll be asked to confirm.</span>
        </div>
        <div className={rowStyles.actions}>
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
