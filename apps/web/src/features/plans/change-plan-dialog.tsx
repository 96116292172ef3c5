import { planAction, TIER_NAMES, TIER_PRICES, type Tier } from '@soundings/core/tiers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { reasonOf } from '#web/lib/api-error.ts'
import { dollars } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DOWNGRADE_WARNING } from './plan-features.ts'

const CHANGE_FAILED = 'Failed to change subscription tier. Please try again or contact support.'

/** Asks before a plan is changed; going down to Free says what is lost. */
export function ChangePlanDialog(props: { current: Tier; wanted: Tier; isSandbox: boolean; onClose: () => void }) {
  const { current, wanted, isSandbox, onClose } = props
  const change = useChangeTier()
  const toast = useToast()
  const name = TIER_NAMES[wanted]
  const confirm = () =>
    change.mutate(wanted, {
      onSuccess: () => {
        onClose()
        toast(`You are on ${name} now.`)
      },
    })
  return (
    <Modal title={`${verbOf(current, wanted)} to ${name}?`} onClose={onClose}>
      <div className="pad plan-question">
        <p>
          {wanted === 'free'
            ? `Your ${TIER_NAMES[current]} plan ends now, and nothing more is charged.`
            : `${name} costs ${dollars(TIER_PRICES[wanted])} per month and begins now.`}
        </p>
        {wanted === 'free' && <Message kind="warn">{DOWNGRADE_WARNING}</Message>}
        {isSandbox && wanted !== 'free' && <p className="hint">This server runs a sandbox: nobody is charged.</p>}
        {change.isError && (
          <Message kind="err">
            {CHANGE_FAILED} {reasonOf(change.error)}
          </Message>
        )}
        <div className="acts">
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
    mutationFn: (tier: Tier) => api.post('/api/subscription/change-tier', { tier }),
    // Echos, the next charge and the label in the settings follow the plan.
    onSuccess: () => client.invalidateQueries(),
  })
}
