/** The acoustic function that the list of caches uses. */
export { pictureCache } from './picture-cache.ts'
