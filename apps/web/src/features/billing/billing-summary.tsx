import '#web/ui/styles/billing.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { paymentMethodsQuery } from './billing.queries.ts'
import { cardTitle } from './card-brand.tsx'
import { nextChargeSentence } from './next-charge.ts'

/** The card that is charged, and when. */
export function BillingSummary() {
  const { data, isPending } = useQuery(paymentMethodsQuery(useApi()))
  const charged = data?.paymentMethods.find(({ isDefault }) => isDefault)
  const title = charged ? cardTitle(charged) : 'No payment method'
  return (
    <div className="rowline">
      <div>
        <b>{data ? title : 'Payment method'}</b>
        <span className="meta">
          {data ? nextChargeSentence(data) : isPending ? 'Loading…' : 'Your billing data could not be loaded.'}
          {data?.gateway === 'sandbox' && ' Sandbox: nobody is charged.'}
        </span>
      </div>
      <div className="acts">
        <Link className={buttonClass()} to="/settings/payment-method">
          Manage Payment Method
        </Link>
      </div>
    </div>
  )
}
