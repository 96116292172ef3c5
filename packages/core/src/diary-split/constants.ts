/** A number of four digits is a year in this range: outside it, it is more often an amount (product decision). */
export const YEAR_MIN = 1000
export const YEAR_MAX = 2299
