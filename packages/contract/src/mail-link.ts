import { z } from 'zod'

/** The values of the link that stops emails of one kind. */
export const MailLink = z
  .strictObject({ account: z.string().max(100), token: z.string().max(200) })
  .meta({ id: 'MailLink' })
export type MailLink = z.infer<typeof MailLink>

/** The values of such a link, as the query of a URL. */
export const MailLinkQuery = z.object(MailLink.shape)
