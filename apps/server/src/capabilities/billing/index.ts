/** The billing function that other capabilities and `app.ts` may use besides the store. */
export { endSubscription } from './subscription.service.ts'
