/** Common misspellings of email hosts and the host that was probably meant. */
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

/** The address with a misspelled host corrected, or null when the host isn't a known misspelling. */
export function suggestAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  const host = CORRECTED_HOSTS[address.slice(at + 1).toLowerCase()]
  return at > 0 && host ? `${address.slice(0, at)}@${host}` : null
}

/** The warning for a malformed email address, or null for a well-formed one. */
export function addressWarning(address: string): string | null {
  if (/\s/.test(address)) return 'Email cannot contain spaces'
  if (address.includes('..')) return 'Email contains double dots - please check spelling'
  if (address.endsWith('.')) return 'Email cannot end with a dot'
  return null
}

/** The form used to look up an email address: hosts ignore case, and in practice mailboxes do too. */
export function canonicalAddress(address: string): string {
  return address.normalize('NFC').toLowerCase()
}

/** The mailbox an email address belongs to, for counting emails: the part after a plus sign doesn't change it. */
export function mailboxOf(address: string): string {
  return canonicalAddress(address).replace(/\+[^@]*(?=@)/u, '')
}
