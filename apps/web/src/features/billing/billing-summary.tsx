import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { paymentMethodsQuery } from './billing.queries.ts'
import { cardTitle } from './card-brand.tsx'
import { nextChargeSentence } from './next-charge.ts'
import rowStyles from '#web/ui/row.module.css'
import textStyles from '#web/ui/text.module.css'

export function BillingSummary() {
  const { data, isPending, refetch } = useQuery(paymentMethodsQuery(useApi()))
  const charged = data?.paymentMethods.find(({ isDefault }) => isDefault)
  const title = charged ? cardTitle(charged) : 'No payment method'
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b>{data ? title : 'Payment method'}</b>
        <span className={textStyles.meta}>
          {data ? nextChargeSentence(data) : isPending ? 'Loading…' : 'Couldn’t load your billing details.'}
          {data?.gateway === 'sandbox' && ' Test mode: no one is charged.'}
        </span>
      </div>
      <div className={rowStyles.actions}>
        {!data && !isPending && <Button onClick={() => void refetch()}>Try again</Button>}
        <Link className={buttonClass()} to="/settings/payment-method">
          Manage Payment Method
        </Link>
      </div>
    </div>
  )
}
