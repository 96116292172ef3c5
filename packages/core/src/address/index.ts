export { addressWarning, canonicalAddress, suggestAddress } from './address.ts'
