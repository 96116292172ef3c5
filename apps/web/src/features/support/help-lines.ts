/** A help line to call, and sometimes to text. */
export type HelpLine = {
  country: string
  name: string
  number: string
  /** True when the number also accepts text messages. */
  text?: true
  /** Opening hours, if not day and night. */
  hours?: string
  emergency: string
}

/**
 * National help lines by country. Only numbers published by a health service or by the country's established help line.
 */
export const HELP_LINES: readonly HelpLine[] = [
  { country: 'Australia', name: 'Lifeline', number: '13 11 14', emergency: '000' },
  { country: 'Austria', name: 'TelefonSeelsorge', number: '142', emergency: '112' },
  { country: 'Brazil', name: 'CVV', number: '188', emergency: '192' },
  { country: 'Canada', name: 'Suicide Crisis Helpline', number: '988', text: true, emergency: '911' },
  { country: 'France', name: 'Prévention du suicide', number: '3114', emergency: '112' },
  { country: 'Germany', name: 'TelefonSeelsorge', number: '0800 111 0 111', emergency: '112' },
  { country: 'India', name: 'Tele MANAS', number: '14416', emergency: '112' },
  { country: 'Ireland', name: 'Samaritans', number: '116 123', emergency: '112' },
  {
    country: 'Italy',
    name: 'Telefono Amico Italia',
    number: '02 2327 2327',
    hours: 'daytime and evenings, until midnight',
    emergency: '112',
  },
  { country: 'New Zealand', name: 'Need to talk?', number: '1737', text: true, emergency: '111' },
  { country: 'Portugal', name: 'Linha Nacional de Prevenção do Suicídio', number: '1411', emergency: '112' },
  { country: 'Spain', name: 'Línea 024', number: '024', emergency: '112' },
  { country: 'Switzerland', name: 'Die Dargebotene Hand, La Main Tendue', number: '143', emergency: '112' },
  { country: 'United Kingdom', name: 'Samaritans', number: '116 123', emergency: '999' },
  { country: 'United States', name: 'Suicide & Crisis Lifeline', number: '988', text: true, emergency: '911' },
]

/** The emergency number everywhere in the European Union. */
export const EU_EMERGENCY = '112'
/** A directory of help lines in most countries. */
export const FIND_A_HELPLINE = 'https://findahelpline.com'

/** The URL that makes a phone call the number. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`
}
