/** The billing address of every card in the proofs. */
export const BILLING_ADDRESS = {
  name: 'A Person',
  line1: '1 Harbour Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '10001',
  country: 'US',
}
