import type { PaymentMethod } from '@soundings/contract/billing'
import { classes } from '#web/lib/classes.ts'
import styles from './billing.module.css'

/** The names and abbreviations of card brands; no trademark is drawn. */
const BRANDS: Readonly<Record<string, { name: string; mark: string }>> = {
  visa: { name: 'Visa', mark: 'VISA' },
  mastercard: { name: 'Mastercard', mark: 'MC' },
  'american-express': { name: 'American Express', mark: 'AMEX' },
  amex: { name: 'American Express', mark: 'AMEX' },
  discover: { name: 'Discover', mark: 'DISC' },
  'diners-club': { name: 'Diners Club', mark: 'DC' },
  diners: { name: 'Diners Club', mark: 'DC' },
  jcb: { name: 'JCB', mark: 'JCB' },
  unionpay: { name: 'UnionPay', mark: 'UP' },
  maestro: { name: 'Maestro', mark: 'MAES' },
  elo: { name: 'Elo', mark: 'ELO' },
  hiper: { name: 'Hiper', mark: 'HIPER' },
  hipercard: { name: 'Hipercard', mark: 'HIPER' },
  mir: { name: 'Mir', mark: 'MIR' },
}

/** The name of a brand, such as "Visa"; an unknown brand is "Card". */
export function brandName(brand: string): string {
  return BRANDS[brand]?.name ?? 'Card'
}

/** The name of a card. Cards that were damaged on the server all have the same name. */
export function cardTitle({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return brand === null ? 'Unreadable card' : `${brandName(brand)} ending ${last4}`
}

/** The mark of a brand, dashed while the brand is unknown. */
export function CardBrand({ brand }: { brand: string | null }) {
  const known = brand === null ? undefined : BRANDS[brand]
  return (
    <span className={known ? styles.cardBrand : classes(styles.cardBrand, styles.unknown)} aria-hidden="true">
      {known?.mark ?? '····'}
    </span>
  )
}
