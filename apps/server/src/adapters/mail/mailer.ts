/** A message to one person, in plain text, so that the links in it work in every email program. */
export type Mail = {
  to: string
  subject: string
  text: string
  /** A URL that ends emails of this kind: opened it asks, and posted to by the email program’s own button it does so. */
  unsubscribe?: string
}

export interface Mailer extends Disposable {
  /**
   * Resolves when the message has been accepted for delivery.
   * @throws AppError MAIL_FAILED otherwise
   */
  send(mail: Mail): Promise<void>
}
