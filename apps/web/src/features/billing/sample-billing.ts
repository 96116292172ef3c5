import type { PaymentMethods } from '@soundings/contract/billing'

/** Sample data, shown when the real data can't be loaded. */
export const SAMPLE_BILLING: Pick<PaymentMethods, 'nextChargeDate' | 'nextChargeAmount' | 'paymentMethods'> = {
  nextChargeDate: '2030-01-01',
  nextChargeAmount: 9.99,
  paymentMethods: [
    {
      id: 'sample',
      type: 'card',
      last4: '4242',
      brand: 'visa',
      expiryMonth: 12,
      expiryYear: 2030,
      isDefault: true,
      billingAddress: {
        name: 'Sample Person',
        line1: '1 Sample Street',
        city: 'Sample City',
        state: 'CA',
        postalCode: '00000',
        country: 'US',
      },
    },
  ],
}
