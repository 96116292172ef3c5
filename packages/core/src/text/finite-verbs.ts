import { isForeignLanguage, type Language } from './language.ts'
import { hasKnownVerb } from './languages/content-words.ts'
import { regularPast } from './past-forms.ts'
import { IRREGULAR_PAST_VERBS } from './word-lists.ts'

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Verb forms that are always finite. */
const ALWAYS = setOf(`
  am is are was were isn't aren't wasn't weren't do does did don't doesn't didn't dont didnt doesnt isnt wasnt arent
  have has had haven't hasn't hadn't havent hasnt can could can't couldn't cannot cant couldnt will would won't
  wouldn't wont wouldnt shall should shouldn't may might must mustn't ain't im ive went came got did saw knew thought
  felt became began wanna gonna gotta
`)

/** Everyday English verbs in their base form; their other forms follow the rules below. */
const BASE = `
  accept ache add admit agree allow annoy answer appear argue arrive ask attack avoid bake balance ban bark bathe be
  become beg begin behave believe belong bend bet bite blame blink blow boil borrow bother bounce bow breathe bring brush
  build bump buy call calm care carry carve catch cause change chase chat cheer chew choose clap clean clear climb close
  collect comb come complain consider contain continue cook copy cost count cover crack crash crawl cross cry curl dance
  dare decide deliver depend describe deserve dig disagree discover do doubt drag draw dream dress drift drink drip drive
  drop dry earn eat empty end enjoy enter escape examine exist expect explain face fade fail fall feed feel fetch fill
  find finish fit fix fizz flash float flow fly fold follow forget forgive fry gather get give glow glue go grab grin grow
  guess hand hang happen hate have hear help hide hit hold hope hum hunt hurry hurt ignore imagine improve invite itch
  jog join joke judge jump keep kick kiss knit knock know land last laugh lay lead lean learn leave lend let lie lift
  light like listen live lock look lose love make manage march mark matter mean measure meet melt mend mention mind miss
  mix move mow need nod notice offer open order owe own pack paint pass pause pay peel phone pick place plan plant play
  plug point polish post pour practice practise prefer prepare press pretend print promise protect pull push put queue
  rain reach read realise realize receive recognise recognize record reduce refuse relax release remain remember remind
  remove repair repeat reply rest return ride ring rinse rise roll row rub ruin rule run rush save say scare scratch
  search see seem sell send serve set settle sew shake share shine shop show shrug shut sing sink sit sketch skip sleep
  slide slip slow smell smile snap sneeze snow soak sort sound spare speak spell spend spill spin split spoil spot spread
  squeeze stand stare start stay steal steer step stick stir stop store stretch strike strip study suggest suit suppose
  surprise swap sway sweep swim swing switch talk taste teach tear tease tell tend test text thank think throw tick tidy
  tie tilt touch train travel treat trim trip trust try turn type understand unpack untie use visit wait wake walk wander
  want warm warn wash watch water wave wear weed weigh whisper whistle win wipe wish wonder work worry wrap write yawn
`

const VERBS = BASE.trim().split(/\s+/)
const PLAIN = new Set(VERBS)
const THIRD = new Set(VERBS.map(thirdPerson))
const PAST = new Set(VERBS.flatMap(regularPast))

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`
}

/** Contractions that contain a verb: "I'm", "it's", "they've", "she'd", "we'll". */
const CONTRACTED = /'(?:m|s|re|ve|ll|d)$/u
const SUBJECTS = setOf('i you he she it we they that there what who here how')
/** Words before a base form that make it a verb. */
const BEFORE_PLAIN = setOf('i you we they who never always still just also really only both then')
/** Words before a form that make it a noun or an adjective. */
const BEFORE_NOUN = setOf(`
  a an the my your his her its our their this that these those no some any of in on at for with from by to and or two
  three four five six seven eight nine ten more less few many such very so too
`)

/** Words that look like a past tense but aren't, or are as often adjectives. */
const NOT_PAST = setOf(`
  tired bored married retired pleased excited worried scared annoyed confused used interested relaxed exhausted red bed
  shed need seed weed feed speed indeed wicked naked sacred hundred wretched rugged crooked aged beloved exceed succeed
  proceed unread mixed fried baked boiled dried salted mashed dead supposed stressed wired frazzled irritated delayed
`)
/** Words after a past tense at the start of a note: “Sowed the beans”, “Signed up”. */
const AFTER_PAST = setOf('a an the my our his her their your this that two three some all up out off it him them')

/** True for a regular past tense that is in no list: “Juno limped”, “Rented a bicycle”. */
function isOtherPast(word: string, before: string | undefined, after: string | undefined): boolean {
  if (word.length < 5 || !word.endsWith('ed') || NOT_PAST.has(word)) return false
  if (before === undefined) return after !== undefined && AFTER_PAST.has(after)
  return !BEFORE_NOUN.has(before) && (after === undefined || !/(?:s|ing)$/u.test(after) || STOP_AFTER.has(after))
}

/** Words that begin a note without “I”, before “to”: “Going to fix the shed door”, “Need to ring the bank”. */
const INTENDING = setOf('going need want trying hoping planning')

const STOP_AFTER = setOf('his its this as us across towards always')

/**
 * True when one of these words, in lower case, is probably a finite verb. Approximate: it knows about 330 everyday
 * English verbs and, in other languages, the forms in their lists.
 */
export function hasFiniteVerb(tokens: readonly string[], language: Language | null = 'en'): boolean {
  if (isForeignLanguage(language)) return hasKnownVerb(tokens, language)
  if (INTENDING.has(tokens[0] ?? '') && tokens[1] === 'to') return true
  return tokens.some((word, i) => {
    if (ALWAYS.has(word)) return true
    if (CONTRACTED.test(word)) return SUBJECTS.has(word.replace(CONTRACTED, ''))
    const before = tokens[i - 1]
    if (isOtherPast(word, before, tokens[i + 1])) return true
    if (PLAIN.has(word) && before !== undefined && BEFORE_PLAIN.has(before)) return true
    if (IRREGULAR_PAST_VERBS.has(word) || PAST.has(word)) return before === undefined || !BEFORE_NOUN.has(before)
    return THIRD.has(word) && before !== undefined && !BEFORE_NOUN.has(before)
  })
}
