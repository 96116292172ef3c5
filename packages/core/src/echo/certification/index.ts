export { certify, type Certificate } from './certify.ts'
export { shiftLooks, standingLooks, type Looks } from './looks.ts'
