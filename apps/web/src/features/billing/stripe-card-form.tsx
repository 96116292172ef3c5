import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { reasonOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { beginCard, useAddPaymentMethod } from './billing.queries.ts'
import styles from './billing.module.css'

const ADD_FAILED = 'Failed to add payment method. Please try again.'

type Opened = { stripe: Stripe; elements: StripeElements }

/** Stripe's own fields, in Stripe's frames: card details go from the browser to Stripe and never through this app. */
export function StripeCardForm({ onAdded }: { onAdded: () => void }) {
  const { opened, hasFailed, card, address } = useStripeFields()
  const add = useAddPaymentMethod()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)

  const submit = async ({ stripe, elements }: Opened) => {
    setRefusal(null)
    setIsConfirming(true)
    const { setupIntent, error } = await stripe
      .confirmSetup({ elements, redirect: 'if_required', confirmParams: { return_url: window.location.href } })
      .catch(() => ({ setupIntent: undefined, error: { message: '' } }))
    setIsConfirming(false)
    if (!setupIntent) return setRefusal(error?.message ?? '')
    add.mutate({ setupIntentId: setupIntent.id }, { onSuccess: onAdded })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (opened && !isConfirming && !add.isPending) void submit(opened)
  }
  const problem = hasFailed ? '' : (refusal ?? (add.isError ? reasonOf(add.error) : null))
  return (
    <form className={styles.cardForm} aria-label="Add payment method" onSubmit={onSubmit}>
      {!opened && !hasFailed && <Spinner />}
      <div ref={card} />
      <div ref={address} />
      {problem !== null && (
        <Message kind="err">
          {ADD_FAILED} {problem}
        </Message>
      )}
      <div>
        <Button type="submit" look="primary" disabled={!opened} busy={isConfirming || add.isPending}>
          Add card
        </Button>
      </div>
    </form>
  )
}

/** Loads Stripe's script, only on this page, and mounts its fields. */
function useStripeFields() {
  const api = useApi()
  const card = useRef<HTMLDivElement>(null)
  const address = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    let elements: StripeElements | undefined
    const open = async () => {
      const { clientSecret, publishableKey } = await beginCard(api)
      const stripe = await loadStripe(publishableKey)
      if (isGone) return
      if (!stripe || !card.current || !address.current) return setHasFailed(true)
      elements = stripe.elements({ clientSecret, appearance: appearanceOf(card.current) })
      elements.create('payment').mount(card.current)
      elements.create('address', { mode: 'billing' }).mount(address.current)
      setOpened({ stripe, elements })
    }
    open().catch(() => setHasFailed(true))
    return () => {
      isGone = true
      elements?.getElement('payment')?.destroy()
      elements?.getElement('address')?.destroy()
    }
  }, [api])
  return { opened, hasFailed, card, address }
}

/** The theme's colors, in the format that Stripe's frames accept. */
function appearanceOf(element: Element): { variables: Record<string, string> } {
  const probe = document.createElement('i')
  element.append(probe)
  const color = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const variables = {
    colorText: color('--ink'),
    colorBackground: color('--sheet'),
    colorPrimary: color('--focus'),
    colorDanger: color('--danger'),
  }
  probe.remove()
  return { variables }
}
