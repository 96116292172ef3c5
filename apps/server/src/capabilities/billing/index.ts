/** The billing function that other capabilities may use besides the store. */
export { endSubscription } from './subscription.service.ts'
