/** The two fixed accounts of development (product decision): one with a journal, one fresh. */
export const DEVELOPMENT_ACCOUNTS = [
  { email: 'demo@soundings.test', token: 'demo' },
  { email: 'new@soundings.test', token: 'new' },
] as const
