/**
 * A URL or an email address. A URL ends at white space, or at a letter of a script without cases: such a text may
 * follow it without a space. The part before an @ has a limit, so that a long text without spaces is read only once.
 */
const URLS = /(?:\bhttps?:\/\/|\bwww\.)[^\s\p{Lo}]+|[^\s@]{1,64}@[^\s@]+\.[^\s@]+/giu
/** Characters that every URL or email address contains. Most texts have none, so they aren't searched. */
const SIGN = /:\/\/|www\.|@/iu

/** The text without its URLs and email addresses. A comma stays, so that the words around them don't become a phrase. */
export function withoutUrls(content: string): string {
  return SIGN.test(content) ? content.replaceAll(URLS, ',') : content
}
