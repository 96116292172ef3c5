/** The photograph functions that other capabilities may use besides the store. */
export { refuseBeyondQuota } from './entry-photographs.service.ts'
export { wholeImage } from './read-image.ts'
