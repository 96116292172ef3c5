/** The test that provokes a message, and the message’s role in the accessibility tree. */
export type Provoked = {
  /** Path in the repository of the file that contains the test. */
  file: string
  test: string
  /**
   * A screen reader reads an `alert` at once and a `status` when it is free. It finds a `heading`, a control’s
   * `description` or the server’s `answer` at its place in the page. `none` is a consequence without a text.
   */
  role: 'alert' | 'status' | 'heading' | 'description' | 'dialog' | 'answer' | 'none'
}

const inFolder =
  (folder: string) =>
  (name: string, test: string, role: Provoked['role']): Provoked => ({
    file: `verification/e2e/${folder}/${name}.spec.ts`,
    test,
    role,
  })
const journey = inFolder('journeys')
const check = inFolder('checks')

const SIGN_IN_LOST = 'an unreachable server is reported where a user requests a link or signs in for development'
const ADDRESS = 'a problem with an email address is shown as a status next to its field'
const FILES_LOST = 'with the server down, each kind of upload shows its own error'
const IMPORT_LOST =
  'when the server dies during an import or a classification, the page says so and the next try continues'
const SETTINGS_LOST = 'with the server down, exports and deletions show their errors where they were started'
const PROFILE_LOST =
  'with the server down, changes of the profile, the photo and the plan show errors, and nothing is lost'
const CARDS_LOST = 'with the server down, adding or deleting a card shows an error, and the card is still listed'
const PHOTO = 'a file that is not a photo, is too large or is damaged is refused with the specification’s message'
const STEP_LOST = 'with the server down, each onboarding step stays, shows an error, and is saved by the next try'
const PICTURE = 'the acoustic picture explains too few recent days and an unreachable server, each in its own sentence'
const SHARE = 'an Echo without words can’t be shared, and a failed copy shows an error'
const AGAIN = 'the same document is reported as a duplicate, and so is a part of it'
const ACOUSTIC = 'apps/server/src/capabilities/acoustic/acoustic.routes.test.ts'
const EMPTY = 'entries and tags that cannot be loaded leave their lists empty, and a streak leaves its star off'

/**
 * Every message of the product’s error catalogue (docs/messages.md), word for word, with the test that provokes it.
 * Variable parts are in braces. Lines that begin with `→` describe behavior instead of a message.
 * `tools/checks/catalogue.test.ts` checks each line against its test.
 */
export const CATALOGUE: Readonly<Record<string, Provoked>> = {
  // Signing in
  'Login failed': check('messages-sign-in', SIGN_IN_LOST, 'alert'),
  'Failed to send magic link': journey(
    'mailed-link',
    'an unavailable SMTP server is reported to the user, and the next try sends the link',
    'alert',
  ),
  'Failed to request magic link': check('messages-sign-in', SIGN_IN_LOST, 'alert'),
  'Did you mean: {corrected}?': check('messages-sign-in', ADDRESS, 'status'),
  'Email contains double dots - please check spelling': check('messages-sign-in', ADDRESS, 'status'),
  'Email cannot end with a dot': check('messages-sign-in', ADDRESS, 'status'),
  'Email cannot contain spaces': check('messages-sign-in', ADDRESS, 'status'),
  'No verification token provided': journey('mailed-link', 'a link without a token shows an error', 'alert'),
  'Verification failed': check(
    'messages-sign-in',
    'a link that cannot be verified because the server is gone says so, with a way to try again',
    'alert',
  ),
  '→ signed out when the status cannot be read': check(
    'messages-sign-in',
    'a failed status request counts as signed out',
    'none',
  ),
  '→ no onboarding when its check fails; inside onboarding, its first step': journey(
    'onboarding',
    'a failed onboarding check leaves the journal open',
    'none',
  ),

  // Uploads
  'Classification failed. Please try again.': check('messages-uploads', IMPORT_LOST, 'alert'),
  'Upload failed. Please try again.': check('messages-uploads', IMPORT_LOST, 'alert'),
  'Document upload failed. Please try again.': check('messages-uploads', FILES_LOST, 'status'),
  'Photo upload failed. Please try again.': check('messages-uploads', FILES_LOST, 'status'),
  'Upload failed: Content appears to be duplicate of existing entry.': journey('uploads', AGAIN, 'alert'),
  'Partial upload: {n} new entries imported, {m} duplicate(s) skipped.': journey('uploads', AGAIN, 'status'),
  'Upload failed: All content appears to be duplicate of existing entries.': journey(
    'uploads',
    'a diary can be imported during onboarding, before the first entry',
    'alert',
  ),
  'OCR Quality Issue: {user_message}': journey('uploads', 'a photo without text shows what to do', 'status'),

  // Dictation
  'Voice recording not supported in this browser': journey(
    'dictation',
    'a browser without speech recognition says so',
    'alert',
  ),
  'Microphone access denied. Please allow microphone access in your browser settings and try again.': check(
    'messages-dictation',
    'without microphone permission the page says what to do',
    'alert',
  ),
  'No microphone found. Please connect a microphone and try again.': check(
    'messages-no-microphone',
    'a machine without a microphone says so',
    'alert',
  ),
  'Unable to access microphone. Please check your browser settings.': check(
    'messages-dictation',
    'a device without this language’s recognition says that the microphone can’t be used',
    'alert',
  ),

  // Journal and insights
  '→ an empty list when entries cannot be loaded': check('messages-journal', EMPTY, 'none'),
  '→ no tags when they cannot be loaded': check('messages-journal', EMPTY, 'none'),
  '→ no streak star when the streak cannot be loaded': check('messages-journal', EMPTY, 'none'),
  '→ the error of the server when insights cannot be loaded': check(
    'messages-journal',
    'insights that cannot be loaded show why',
    'none',
  ),

  // Exports and leaving
  'Export failed. Please try again.': check('messages-settings', SETTINGS_LOST, 'alert'),
  'Please select at least one Echo to export.': check(
    'messages-echoes',
    'an export without a chosen Echo is refused with a sentence',
    'alert',
  ),
  'Delete failed. Please try again.': check('messages-settings', SETTINGS_LOST, 'alert'),
  'All your data has been deleted successfully.': journey(
    'export-and-leave',
    'data that was deleted comes back from an archive, and drafts leave the device',
    'status',
  ),
  'Account deletion failed. Please try again.': check('messages-settings', SETTINGS_LOST, 'alert'),
  '→ to /login when the account is deleted': journey(
    'export-and-leave',
    'an account is deleted after two confirmations, and its session is over',
    'none',
  ),

  // Profile and money
  'Failed to change subscription tier. Please try again or contact support.': check(
    'messages-settings',
    PROFILE_LOST,
    'alert',
  ),
  'Failed to save profile. Please try again.': check('messages-settings', PROFILE_LOST, 'alert'),
  'Please select an image file.': check('messages-settings', PHOTO, 'alert'),
  'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.': check(
    'messages-settings',
    PHOTO,
    'alert',
  ),
  'Invalid file. Please check file type and size.': check('messages-settings', PHOTO, 'alert'),
  'Upload error: {message}': check('messages-settings', PROFILE_LOST, 'alert'),
  '→ Photo upload failed. Please try again. (of a portrait)': check(
    'messages-settings',
    'a photo refused without a reason is reported as a failed upload',
    'alert',
  ),
  'Failed to add payment method. Please try again.': check('messages-settings', CARDS_LOST, 'alert'),
  'Failed to delete payment method. Please try again.': check('messages-settings', CARDS_LOST, 'alert'),

  // Onboarding
  'Failed to save. Please try again.': check('messages-onboarding', STEP_LOST, 'alert'),
  'Failed to complete setup. Please try again.': check('messages-onboarding', STEP_LOST, 'alert'),
  'Please select at least one intention to continue.': check('messages-onboarding', STEP_LOST, 'alert'),
  'Please select a tone to continue.': check('messages-onboarding', STEP_LOST, 'description'),

  // Echos and their picture
  'Need at least 3 recent entries': {
    file: ACOUSTIC,
    test: 'two entries are too few, and the response has their number',
    role: 'answer',
  },
  'Insufficient data': {
    file: ACOUSTIC,
    test: 'entries without ratings are not enough for a picture',
    role: 'answer',
  },
  'patterns are still forming': {
    file: ACOUSTIC,
    test: 'an entry written in crisis postpones the picture without being mentioned',
    role: 'answer',
  },
  'Your patterns are still forming - keep writing to unlock advanced analysis': check(
    'messages-acoustic',
    PICTURE,
    'status',
  ),
  'Lightweight mode active (server analysis unavailable)': check('messages-acoustic', PICTURE, 'status'),
  'Could not copy to clipboard. Please manually copy the Echo text.': check('messages-echoes', SHARE, 'status'),
  'No Echo available to share.': check('messages-echoes', SHARE, 'status'),
  '→ the card of no Echo when it cannot be loaded': check(
    'messages-echoes',
    'an Echo that can’t be loaded shows as none, and past Echos show an error',
    'none',
  ),

  // Everywhere
  'Page not found': check('routes', 'every page has one heading, and an unknown URL shows "Page not found"', 'heading'),
  'Unexpected Application Error!': check(
    'routes',
    'a page that fails to render shows an error and a link home',
    'heading',
  ),
  '→ an error thrown when the root element is missing': check(
    'messages-start',
    'a page without its root element throws an error that says so',
    'none',
  ),
  'Unknown error': check('messages-start', 'with ?debug an error without a message is still named', 'dialog'),
  'Unhandled promise rejection': check(
    'messages-start',
    'with ?debug an error without a message is still named',
    'dialog',
  ),
}
