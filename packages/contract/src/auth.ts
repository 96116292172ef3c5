import { z } from 'zod'
import { TIERS } from '@soundings/core/account'

/**
 * The most characters of a typed address. Longer than any email address, so that the answer to one that is a little too
 * long can say so.
 */
const TYPED_ADDRESS_MAX = 320
/** The most characters that are read as the token of a link: several times as many as a token has. */
const LINK_TOKEN_MAX = 512

/** The browser’s IANA time zone; the first sign-in stores it as the account’s. */
const TimeZone = z.string().max(64).optional().catch(undefined)

export const LinkRequest = z
  .strictObject({
    email: z.string().max(TYPED_ADDRESS_MAX),
    /** Sent when the user presses Send again after a "Did you mean" warning. */
    confirmed: z.boolean().optional(),
  })
  .meta({ id: 'LinkRequest' })
export type LinkRequest = z.infer<typeof LinkRequest>

export const LinkRequested = z
  .object({ data: z.object({ message: z.string(), dev_note: z.string().optional() }) })
  .meta({ id: 'LinkRequested' })
export type LinkRequested = z.infer<typeof LinkRequested>

export const LinkVerification = z
  .strictObject({ token: z.string().max(LINK_TOKEN_MAX).optional(), timezone: TimeZone })
  .meta({ id: 'LinkVerification' })
export type LinkVerification = z.infer<typeof LinkVerification>

export const LinkQuestion = z
  .strictObject({ token: z.string().max(LINK_TOKEN_MAX).optional() })
  .meta({ id: 'LinkQuestion' })

/** The effect of an emailed link in this browser; the request does not use the link. */
export const LinkDetails = z
  .object({
    /** The email address of the account that the link opens. */
    email: z.string(),
    /** True in the browser that requested the link. */
    asked_here: z.boolean(),
    /** Who is signed in on this browser: no one, the link’s account, or another account. */
    signed_in_here: z.enum(['nobody', 'same', 'other']),
  })
  .meta({ id: 'LinkDetails' })
export type LinkDetails = z.infer<typeof LinkDetails>

/** The number of characters of the code in a sign-in email, without the dash between its halves. */
export const SIGN_IN_CODE_LENGTH = 8

export const CodeVerification = z
  .strictObject({ code: z.string().max(40), timezone: TimeZone })
  .meta({ id: 'CodeVerification' })
export type CodeVerification = z.infer<typeof CodeVerification>

export const DevLogin = z
  .strictObject({ email: z.string().max(TYPED_ADDRESS_MAX), token: z.string().max(128), timezone: TimeZone })
  .meta({ id: 'DevLogin' })
export type DevLogin = z.infer<typeof DevLogin>

export const SignedIn = z.object({ success: z.literal(true) }).meta({ id: 'SignedIn' })

export const AuthUser = z.object({
  id: z.uuid(),
  /** Null when it was damaged on the server’s disk. */
  email: z.string().nullable(),
  display_name: z.string().nullable(),
  subscription_tier: z.enum(TIERS),
  timezone: z.string(),
  created_at: z.iso.datetime(),
})

export const AuthStatus = z
  .object({
    authenticated: z.boolean(),
    user: AuthUser.nullable(),
    /** The optional features of this server. */
    features: z.object({
      acoustic: z.boolean(),
      /** The host that photographs are sent to for reading, or null when this server reads them. */
      photographs_sent_to: z.string().nullable(),
      /** The host name at which passkeys work, or null when people reach this server by an IP address. */
      passkeys_at: z.string().nullable(),
      /** Contact addresses for users, or null when the operator has set no mailbox. */
      mailboxes: z.object({ privacy: z.string(), support: z.string(), feedback: z.string() }).nullable(),
    }),
  })
  .meta({ id: 'AuthStatus' })
export type AuthStatus = z.infer<typeof AuthStatus>

/** One signed-in browser. */
export const SessionInfo = z.object({
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** True for the browser that sends the request. */
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

export const Sessions = z.object({ sessions: z.array(SessionInfo) }).meta({ id: 'Sessions' })
export type Sessions = z.infer<typeof Sessions>

export const SessionsEnded = z.object({ ended: z.int() }).meta({ id: 'SessionsEnded' })
export type SessionsEnded = z.infer<typeof SessionsEnded>
