/**
 * Words that keep a sentence from being quoted, in fourteen lists (docs/spec/rules.md#quotes). One is quarrels, which
 * no reader wanted to see again. The lists are deliberately broad: leaving out a sentence costs little, and sentences
 * that the safety scan misses must pass them. `*` matches any ending.
 */
const LISTS = {
  death: `
    die died dies dead death* dying grave graves graveyard* burial buried bury coffin funeral* ashes cremat* widow* mourn* kill* murder* suicid*
    ghost* corpse alive exist* surviv* wake heaven angel* afterlife
  `,
  harm: `
    hurt* harm harms harmed harming harmful burn* bleed* bled blood* scar scars wound* punch* slap* chok* strangl*
    shov* weapon* gun guns pill pills tablet* dose* overdos* drown* rape* assault* abus* threat* stalk* scream* spat
    drunk stitches faint* bullet shoot* shot noose poison* bleach pain painful ache*
  `,
  means: `
    cut cuts cutting hit hits hitting beat beats beaten beating push* grab* threw throw* knife knives blade* razor* scissors
    needle* rope* edge bridge* roof* ledge platform* cliff* balcony jump* fall fell drop dropped river touch touched touches
    touching force* lock locks locked shout* police lighter iron mark marks belt hang* hung sunglasses makeup concealer rule
    rules permission allowed password* passcode phone phones receipts mileage keys key eggshells footsteps
  `,
  leaving: `
    leave leaves leaving left gone goodbye* farewell* disappear* vanish* end ends ended ending over finish* stop stops
    stopped stopping quit forever last final* escape* away enough done already decided decision door future note notes
    letter letters will packed pack packing bag suitcase drawer* envelope* sorted arranged prepared tidied giving gave
    given give afterwards anymore tomorrow ever again longer rehome* passport instructions
  `,
  lacking: `
    miss missed misses missing lost lose loses losing loss empty emptiness alone lonely loneliness nobody nothing
    nowhere absen* invisible weightless distant disconnected unreal fading
  `,
  body: `
    body bodies weight weigh* fat thin skinny calori* kcal diet* fast fasting fasted hungr* hunger portion* sick*
    vomit* throat stomach belly skin wrist* thigh* sleeve* hoodie* bone* rib ribs mirror* scale scales naked teeth nose face
    faces ugly period pregnan* womb baby babies jeans waist size
  `,
  illness: `
    ill illness* cancer* chemo* tumour* tumor* hospital* hospice* surgery surgeon operation* biops* scan scans diagnos*
    doctor* nurse* clinic* ward wards therap* psychiatr* medic* meds addict* sober relaps* rehab drink drinks drinking drank
    wine vodka whiskey whisky bottle* beer* gin panic* depress* anxi* lump dementia miscarr* appointment* results symptom*
    nurs* gp physio* tummy crisis helpline* dentist* cavit* cardiac ambulances paramedic* accident* crash* collaps* ambulance*
  `,
  /** Medical examinations whose results people fear. */
  examination: `
    mammogra* ultrasound* biops* x-ray* xray* mri smear colonoscop* endoscop* oncolog* chemo* radiolog* ecg ekg
  `,
  shame: `
    asham* shame* guilt* sorry fault* deserv* disgust* hate* worthless useless stupid fail fails failed failing
    failure* pathetic broken burden* problem* secret* hid hide hides hiding hidden lie lies lied lying steal* stole
    stolen afraid scared fear* terrified terrifying frighten* worry worri* cry cries cried crying tears numb numbed
    numbing numbness hopeless* pointless despair* reliev* relief calm calmer calmly peaceful punish* blame* forgive*
  `,
  law: `
    divorc* separat* custody court courts evict* bailiff* debt* redundan* layoff* fired sacked arrest* prison* affair
    affairs cheat* breakup lawyer* solicitor* will wills insurance funerals
  `,
  quarrel: `
    quarrel* argu* fight* fought rude* snapped sulk* grudge* resent* insult* mocked mocking bully bullied bullies bullying
    betray* humiliat* embarrass* regret* gutted disappoint* upset*
  `,
  /** Everyday words of the lists above, which keep a line out only if the scan has any doubt about it. */
  daily: `
    eat eats eaten eating ate food meal* dinner* lunch* breakfast* supper plate plates arm arms leg legs wash washing
    washed shower* bath bathroom toilet clean breath* sleep* slept awake woke tired exhaust* bed
    blanket sheets
  `,
  knocks: `
    bruis* kick* smash* scratch* bandage* plaster* splinter* nail nails blister* swollen swell* sore limp* itch* rash
    dizzy sting stings stung yell yells yelled yelling moods temper
  `,
  hush: `
    quiet quieter quietly easier lighter happier silence silent careful
    carefully stranger* pretend* excuse* explain* without wrong trouble* looks
  `,
} as const

export type BlockedList = keyof typeof LISTS
/** The lists that each language has. */
export type GraveList = Exclude<BlockedList, 'daily' | 'knocks' | 'hush' | 'examination'>

/** Phrases that no single word gives away. */
const PHRASES =
  /\b(?:better off|broke up|laid off|used to|no longer|no one|any more|any longer|next (?:year|month|summer|winter|spring|autumn|christmas)|number to hear|told no one|never told|find me|found me|believe me|after me|take care of|look after|what would happen|long way down|how long|the other side|switch(?:ed)? (?:me |it |everything )?off|still (?:on|by|there|here)|row (?:with|about|over)|had words|fell out|swallow me|rais(?:e|ed) (?:a|his|her|my) hand|(?:house|flat|bed|home|room|place) (?:is|was|feels|felt|looks) (?:far |much |so )?too|(?:could|should|might|would) (?:never |not )?have|(?:could|should|might|would)['’]ve|if only|short with (?:me|us|him|her|them))\b/u

const BLOCKED = Object.entries(LISTS).map(([name, list]) => {
  const words = list
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('*', "[\\p{L}']*"))
  return { name: name as BlockedList, pattern: new RegExp(`(?<![\\p{L}'])(?:${words.join('|')})(?![\\p{L}])`, 'u') }
})

const NONE: ReadonlySet<BlockedList> = new Set()

/**
 * The list that keeps a sentence from being quoted, or null. `text` is in lower case with straight apostrophes.
 * @param allowed lists whose words don't keep it out
 */
export function blockedBy(text: string, allowed: ReadonlySet<BlockedList> = NONE): BlockedList | 'phrase' | null {
  if (PHRASES.test(text)) return 'phrase'
  return BLOCKED.find(({ name, pattern }) => !allowed.has(name) && pattern.test(text))?.name ?? null
}

/** Words of feeling, which Playful never quotes and gentle times leave out. */
export const FEELING =
  /\b(?:feel\w*|felt|love\w*|hope\w*|wish\w*|want\w*|need\w*|heart\w*|soul\w*|happy|happi\w+|sad\w*|glad|angry|proud|grateful|trust\w*|care\w*|believ\w*|understand\w*|remember\w*|forget\w*|forgot|emotion\w*|lucky|joy\w*|delight\w*|excit\w*|nervous|tender\w*|safe|warm)\b/u
