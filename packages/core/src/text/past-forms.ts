/** Irregular past forms of everyday English verbs: `base past`, with a slash between two forms. */
const IRREGULAR = new Map(
  `become became; begin began; bend bent; bite bit; blow blew; break broke; bring brought; build built; burn burnt/burned;
  buy bought; catch caught; choose chose; come came; cut cut; dig dug; draw drew; drink drank; drive drove; eat ate;
  fall fell; feed fed; feel felt; fight fought; find found; fly flew; forget forgot; forgive forgave; freeze froze; get got;
  give gave; go went; grow grew; hang hung; hear heard; hide hid; hit hit; hold held; keep kept; know knew; lay laid;
  lead led; learn learned/learnt; leave left; lend lent; let let; light lit; lose lost; make made; meet met; mow mowed;
  pay paid; put put; read read; ride rode; ring rang; rise rose; run ran; say said; see saw; sell sold; send sent; set set;
  sew sewed; shake shook; show showed; shut shut; sing sang; sit sat; sleep slept; sow sowed; speak spoke; spend spent;
  stand stood; steal stole; stick stuck; sweep swept; swim swam; take took; teach taught; tell told; think thought;
  throw threw; try tried; understand understood; wake woke; wear wore; win won; write wrote`
    .split(/;\s+/)
    .map((pair) => {
      const [base = '', past = ''] = pair.trim().split(' ')
      return [base, past.split('/')] as const
    }),
)

/** The simple past of a verb in its base form: “wrote” for “write”, “mended” for “mend”; two forms where both are written. */
export function pastForms(verb: string): readonly string[] {
  return IRREGULAR.get(verb) ?? regularPast(verb)
}

/** The regular past of any verb. Where the stress decides, both spellings: “visited”, “stopped”. */
export function regularPast(verb: string): string[] {
  if (/[^aeiou]y$/u.test(verb)) return [`${verb.slice(0, -1)}ied`]
  if (verb.endsWith('e')) return [`${verb}d`]
  const isDoubled = /[^aeiou][aeiou][bdgklmnprt]$/u.test(verb)
  return isDoubled ? [`${verb}ed`, `${verb}${verb.at(-1)}ed`] : [`${verb}ed`]
}
