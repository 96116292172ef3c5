/** The limits for checking a stored letter, without the code that writes letters. */
export { LETTERS_MAX } from '../constants.ts'
export { letterKey, periodOfKey } from '../key.ts'
export { LETTER_PARTS, type Letter } from '../letter.ts'
