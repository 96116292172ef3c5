import { randomInt } from 'node:crypto'
import { SIGN_IN_CODE_LENGTH } from '@soundings/contract/auth'
import { keyedHash } from '#server/platform/vault/root-keys.ts'
import { open, seal } from '#server/platform/vault/sealed-box.ts'

/** Letters and digits that people do not confuse with each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PLACE = 'login_codes.email'

/** A new code: about 39 bits, for five attempts. */
export function newCode(): string {
  return Array.from({ length: SIGN_IN_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** A code as an email shows it: two groups of four characters. */
export function printedCode(code: string): string {
  return `${code.slice(0, SIGN_IN_CODE_LENGTH / 2)}-${code.slice(SIGN_IN_CODE_LENGTH / 2)}`
}

/** Normalizes an entered code for comparison: uppercase, without spaces and dashes. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z\d]/gu, '')
}

/** The stored hash of a code. Without the requesting browser's secret it cannot be used to guess codes. */
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
