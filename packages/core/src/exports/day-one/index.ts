/** The name of the journal’s file; Day One names the journal after it. */
export const DAY_ONE_JOURNAL = 'Soundings.json'

/** The tag of an entry without a date, because every entry in Day One has one. */
export const UNDATED_TAG = 'undated'
