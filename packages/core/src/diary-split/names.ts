/** Names of months, January first: English, German, French, Spanish, Italian, Dutch, Portuguese; folded. */
const MONTH_NAMES: readonly string[] = [
  'january jan januar jaenner janner janvier janv enero ene gennaio gen januari janeiro',
  'february feb febr februar feber fevrier fevr fev febrero febbraio februari fevereiro',
  'march mar marz maerz mrz mars marzo maart mrt marco',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag mei maio',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juil juillet julio luglio lug julho',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre setiembre settembre set setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dicembre dezembro',
]
/** Abbreviations that are also ordinary words; they count as months only next to a year. */
const RISKY_MONTHS: ReadonlySet<string> = new Set(['ago', 'out', 'set', 'gen', 'mag', 'mei', 'lug'])

/** Full names of weekdays, Sunday first, folded. */
const WEEKDAY_NAMES: readonly string[] = [
  'sunday sonntag dimanche domingo domenica zondag',
  'monday montag lundi lunes lunedi maandag segunda',
  'tuesday dienstag mardi martes martedi dinsdag terca',
  'wednesday mittwoch mercredi miercoles mercoledi woensdag quarta',
  'thursday donnerstag jeudi jueves giovedi donderdag quinta',
  'friday freitag vendredi viernes venerdi vrijdag sexta',
  'saturday samstag sonnabend samedi sabado sabato zaterdag',
]
/** Short names of weekdays; they count only next to a date. */
const WEEKDAY_SHORT: readonly string[] = [
  'sun so dim dom zo',
  'mon mo lun ma lu',
  'tue tues tu di dinsd',
  'wed weds we mi mer mie woe wo qua',
  'thu thur thurs th do jeu jue gio don qui',
  'fri fr ven vie vr vrij sex',
  'sat sa sam sab zat za',
]

const table = (rows: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((name) => [name, index + first])))

const MONTHS = table(MONTH_NAMES, 1)
const WEEKDAYS = table(WEEKDAY_NAMES, 0)
const SHORT_WEEKDAYS = table(WEEKDAY_SHORT, 0)

/** Words that may appear between or before the parts of a date. */
const CONNECTIVES: ReadonlySet<string> = new Set('of the de del do da le el il den der am op du d em a'.split(' '))

/** A word in lower case and without accents, as in the tables. */
export function folded(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

/** Month 1-12 of a folded name, or null. */
export function monthOf(name: string): number | null {
  return MONTHS.get(name) ?? null
}

/** True for abbreviations that are also ordinary words and need a year next to them to count as a month. */
export function isRiskyMonth(name: string): boolean {
  return RISKY_MONTHS.has(name)
}

/** Weekday (0 = Sunday) of a full folded name, or null. */
export function weekdayOfName(name: string): number | null {
  return WEEKDAYS.get(name) ?? null
}

/** Weekday (0 = Sunday) of a folded name or abbreviation, or null. */
export function weekdayOfWord(name: string): number | null {
  return WEEKDAYS.get(name) ?? SHORT_WEEKDAYS.get(name) ?? null
}

/** True for small words within a date: of, the, de, le, den. */
export function isConnective(name: string): boolean {
  return CONNECTIVES.has(name)
}
