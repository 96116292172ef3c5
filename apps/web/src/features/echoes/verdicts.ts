import type { EchoMark } from '@soundings/contract/echo-marks'

/** The marks for an Echo, in the words of the buttons. */
export const VERDICT_LABELS: Readonly<Record<EchoMark['verdict'], string>> = {
  true: 'Rings true',
  not_me: 'Not me',
  never: 'Never again',
}
