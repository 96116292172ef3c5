import type { PaymentMethods } from '@soundings/contract/billing'
import { calendarDate, dollars } from '#web/lib/format.ts'

/** "Next charge $9.99 on December 1, 2026." */
export function nextChargeSentence({
  nextChargeDate: date,
  nextChargeAmount: amount,
}: Pick<PaymentMethods, 'nextChargeDate' | 'nextChargeAmount'>): string {
  return date === null || amount === null
    ? 'Nothing will be charged.'
    : `Next charge ${dollars(amount)} on ${calendarDate(date)}.`
}
