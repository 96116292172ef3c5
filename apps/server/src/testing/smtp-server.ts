import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'

/** A real SMTP server that keeps what it receives, and a mailer that sends to it. */
export async function smtpServer(from: string) {
  const messages: Buffer[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onData(stream, _session, answer) {
      buffer(stream).then((message) => {
        messages.push(message)
        answer()
      }, answer)
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, from })
  return {
    mailer,
    /** The messages so far, as they were received. */
    messages,
    async [Symbol.asyncDispose]() {
      mailer[Symbol.dispose]()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}
