/** The sign-in function that every request uses, and those that create accounts for the operator. */
export { accountFor } from './auth.service.ts'
export { DEVELOPMENT_ACCOUNTS } from './development-accounts.ts'
export { sessionFinder } from './session-finder.ts'
export { checkedAddress, newSignInLink } from './sign-in-link.ts'
