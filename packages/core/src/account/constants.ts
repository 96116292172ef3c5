/** Minutes for which a sign-in link and its code are valid (product decision). */
export const LINK_MINUTES = 15
/** Days after which an unused session ends (product decision). */
export const SESSION_DAYS = 30
/** Longest email address, in characters (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
export const EMAIL_LENGTH_MAX = 254
