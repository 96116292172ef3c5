import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { paymentMethodsQuery } from './billing.queries.ts'
import { CardForm } from './card-form.tsx'
import { nextChargeSentence } from './next-charge.ts'
import { PaymentMethodList } from './payment-method-list.tsx'
import { SAMPLE_BILLING } from './sample-billing.ts'
import { SandboxNote } from './sandbox-note.tsx'
import { classes } from '#web/lib/classes.ts'
import styles from './billing.module.css'

const StripeCardForm = lazyPart(() => import('./stripe-card-form.tsx').then((module) => module.StripeCardForm))

export function PaymentMethods() {
  const { data, isPending, refetch } = useQuery(paymentMethodsQuery(useApi()))
  const [isAdding, setIsAdding] = useState(false)
  const formButton = useRef<HTMLButtonElement>(null)
  const toast = useToast()
  if (isPending) return <Spinner />
  if (!data) return <SampleBilling onRetry={() => void refetch()} />
  const onAdded = () => {
    setIsAdding(false)
    toast('Payment method added.')
    // The pressed button disappears with the form.
    formButton.current?.focus()
  }
  return (
    <div className={styles.billing}>
      {data.gateway === 'sandbox' && <SandboxNote />}
      <p className={styles.nextCharge}>{nextChargeSentence(data)}</p>
      <PaymentMethodList methods={data.paymentMethods} />
      <div>
        <Button
          ref={formButton}
          aria-expanded={isAdding}
          aria-controls="add-card"
          onClick={() => setIsAdding(!isAdding)}
        >
          {isAdding ? 'Hide form' : 'Add payment method'}
        </Button>
      </div>
      <div id="add-card" hidden={!isAdding}>
        {isAdding &&
          (data.publishableKey === null ? (
            <CardForm onAdded={onAdded} />
          ) : (
            <Suspense fallback={<Spinner />}>
              <StripeCardForm onAdded={onAdded} />
            </Suspense>
          ))}
      </div>
    </div>
  )
}

/** A labeled sample of the page with data, without buttons. */
function SampleBilling({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes(styles.billing, styles.sample)}>
      <Message kind="warn">
        Couldn’t load your billing details. What you see below is an example, not your data.
      </Message>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
      <p className={styles.nextCharge}>Sample: {nextChargeSentence(SAMPLE_BILLING)}</p>
      <PaymentMethodList methods={SAMPLE_BILLING.paymentMethods} isSample />
    </div>
  )
}
