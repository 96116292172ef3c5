import '#web/ui/styles/billing.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
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

const StripeCardForm = lazyPart(() => import('./stripe-card-form.tsx').then((module) => module.StripeCardForm))

/** All cards, the next charge, and the way to add a card. */
export function PaymentMethods() {
  const { data, isPending, refetch } = useQuery(paymentMethodsQuery(useApi()))
  const [isAdding, setIsAdding] = useState(false)
  const toast = useToast()
  if (isPending) return <Spinner />
  if (!data) return <SampleBilling onRetry={() => void refetch()} />
  const onAdded = () => {
    setIsAdding(false)
    toast('Payment method added.')
  }
  return (
    <div className="billing">
      {data.gateway === 'sandbox' && <SandboxNote />}
      <p className="next-charge">{nextChargeSentence(data)}</p>
      <PaymentMethodList methods={data.paymentMethods} />
      <div>
        <Button aria-expanded={isAdding} aria-controls="add-card" onClick={() => setIsAdding(!isAdding)}>
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

/** What the page looks like with data, where there is none: said to be a sample, with nothing to press. */
function SampleBilling({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="billing sample">
      <Message kind="warn">
        Your billing data could not be loaded. What stands below is a sample, not your data, and cannot be changed.
      </Message>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
      <p className="next-charge">Sample: {nextChargeSentence(SAMPLE_BILLING)}</p>
      <PaymentMethodList methods={SAMPLE_BILLING.paymentMethods} isSample />
    </div>
  )
}
