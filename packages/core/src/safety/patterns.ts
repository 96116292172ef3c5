/** What wording a scan looks for: harm to oneself, suicide, violence met, violence meant (design section 2.1). */
export type CrisisCategory = 'self_harm' | 'suicide' | 'violence_to_me' | 'violence_to_other'

/**
 * Wording of crisis, deliberately over-inclusive: a quiet Echo costs little, a cheerful one could cost a lot.
 * Recall on unseen phrasing is unknown, so nothing may rest on this list alone.
 */
export const CRISIS_PATTERNS: readonly { category: CrisisCategory; pattern: RegExp }[] = [
  {
    category: 'self_harm',
    pattern:
      /\b(?:kill|killing|killed|hurt|hurting|harm|harming|cut|cutting|burn|burning|hang|hanging|drown|drowning|shoot|shooting|starve|starving|poison|poisoning) (?:myself|my\s?self|my (?:own )?(?:life|body|wrists?|throat|arms?|skin))\b/iu,
  },
  {
    category: 'self_harm',
    pattern: /\bself[- ]?(?:harm|injur|mutilat|destruct)\w*/iu,
  },
  {
    category: 'suicide',
    pattern: /\bsuicid\w*/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:end|ended|ending|take|took|taking|finish) (?:it all|my (?:own )?life|his own life|her own life|their own lives?)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:want|wants|wanted|wanting|wish|wished|wishing|prefer|ready|plan|planned|planning|going|decided|rather|try|tried|trying|hope|hoped|longing|long) (?:to |i (?:was|were|could(?: just)?|would) )?(?:just )?(?:be )?(?:die|dead|not (?:be|exist|wake up)|never wake up|stop existing|cease to exist|disappear for ?ever)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:don'?t|do not|didn'?t|did not|no longer) (?:want|wish|deserve|care) to (?:live|be alive|be here(?: any ?more)?|exist|wake up|go on)\b/iu,
  },
  {
    category: 'suicide',
    pattern: /\b(?:no|any) (?:reason|point) (?:to|in|for) (?:live|living|go on|going on|being alive|being here)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\bi (?:really |just |simply )?(?:can'?t|cannot|can not|couldn'?t) (?:go on(?! (?:holiday|vacation|a|the|my|with the))|keep living|live (?:like this|any ?more)|bear to live)\b/iu,
  },
  {
    category: 'suicide',
    pattern: /\bbetter off (?:dead|without me|if i (?:was|were|am) (?:dead|gone))\b/iu,
  },
  {
    category: 'suicide',
    pattern: /\bwish (?:that )?i (?:was|were|had been|had never been|'d never been) (?:dead|never born|born|gone)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:overdos\w+|slit(?:ting)? my|jump(?:ing)? off (?:a|the) (?:bridge|roof|building|balcony)|goodbye (?:letter|note)s?|last (?:letter|note) to (?:everyone|my))\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\bi\b[^.!?\n]{0,45}\b(?:want|wants|wanted|wish|wished|would like|should like|'d like|like|long|longed|longing|yearn|hope|crave|ready|prefer)\b[^.!?\n]{0,45}\b(?:to|i could|i might|could)(?: \w+){0,3} (?:die|be dead|cease|not exist|vanish)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:make|making|put|putting) an? (?:quick )?end (?:of|to) (?:my(?: \w+){0,3} (?:life|existence|self)|myself|it all|everything)\b|\bmake an end quickly\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:arrange|arranging|plan|planning|choose|choosing|stage|time|rehearse|rehearsing) my (?:own )?(?:death|end)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:done with|sick of|tired of|weary of|finished with|had enough of) (?:my )?(?:life|living|being alive|existing|existence)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:a burden (?:to|on) (?:everyone|everybody|others|them|him|her|my (?:family|wife|husband|parents|children|kids|friends)|all)|burden also to others)\b/iu,
  },
  {
    category: 'suicide',
    pattern:
      /\b(?:idea|thought|thoughts|thinking|dream|dreaming|urge|picture) of (?:a |the |my )?(?:pistol|gun|revolver|rope|noose|bridge|pills|razor|blade|laudanum|dying|death|being dead|not being here)\b/iu,
  },
  {
    category: 'suicide',
    pattern: /\b(?:laudanum|prussic acid|cyanide|noose)\b/iu,
  },
  {
    category: 'self_harm',
    pattern:
      /\b(?:cut|burn|hurt) (?:again|my (?:leg|thigh|arm|wrist)s?) (?:again|last night|on purpose|to feel)\b|\b(?:the urge|urges) to (?:cut|hurt|burn)\b|\bhow many pills\b/iu,
  },
  {
    category: 'violence_to_me',
    pattern:
      /\b(?:he|she|they|dad|mum|mom|husband|wife|boyfriend|girlfriend|partner|ex)\b[^.!?\n]{0,30}\b(?:hit|hits|beat|beats|punched|slapped|choked|strangled|raped|assaulted|threatened to kill) me\b/iu,
  },
  {
    category: 'violence_to_me',
    pattern:
      /\b(?:rape|raped|molest\w*|sexual(?:ly)? (?:abus|assault)\w*|domestic (?:violence|abuse)|afraid for my life|fear for my life)\b/iu,
  },
  {
    category: 'violence_to_other',
    pattern:
      /\b(?:going to|want to|wanna|plan to|could|will) (?:kill|stab|shoot|murder|hurt) (?:him|her|them|someone|everyone|people|my \w+)\b/iu,
  },
]

/** Wording of grief, panic, hopelessness, relapse and abuse: narrows what an Echo may say. */
export const HEAVY_PATTERN =
  /\b(?:funeral|burial|coffin|passed away|miscarr\w+|stillb\w+|bereave\w*|grief|grieving|mourning|terminal(?:ly)? ill|hospice|panic attacks?|hopeless\w*|worthless\w*|hate myself|hating myself|loathe myself|disgusted (?:with|by|at) myself|numb|can'?t cope|cannot cope|breaking point|broke(?:n)? down|breakdown|despair\w*|despond\w*|what'?s the (?:good|use|point) of (?:such an? |this |my |all this )?(?:life|living)|relapse\w*|binge\w*|purg(?:e|ed|ing)|starv(?:e|ed|ing)|abuse\w*|trauma\w*|lost (?:the|my|our) (?:baby|mother|father|mum|mom|dad|son|daughter|husband|wife|brother|sister)|died|dying)\b/iu

/** Sayings that hold the same words and mean none of it. They are taken out before the scan. */
export const IDIOMS =
  /\b(?:to die for|dying to (?:see|meet|know|try|tell|hear|go|read)|died (?:laughing|down|out|away)|dying (?:light|fire|day)|battery died|phone died|(?:car|engine|laptop|wifi) died|killing it|killed it|numb(?:er|ers|ered|ering))\b/giu
