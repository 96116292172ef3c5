import { AppError } from '#server/errors.ts'
import { unsubscribing } from './unsubscribing.ts'
import type { Mailer } from './mailer.ts'

/** The longest time that an SMTP server may take to accept a message. */
const TIMEOUT_MS = 10_000

/** Sends messages through an SMTP server, over a small pool of connections. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  let opened: ReturnType<typeof openTransport> | null = null
  return {
    async send(mail) {
      try {
        const transport = await (opened ??= openTransport(url))
        const { to, subject, text, unsubscribe } = mail
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...unsubscribing(unsubscribe) })
      } catch (error) {
        throw new AppError('MAIL_FAILED', 'The SMTP server didn’t accept the message.', { cause: error })
      }
    },
    [Symbol.dispose]() {
      void opened?.then((transport) => transport.close())
    },
  }
}

/** Loaded with the first message, because it is not needed to start. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}
