export { addressWarning, canonicalAddress, mailboxOf, suggestAddress } from './address.ts'
