import { billing } from '@soundings/contract/endpoints'
import { planAction, TIER_NAMES, TIER_PRICES, type Tier } from '@soundings/core/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { reasonOf } from '#web/lib/api-error.ts'
import { dollars } from '#web/lib/format.ts'
import { stale } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DOWNGRADE_WARNING } from './plan-features.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import modalStyles from '#web/ui/modal.module.css'
import styles from './plans.module.css'

const CHANGE_FAILED = 'Failed to change subscription tier. Please try again or contact support.'

/** Asks before a plan is changed; before a downgrade to Free, lists what is lost. */
export function ChangePlanDialog(props: { current: Tier; wanted: Tier; isSandbox: boolean; onClose: () => void }) {
  const { current, wanted, isSandbox, onClose } = props
  const change = useChangeTier()
  const isChanged = useRef(false)
  const toast = useToast()
  const name = TIER_NAMES[wanted]
  const confirm = () =>
    change.mutate(wanted, {
      onSuccess: () => {
        // The button of the plan is disabled now.
        isChanged.current = true
        onClose()
        toast(`You’re on ${name} now.`)
      },
    })
  return (
    <Modal title={`${verbOf(current, wanted)} to ${name}?`} openerGoes={isChanged} onClose={onClose}>
      <div className={classes(modalStyles.body, styles.planQuestion)}>
        <p>
          {wanted === 'free'
            ? `Your ${TIER_NAMES[current]} plan ends now, and you won’t be charged again.`
            : `${name} is ${dollars(TIER_PRICES[wanted])} a month, starting today.`}
        </p>
        {wanted === 'free' && <Message kind="warn">{DOWNGRADE_WARNING}</Message>}
        {isSandbox && wanted !== 'free' && (
          <p className={fieldStyles.hint}>Payments are in test mode. No one is charged.</p>
        )}
        {change.isError && (
          <Message kind="err">
            {CHANGE_FAILED} {reasonOf(change.error)}
          </Message>
        )}
        <div className={actionStyles.actions}>
          <Button look={wanted === 'free' ? 'danger' : 'primary'} busy={change.isPending} onClick={confirm}>
            {planAction(current, wanted)}
          </Button>
          <Button onClick={onClose}>Keep {TIER_NAMES[current]}</Button>
        </div>
      </div>
    </Modal>
  )
}

function verbOf(current: Tier, wanted: Tier): string {
  const action = planAction(current, wanted)
  return action === 'Switch Plan' ? 'Switch' : action
}

function useChangeTier() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tier: Tier) => api.call(billing.changeTier, { body: { tier } }),
    onSuccess: () => stale.planChanged(client),
  })
}
