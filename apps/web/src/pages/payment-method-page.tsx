import { paths } from '#web/app/paths.ts'
import { PaymentMethods } from '#web/features/billing/payment-methods.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { BesideChart } from '#web/ui/beside-chart.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** Cards, and what is charged to them. */
export function PaymentMethodPage() {
  usePageTitle('Payment method')
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <BackLink to={paths.settings}>Back to settings</BackLink>
          <h1>Payment method</h1>
        </div>
      </div>
      <BesideChart>
        <PaymentMethods />
      </BesideChart>
    </div>
  )
}
