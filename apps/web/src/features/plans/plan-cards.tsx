import { planAction, TIER_NAMES, TIER_PRICES, TIERS, type Tier } from '@soundings/core/account'
import { useState } from 'react'
import { dollars } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { PlanLead } from '#web/chart/plan-lead.tsx'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { PLAN_FEATURES } from './plan-features.ts'
import { classes } from '#web/lib/classes.ts'
import sheetStyles from '#web/ui/sheet.module.css'
import styles from './plans.module.css'

export function PlanCards({ current, isSandbox }: { current: Tier; isSandbox: boolean }) {
  const [wanted, setWanted] = useState<Tier | null>(null)
  return (
    <>
      <div className={styles.plans}>
        {TIERS.map((tier, index) => (
          <PlanCard key={tier} tier={tier} depth={index + 1} current={current} onChoose={() => setWanted(tier)} />
        ))}
      </div>
      {wanted && (
        <ChangePlanDialog current={current} wanted={wanted} isSandbox={isSandbox} onClose={() => setWanted(null)} />
      )}
    </>
  )
}

function PlanCard(props: { tier: Tier; depth: number; current: Tier; onChoose: () => void }) {
  const { tier, depth, current, onChoose } = props
  const isCurrent = tier === current
  const price = TIER_PRICES[tier]
  const action = planAction(current, tier)
  return (
    <article
      className={
        isCurrent ? classes(styles.plan, sheetStyles.sheet, styles.current) : classes(styles.plan, sheetStyles.sheet)
      }
      aria-labelledby={`plan-${tier}`}
    >
      <div className={styles.strata} aria-hidden="true">
        <PlanLead depth={depth} />
      </div>
      {isCurrent && (
        <span className={styles.flag} aria-hidden="true">
          Current Plan
        </span>
      )}
      <h3 id={`plan-${tier}`}>{TIER_NAMES[tier]}</h3>
      <p className={styles.price}>
        {price === 0 ? '$0' : dollars(price)}
        <small>per month</small>
      </p>
      <ul>
        {PLAN_FEATURES[tier].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Button
        block
        look={depth > TIERS.indexOf(current) + 1 ? 'primary' : 'plain'}
        disabled={isCurrent}
        aria-describedby={`plan-${tier}`}
        onClick={onChoose}
      >
        {action}
      </Button>
    </article>
  )
}
