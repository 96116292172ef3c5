/** A message to one person: plain text, because links in it must be readable everywhere. */
export type Mail = { to: string; subject: string; text: string }

export interface Mailer extends Disposable {
  /** Resolves when the message has been handed over. @throws AppError MAIL_FAILED when it could not be */
  send(mail: Mail): Promise<void>
}
