import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unsubscribing } from './unsubscribing.ts'
import type { Mailer } from './mailer.ts'

/** Writes each message to `folder` as an .eml file, for development without an SMTP server. */
export function outboxMailer({ folder, from }: { folder: string; from: string }): Mailer {
  return {
    async send({ to, subject, text, unsubscribe }) {
      // Loaded with the first message, because it is not needed to start.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...unsubscribing(unsubscribe),
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(folder, name), message, { mode: 0o600 })
    },
    [Symbol.dispose]() {},
  }
}
