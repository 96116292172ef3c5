import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { Passkey } from '@soundings/contract/passkeys'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { longDate } from '#web/lib/format.ts'
import { chooseLock, lockMinutes } from '#web/lib/quick-lock.ts'
import { isDismissed, isKnownHere, passkeysWork } from '#web/lib/web-authn.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { authStatusQuery } from './auth.queries.ts'
import { deviceName } from './passkey-name.ts'
import { passkeysQuery, useAddPasskey } from './passkeys.queries.ts'
import { QuickLockChoice } from './quick-lock-choice.tsx'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import rowStyles from '#web/ui/row.module.css'
import styles from './passkeys.module.css'
import textStyles from '#web/ui/text.module.css'

const ABOUT = 'Sign in with your face, fingerprint or device PIN. The emailed link always works, too.'
const ELSEWHERE = 'Passkeys only work over https at this server’s own host name. The emailed link always works.'

/** Lists, adds, renames and removes passkeys, and chooses when the page locks. */
export function PasskeyList() {
  const api = useApi()
  const { data: status } = useQuery(authStatusQuery(api))
  const { data, error, isPending, refetch } = useQuery(passkeysQuery(api))
  const add = useAddPasskey()
  const toast = useToast()
  const accountId = status?.user?.id ?? ''
  const hasUsable = data?.passkeys.some(({ name }) => name !== null)
  // Without a passkey, nothing here could open a locked page again.
  useEffect(() => {
    if (hasUsable === false && lockMinutes(accountId) !== null) chooseLock(accountId, null)
  }, [hasUsable, accountId])
  if (isPending) return <p className={fieldStyles.hint}>Loading…</p>
  if (error) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load your passkeys.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  const works = passkeysWork(status?.features.passkeys_at)
  const failure = add.error && !isDismissed(add.error) ? failureOf(add.error) : null
  return (
    <>
      <div className={rowStyles.rowLine}>
        <div>
          <b id="passkeys-title">Passkeys</b>
          <span className={textStyles.meta}>{works ? ABOUT : ELSEWHERE}</span>
        </div>
        {works && (
          <div className={rowStyles.actions}>
            <Button
              busy={add.isPending}
              onClick={() =>
                add.mutate(deviceName(navigator.userAgent), {
                  onSuccess: ({ name }) => toast(`Passkey added: ${name}.`),
                })
              }
            >
              Add a passkey
            </Button>
          </div>
        )}
      </div>
      {failure !== null && <Message kind="err">{failure}</Message>}
      {data.passkeys.length > 0 && (
        <ul className={styles.passkeys} aria-labelledby="passkeys-title">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {works && hasUsable && <QuickLockChoice accountId={accountId} />}
    </>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const { name } = passkey
  const close = () => setDialog(null)
  return (
    <li>
      <FingerprintIcon className={textStyles.icon} aria-hidden="true" />
      <div>
        <b>{name ?? 'A damaged passkey'}</b>
        <span className={textStyles.meta}>{usedWhen(passkey)}</span>
      </div>
      {name !== null && (
        <button
          type="button"
          className={controlStyles.iconButton}
          aria-label={`Rename ${name}`}
          onClick={() => setDialog('rename')}
        >
          Rename
        </button>
      )}
      <button
        type="button"
        className={classes(controlStyles.iconButton, styles.remove)}
        aria-label={`Remove ${name ?? 'the damaged passkey'}`}
        onClick={() => setDialog('remove')}
      >
        <TrashIcon className={textStyles.icon} aria-hidden="true" />
      </button>
      {dialog === 'rename' && name !== null && <RenamePasskeyDialog id={passkey.id} name={name} onClose={close} />}
      {dialog === 'remove' && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
    </li>
  )
}

function usedWhen({ created_at: created, last_used_at: used, synced }: Passkey): string {
  if (created === null) return 'It was damaged on the server’s disk and can only be removed.'
  const parts = [
    `Added ${longDate(created)}.`,
    used === null ? 'Not used yet.' : `Used ${longDate(used)}.`,
    ...(synced ? ['Synced to your other devices.'] : []),
  ]
  return parts.join(' ')
}

function failureOf(error: Error): string {
  if (isKnownHere(error)) return 'This device already has a passkey for your journal.'
  return sentenceOf(error, 'Couldn’t add a passkey.')
}
