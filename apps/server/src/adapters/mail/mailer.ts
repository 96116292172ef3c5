/** A message to one person, in plain text, so that the links in it work in every email program. */
export type Mail = {
  to: string
  subject: string
  text: string
  /**
   * A URL to unsubscribe from these emails: opening it asks for confirmation, and a POST from the email program’s own
   * button unsubscribes at once.
   */
  unsubscribe?: string
}

export interface Mailer extends Disposable {
  /**
   * Resolves when the message has been accepted for delivery.
   * @throws AppError MAIL_FAILED otherwise
   */
  send(mail: Mail): Promise<void>
}
