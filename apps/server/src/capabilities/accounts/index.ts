/** The functions about choices that the operator's commands and upkeep may use besides the store. */
export { choicePlace, openChoices, sealChoice, type ChoicesRow } from './choices.ts'
