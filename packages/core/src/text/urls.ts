/**
 * A URL, to white space or a letter of a script without cases, which may follow it without a space; or an email
 * address. The part of it before the @ has a limit, so that a long text without spaces is read once.
 */
const URLS = /(?:\bhttps?:\/\/|\bwww\.)[^\s\p{Lo}]+|[^\s@]{1,64}@[^\s@]+\.[^\s@]+/giu
/** Characters that every URL or email address contains. Most texts have none, so they aren't searched. */
const SIGN = /:\/\/|www\.|@/iu

/** The text without its URLs and email addresses. A comma stays, so that the words around them don't become a phrase. */
export function withoutUrls(content: string): string {
  return SIGN.test(content) ? content.replaceAll(URLS, ',') : content
}
