/** Mistyped mail hosts and what was probably meant (product-spec section 5; the two redacted hosts by decision). */
const CORRECTED_HOSTS: Readonly<Record<string, string>> = {
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmial.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'outlook.co': 'outlook.com',
  'outlook.con': 'outlook.com',
  'hotmail.co': 'hotmail.com',
  'yahoo.co': 'yahoo.com',
  'icloud.co': 'icloud.com',
}

/** The address with its host corrected, when the host is a known slip; else null. */
export function suggestAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  const host = CORRECTED_HOSTS[address.slice(at + 1).toLowerCase()]
  return at > 0 && host ? `${address.slice(0, at)}@${host}` : null
}

/** The sentence that says what is wrong with the form of an address, or null when nothing is. */
export function addressWarning(address: string): string | null {
  if (/\s/.test(address)) return 'Email cannot contain spaces'
  if (address.includes('..')) return 'Email contains double dots - please check spelling'
  if (address.endsWith('.')) return 'Email cannot end with a dot'
  return null
}

/** The form under which an address is looked up: mail hosts ignore case, and in practice mailboxes do too. */
export function canonicalAddress(address: string): string {
  return address.normalize('NFC').toLowerCase()
}

/** The mailbox behind an address, for counting mails: what follows a plus sign leads to the same one. */
export function mailboxOf(address: string): string {
  return canonicalAddress(address).replace(/\+[^@]*(?=@)/u, '')
}
