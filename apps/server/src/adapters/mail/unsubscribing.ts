/** The header that ends emails of a kind (RFC 2369), for nodemailer. */
export function unsubscribing(url: string | undefined) {
  return url === undefined ? {} : { list: { unsubscribe: url } }
}
