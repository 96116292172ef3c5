/** Days for which a “Rings true” or a “Not me” counts (docs/spec/numbers.md#marks). */
export const MARK_DAYS = 180

/** What each mark adds to a factor, and the range of the factor: per kind of Echo, and per subject. */
export const RULE_FACTOR = { true: 0.12, notMe: -0.25, low: 0.4, high: 1.5 } as const
export const SUBJECT_FACTOR = { true: 0.1, notMe: -0.4, low: 0.3, high: 1.3 } as const

/** The number of “Not me” marks on one kind of Echo at which the card asks whether to stop that kind. */
export const ASK_AFTER_NOT_ME = 3

/** Most marks of one account. */
export const MARKS_MAX = 2_000

export const VERDICTS = ['true', 'not_me', 'never'] as const

/** What a mark is about: the Echo itself, or for `never` its kind, a word or name in it, or its line. */
export const SCOPES = ['echo', 'rule', 'subject', 'line'] as const
