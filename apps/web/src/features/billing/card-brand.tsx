import type { PaymentMethod } from '@soundings/contract/billing'

/** How brands are called, and the few letters that stand for them: no trademark is drawn. */
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

/** "Visa"; a brand that is not known is a card. */
export function brandName(brand: string): string {
  return BRANDS[brand]?.name ?? 'Card'
}

/** What a card is called by: one that was damaged on the server cannot be told from others. */
export function cardTitle({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return brand === null ? 'A card that can’t be read' : `${brandName(brand)} ending ${last4}`
}

/** The mark of a brand, dashed while it is not known. Its name stands beside it. */
export function CardBrand({ brand }: { brand: string | null }) {
  const known = brand === null ? undefined : BRANDS[brand]
  return (
    <span className={known ? 'card-brand' : 'card-brand unknown'} aria-hidden="true">
      {known?.mark ?? '····'}
    </span>
  )
}
