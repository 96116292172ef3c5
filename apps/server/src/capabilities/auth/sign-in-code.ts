import { randomInt } from 'node:crypto'
import { SIGN_IN_CODE_LENGTH } from '@soundings/contract/auth'
import { keyedHash } from '#server/vault/root-keys.ts'
import { open, seal } from '#server/vault/sealed-box.ts'

/** Letters and digits that nobody takes for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PLACE = 'login_codes.email'

/** A new code: about 39 bits, for five tries. */
export function newCode(): string {
  return Array.from({ length: SIGN_IN_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** As it stands in a mail: two groups of four. */
export function printedCode(code: string): string {
  return `${code.slice(0, SIGN_IN_CODE_LENGTH / 2)}-${code.slice(SIGN_IN_CODE_LENGTH / 2)}`
}

/** What was typed, as it is compared: in capitals, without spaces and dashes. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z\d]/gu, '')
}

/** What is stored of a code. Without the secret of the browser that asked nobody can try codes against it. */
export function codeHash(browser: string, code: string): Buffer {
  return keyedHash(Buffer.from(browser, 'utf8'), `soundings/login-code|${code}`)
}

export function sealAddress(browser: string, address: string): Buffer {
  return seal(addressKey(browser), PLACE, Buffer.from(address, 'utf8'))
}

export function openAddress(browser: string, sealed: Buffer): string {
  return open(addressKey(browser), PLACE, sealed).toString('utf8')
}

function addressKey(browser: string): Buffer {
  return keyedHash(Buffer.from(browser, 'utf8'), 'soundings/login-code-address')
}
