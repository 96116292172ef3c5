/** The two fixed development accounts (product decision): one with a journal, one empty. */
export const DEVELOPMENT_ACCOUNTS = [
  { email: 'demo@soundings.test', token: 'demo' },
  { email: 'new@soundings.test', token: 'new' },
] as const
