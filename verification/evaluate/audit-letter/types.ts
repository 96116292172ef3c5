/** A letter as its reader sees it: its period by ordinal local days, the day it was made, and its finished sentences. */
export type RawLetter = {
  kind: 'week' | 'month' | 'year'
  first: number
  last: number
  day: number
  sentences: readonly string[]
}

/** A sentence’s claim: its printed values by role, its lines, and the kind of claim that they make together. */
export type Read = {
  kind: 'counts' | 'share' | 'new' | 'fullest' | 'line' | 'asked' | 'pair' | 'unread'
  statement: string
  said: ReadonlyMap<string, string>
  lines: readonly { date: string; text: string }[]
}
