/** What other capabilities, the operator's commands and upkeep may use of accounts besides the stores. */
export { accountVaultOf, readableVaultOf } from './account-vault-of.ts'
export { choicePlace, openChoices, sealChoice, type ChoicesRow } from './choices.ts'
