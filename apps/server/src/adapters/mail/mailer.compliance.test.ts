import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpServer } from '#server/testing/smtp-server.ts'
import { smtpMailer } from './smtp-mailer.ts'

type Setup = AsyncDisposable & {
  mailer: Mailer
  /** The messages as they arrived. */
  arrived(): Promise<Uint8Array[]>
}

const FROM = 'Soundings <soundings@x.test>'

const SETUPS: Record<string, () => Promise<Setup>> = {
  async outbox() {
    const folder = await mkdtemp(join(tmpdir(), 'soundings-mailer-'))
    return {
      mailer: outboxMailer({ folder, from: FROM }),
      async arrived() {
        const names = (await readdir(folder)).toSorted()
        return Promise.all(names.map((name) => readFile(join(folder, name))))
      },
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
    }
  },
  async smtp() {
    const post = await smtpServer(FROM)
    return {
      mailer: post.mailer,
      arrived: () => Promise.resolve(post.messages),
      [Symbol.asyncDispose]: () => post[Symbol.asyncDispose](),
    }
  },
}

const LINK = `https://x.test/verify?token=${'aB3-_'.repeat(30)}`
const MAIL = { to: 'mara@x.test', subject: 'Your sign-in link für Soundings', text: `Hi,\n\n${LINK}\n\nžluťoučký\n` }

test.each(Object.entries(SETUPS))(
  '%s: a message arrives with its sender, recipient, subject and text',
  async (_, open) => {
    await using setup = await open()
    await setup.mailer.send(MAIL)
    const [message] = await setup.arrived()
    const { from, to, subject, text } = await new PostalMime().parse(message!)
    expect(from).toEqual({ name: 'Soundings', address: 'soundings@x.test' })
    expect([to?.[0]?.address, subject, text?.trimEnd()]).toEqual([MAIL.to, MAIL.subject, MAIL.text.trimEnd()])
  },
)

test.each(Object.entries(SETUPS))('%s: the text is plain, and its link is in one piece', async (_, open) => {
  await using setup = await open()
  await setup.mailer.send(MAIL)
  const { text, html } = await new PostalMime().parse((await setup.arrived())[0]!)
  expect(html).toBeUndefined()
  expect(text).toContain(LINK)
})

test.each(Object.entries(SETUPS))('%s: only an email that can be ended says so in a header', async (_, open) => {
  await using setup = await open()
  await setup.mailer.send({ ...MAIL, unsubscribe: 'https://x.test/off?token=abc' })
  await setup.mailer.send({ ...MAIL, subject: 'Another' })
  const parsed = await Promise.all((await setup.arrived()).map((message) => new PostalMime().parse(message)))
  const headers = parsed.map((mail) => mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value)
  expect(new Set(headers)).toEqual(new Set(['<https://x.test/off?token=abc>', undefined]))
})

test.each(Object.entries(SETUPS))('%s: an address cannot add a recipient or a header', async (_, open) => {
  await using setup = await open()
  const sent = await setup.mailer.send({ ...MAIL, to: 'mara@x.test\r\nBcc: ines@x.test' }).then(
    () => 1,
    () => 0,
  )
  await setup.mailer.send(MAIL)
  const parsed = await Promise.all((await setup.arrived()).map((message) => new PostalMime().parse(message)))
  expect(parsed).toHaveLength(sent + 1)
  const recipients = parsed.flatMap(({ to, cc, bcc }) => [to, cc, bcc].flatMap((some) => some ?? []))
  const addresses = recipients.flatMap((one) => one.group?.map(({ address }) => address) ?? one.address)
  expect([addresses.includes('mara@x.test'), addresses.includes('ines@x.test')]).toEqual([true, false])
  expect(parsed.flatMap(({ headers }) => headers.map(({ key }) => key))).not.toContain('bcc')
})

test.each(Object.entries(SETUPS))('%s: messages sent at the same time all arrive', async (_, open) => {
  await using setup = await open()
  await Promise.all([1, 2, 3].map((nth) => setup.mailer.send({ ...MAIL, subject: `Link ${nth}` })))
  const parsed = await Promise.all((await setup.arrived()).map((message) => new PostalMime().parse(message)))
  expect(new Set(parsed.map(({ subject }) => subject))).toEqual(new Set(['Link 1', 'Link 2', 'Link 3']))
  expect(parsed).toHaveLength(3)
})

test('smtp: a server that is away is reported as MAIL_FAILED', async () => {
  using mailer = smtpMailer({ url: 'smtp://127.0.0.1:9', from: FROM })
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'MAIL_FAILED' })
})
