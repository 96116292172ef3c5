import { isContentWord, words, type ForeignLanguage } from '../../text/index.ts'
import { quotingIn } from '../word-lists/languages/index.ts'

/** Lines that begin with a verb whose subject was named before: “Dijo que sí”, “Ficou torto”, “Hat gelacht”. */
const WITHOUT_SUBJECT: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /^(?:hat|haben|ist|sind|war|waren|wird|werden|kam|kamen|wollte|wollten|hatte|hatten|sagte|sagten|soll|sollte)\b/u,
  es: /^(?:(?:me|te|se|nos|lo|la|le|les) )?(?:\p{L}+(?:ó|aba|aban|aron|ieron|ía|ían)|es|son|está|están|fue|fueron|era|eran|ha|han|va|van|iba|viene|vino|dice|dijo|tiene|tuvo|quiere|quiso|puede|pudo|sabe|saben|supo|pone|puso|trae|trajo|hizo|sigue|queda|parece|sale|llega|vuelve)(?!\p{L})/u,
  fr: /^(?:n'|ne )?(?:a|ont|est|sont|était|étaient|avait|avaient)(?!\p{L})/u,
  it: /^(?:(?:mi|ti|si|ci|lo|la|gli|le) )?(?:\p{L}+(?:ò|ava|eva|iva|avano|evano|ivano|arono|irono)|è|era|erano|ha|hanno|sta|stanno|va|vanno|viene|vengono|dice|disse|fa|fece|fanno|vuole|può|sa|sanno|tiene|resta|torna|sembra|esce|fu|furono)(?!\p{L})/u,
  pt: /^(?:(?:me|te|se|nos) )?(?!(?:eu|meu|teu|seu|museu|céu)(?!\p{L}))(?:\p{L}+(?:ou|eu|iu|aram|eram|iram)|é|está|são|estão|foi|era|eram|tem|têm|tinha|vai|vão|vem|veio|diz|disse|faz|fez|quer|queria|pode|põe|pôs|traz|trouxe|fica|parece|sabe|sabem|estava|estavam)(?!\p{L})/u,
}
/** Openers that make sense in a clause of their own. */
const OWN_CLAUSE: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /^es (?:riecht|roch|duftet|gibt|gab|war|ist|wird|wurde|regnet|regnete|schneit|schneite|klingt|klang|schmeckt|hat)\b/u,
  es: /^(?:hay|había|huele|olía|hace|hacía|llueve|llovía|es (?:la|el)) /u,
  fr: /^(?:il (?:y a|y avait|fait|faisait|pleut|pleuvait|neige|neigeait|faut)|c'est (?:la|le|l'|une?)|ça sent) ?/u,
  it: /^(?:c'è|c'era|fa (?:caldo|freddo)|sa di|è (?:la|il)) /u,
  pt: /^(?:há|havia|cheira|faz (?:sol|calor|frio)|é (?:a|o)) /u,
}

/**
 * True for a line in another language that needs the one before it: it begins with a connective, a pronoun or a verb
 * without a subject, or has a pronoun for someone not named before.
 */
export function leansIn(sentence: string, language: ForeignLanguage): boolean {
  const own = quotingIn(language)
  const tokens = words(sentence)
  const text = tokens.join(' ')
  if (!OWN_CLAUSE[language].test(text)) {
    const [first = ''] = tokens
    if (own.openers([first]) || WITHOUT_SUBJECT[language].test(text)) return true
  }
  const written = sentence.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  const pronoun = tokens.findIndex((word) => own.pronouns([word]))
  if (pronoun <= 0) return false
  const isNamed = (word: string, i: number) =>
    own.people([word]) || (i > 0 && /^\p{Lu}\p{Ll}/u.test(written[i] ?? '') && isContentWord(word, language))
  return !tokens.slice(0, pronoun).some(isNamed)
}
