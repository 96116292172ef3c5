/** An entry of the export. */
export const entry = (given: object = {}) => ({
  created: 1_700_000_000,
  happiness: 'HAPPY',
  textContent: 'Rain *and* sun',
  relativePath: null,
  ...given,
})
