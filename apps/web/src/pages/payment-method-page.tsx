import { paths } from '#web/lib/paths.ts'
import { PaymentMethods } from '#web/features/billing/payment-methods.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { BesideChart } from '#web/ui/beside-chart.tsx'
import pageStyles from '#web/ui/page.module.css'

export function Page() {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
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
