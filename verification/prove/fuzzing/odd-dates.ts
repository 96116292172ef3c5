/** Dates and moments that programs often handle wrongly: outside of the calendar, or of the years that can be counted. */
export const ODD_DATES = [
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '275760-09-13',
  '-000001-01-01',
  '2024-02-30',
  'NaN',
  '-1',
  '0',
  '253402300799999',
  '8640000000000001',
  '-8640000000000001',
  '99999999999999999999',
]
