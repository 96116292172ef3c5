function setOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Words without a subject of their own: never a key term, a tag or a recurring word. */
export const STOP_WORDS: ReadonlySet<string> = setOf(`
  a about above across after again against all almost alone along already also although always am among an and
  another any anybody anyone anything anyway are aren't around as ask asked at away back be became because
  become been before behind being below best better between both bring but by came can can't cannot come comes
  coming could couldn't did didn't do does doesn't doing don't done down during each either else enough
  especially even ever every everybody everyone everything far feel feeling feels felt few find first for found
  from further get gets getting give given go goes going gone good got had hadn't has hasn't have haven't having
  he he'd he'll he's her here here's hers herself him himself his how however i i'd i'll i'm i've if in indeed
  instead into is isn't it it's its itself just keep kept kind knew know known last later least left less let
  let's like likely little long look looked looking looks lot made make makes making many may maybe me mean
  means might mine more morning most much must my myself near nearly need needed needs never new next no nobody
  none nor not nothing now of off often oh okay old on once one ones only onto or other others ought our ours
  ourselves out over own part people perhaps place put quite rather read really right said same saw say saying
  says see seem seemed seems seen several shall she she'd she'll she's should shouldn't since so some somebody
  someone something sometimes soon still stuff such sure take taken takes taking tell tells than that that's the
  their theirs them themselves then there there's these they they'd they'll they're they've thing things think
  thinking thinks this those though thought through till time times to today together told tomorrow tonight too
  took toward towards tried try trying turn turned two under until up upon us use used usually very want wanted
  wants was wasn't way we we'd we'll we're we've week well went were weren't what what's whatever when where
  whether which while who whole whom whose why will with within without won't wonder wondering work would
  wouldn't write writing wrote year years yes yesterday yet you you'd you'll you're you've your yours yourself
  day days night evening afternoon etc mr mrs bit thus therefore whilst unto thy thou thee hath doth tis ii iii
  iv re th st nd rd em three four five six seven eight nine ten half hour hours minutes minute oclock o'clock
  couple end start started began begin great big small
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
  seventy eighty ninety hundred thousand
`)

export const FIRST_PERSON: ReadonlySet<string> = setOf(`
  i me my mine myself i'm i've i'll i'd im ive
`)

export const FIRST_PERSON_PLURAL: ReadonlySet<string> = setOf(`
  we us our ours ourselves we're we've we'll we'd let's
`)

/** Past forms that do not end in "ed". */
export const PAST_WORDS: ReadonlySet<string> = setOf(`
  was were had did went said came got made took felt thought knew saw told left found gave kept began became
  wasn't weren't didn't hadn't used woke slept wrote met ran ate
`)

export const FUTURE_WORDS: ReadonlySet<string> = setOf(`
  will won't i'll we'll you'll he'll she'll they'll it'll shall gonna tomorrow soon tonight next upcoming
`)

/** Words about finding something out. */
export const INSIGHT_WORDS: ReadonlySet<string> = setOf(`
  because realise realised realize realized understand understood know knew think thought wonder wondered reason
  why maybe perhaps notice noticed learn learned
`)

/** Nouns too general for a tag. */
export const GENERIC_NOUNS: ReadonlySet<string> = setOf(`
  lot kind sort something anything everything nothing stuff sense point part moment while today tonight
  yesterday tomorrow week month year hour minute morning afternoon evening night day time end start rest mind
  idea reason question case number name line hand head face eye side place world life man men woman people
  person fact word second third once twice pair whole self value matter interest pretty
`)

/** Titles and old words for relatives, which mean little without a name or clause. */
export const FORMS_OF_ADDRESS: ReadonlySet<string> = setOf(`
  miss mister missus madam dear sir lord lady thence hence hither thither whence wherein whereof whereby thereof
  therein hath doth thee thou thine unto upon
`)

/** Irregular past verbs, which name an action and not a subject. */
export const IRREGULAR_PAST_VERBS: ReadonlySet<string> = setOf(`
  arose ate awoke beat became began bent bet bit bled blew bore bought bound bred broke brought built burnt
  burst came cast caught chose clung cost crept cut dealt did dove drank dreamt drew drove dug fed fell felt
  fled flew flung forgave forgot fought found froze gave got grew ground had held hid hit hung hurt kept knelt
  knew laid lay leapt learnt led left lent let lit lost made meant met mown paid put quit ran rang read rode
  rose said sang sank sat saw sent set sewn shone shook shot showed shrank shut slept slid slung smelt sold
  sought sown spat spelt spent spilt split spoke sprang spread spun stole stood strode strove struck stuck stung
  swam swept swore swung taken taught thought threw told took tore torn understood went wept woke won wore worn
  wound wove wrote
`)

/** 35 function words frequent in English prose and rare in related languages. */
export const ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = setOf(`
  the of and to in is it that i was for with my at but not be have had this from we so they he she you are were
  his her by which there been
`)

/** Further function words, which count only when a text is compared with other languages. */
export const MORE_ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = setOf(`
  a an on me as or no all do did don't didn't just got out up about if what when then it's i'm i've our us will would can
  could has into than them their one some like how more very too because after before who am went
`)

/** Words that reverse the valence of one of the next three words. */
export const NEGATIONS: ReadonlySet<string> = setOf(`
  not no never none nobody nothing neither nor nowhere cannot can't cant don't dont doesn't doesnt didn't didnt
  won't wont wouldn't wouldnt isn't isnt aren't arent wasn't wasnt weren't werent ain't aint couldn't couldnt
  shouldn't hasn't haven't hadn't without hardly scarcely barely rarely seldom
`)

/** Words that strengthen one of the next three words. */
export const INTENSIFIERS: ReadonlySet<string> = setOf(`
  absolutely completely deeply enormously entirely especially exceptionally extremely highly hugely incredibly
  intensely more most particularly purely quite really remarkably so substantially thoroughly totally
  tremendously unbelievably unusually utterly very
`)

/** Words that weaken one of the next three words. */
export const DAMPENERS: ReadonlySet<string> = setOf(`
  almost barely hardly kinda less little marginally occasionally partly scarcely slightly somewhat sorta
`)
