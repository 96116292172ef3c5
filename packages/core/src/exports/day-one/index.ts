/** The file of a journal; Day One names the journal after it. */
export const DAY_ONE_JOURNAL = 'Soundings.json'

/** A tag of an entry without a date, which Day One doesn't have. */
export const UNDATED_TAG = 'undated'
