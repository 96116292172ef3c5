import type { EchoMark } from '@soundings/contract/echo-marks'

/** The names of the marks, as the buttons show them. */
export const VERDICT_LABELS: Readonly<Record<EchoMark['verdict'], string>> = {
  true: 'Rings true',
  not_me: 'Not me',
  never: 'Never again',
}
