/** Wording of loss, eating disorders and despair that counts without support from the classifier. */
export const SURE_HEAVY = `
  mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops ..2 died|passed|dying|dies !out|down|laughing|the|my|exam|me|on|it|when
  mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops ..2 is|was|are|'s|were ..1 dead|gone|dying|buried|cremated !to|for|lost|on|home|out|tired|away|against|set|right|keen
  lost my|our|her|his|the ..2 mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops|pregnancy ..2 $|to|at|in|last|this|and|when|on|two|three|five|years|today|yesterday !in|match|keys|phone
  my|our|his|her|mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops|late|mum's|dad's|nan's|gran's|brother's|sister's|wife's|husband's|mother's|father's|grandma's|friend's|mate's ..1 funeral|wake|cremation|burial|memorial|ashes|headstone|grave|eulogy|coffin
  scattered|scatter|scattering|collected|buried|bury ..2 ashes|mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops
  the|a|funeral|wake|burial funeral|wake|burial ..1 is|was ..1 on|at|tomorrow|today|yesterday|next|friday|monday|tuesday|wednesday|thursday|saturday !television|tv|telly|radio
  miscarried|miscarriage|stillborn|stillbirth
  no|lost ..1 heartbeat
  years|months|weeks|days|year|month|week|anniversary since|without|of ..1 mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops ..1 died|passed|death|passing|went|was|$
  since|after ..1 mum|mam|mom|ma|mama|mummy|mother|dad|da|daddy|papa|father|gran|nan|nana|grandma|grandmother|grandad|granddad|grandpa|grandfather|granny|brother|sister|son|daughter|husband|wife|partner|baby|twin|twins|aunt|aunty|auntie|uncle|cousin|nephew|niece|friend|mate|boy|girl|fiance|stepdad|stepmum|neighbour|neighbor|colleague|godmother|granddaughter|grandson|pop|pops ..1 died|passed|death
  hospice|palliative|inoperable|metasta*
  terminal cancer|illness|diagnosis|brain
  stage four|4|iv cancer|lung|bowel|breast|pancreatic|it|$
  weeks|months to live|left !until|till|of|on|for
  made|make|making myself|meself sick|throw|vomit|puke
  fingers down|in ..1 throat
  purge|purged|purging|binged|anorexia|anorexic|bulimia|bulimic|laxatives
  panic attack|attacks
  i|i'm|am|feel|feeling|felt|so|completely|utterly ..1 hopeless|worthless|suicidal|despairing
  hate|loathe|despise|detest myself|meself !for|when|sometimes|a
  can't|cannot|couldn't stop crying|sobbing
  cried|sobbed|wept|crying|sobbing ..3 hours|sleep|floor
  no|any|lost|all hope ..1 left|anymore|any|$|now|at
`
/** Wording of grief, eating disorders, despair and grave illness. */
export const HEAVY = `
  funeral|funerals|burial|crematorium|cremation|cremated|cremate|mortuary|morgue|hospice|palliative|eulogy|undertaker|undertakers|condolences|bereaved|bereavement|grieving|mourning|widowed|stillborn|stillbirth|miscarriage|miscarried|miscarrying|miscarry|coffin|casket|gravestone|headstone|graveside|grave
  $kin|he|she|they|we|his|her|who|$pet ..4 died|dead|dies|dying|passed|drowned|buried|killed|bury
  died|passed|dead|dying|buried|burying|bury ..5 $kin|him|she|he|today|yesterday|morning|night|peacefully|sleep
  passed away|peacefully|on|this|last|in !exam|the|my
  lost|lose|losing|loss my|our|her|his|the|of ..2 $kin|baby|babies|pregnancy|twins|him|her !in|at|on
  lost|losing the? baby|pregnancy|babies
  no heartbeat|pulse
  my|our|his|her|mum's|dad's|nan's|gran's|mam's ashes|urn|grave|wake|coffin|casket
  ashes|urn on|in|of|to|from the|his|her|my|mantel*|mum|dad|nan
  anniversary of ..3 death|passing|losing|dying
  since|after|when|before ..1 mum|mam|mom|dad|nan|gran|grandad|grandma|grandpa|he|she|mother|father|brother|sister|wife|husband died|passed|death
  would|wouldn't have been ..2 birthday|thirty|forty|fifty|sixty|seventy|eighty|today|tomorrow
  put|putting|had $pet|him|her ..1 down|sleep !the|phone|on|in|for
  terminal|inoperable|metasta*|incurable|stage three|four|3|4|iv|iii
  stage three|four|3|4|iv|iii
  weeks|months|days to|left live|with
  cancer|tumour|tumor|leukaemia|leukemia|lymphoma|chemo|chemotherapy|biopsy|melanoma|dialysis|sepsis|transplant
  intensive care
  life support
  made|make|makes|making myself|meself sick|throw|puke|vomit|be
  throw|threw|throwing|threw|sicked it|everything|dinner|all|lunch|tea|breakfast|them? all? up|back again|after|on|in|until|so|before|$
  purge|purged|purging|binge|binged|bingeing|binging|laxative|laxatives|anorexi*|bulimi*|starving|starve|starved myself? !for|hungry|cat|dog|artist
  vomited|vomit it|them|after|on|again|the|everything
  fingers down my|me throat
  haven't|hasn't|not|didn't|havent eaten|eat|ate|had ..2 since|anything|in|for|properly|solid|proper ..2 days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|food
  calories|calorie|kcal|cals
  skipped|skip|skipping|hid|hiding|spat|spitting|hide|refused ..2 lunch|dinner|meals|breakfast|tea|food|supper ..2 again|and|so|today|feel|three
  weigh|weighed|weighing myself|meself|me
  fat|ugly|disgusting|gross|huge|enormous ..4 eat|eating|mirror|body|myself|starve|thighs|stomach
  hate|hated|loathe|disgusted my|with|by ..1 body|thighs|stomach|myself|reflection|meself|face
  eating disorder
  goal|target|lowest|dropped weight|pounds|kilos|another
  hopeless|hopelessness|despair|despairing|worthless|wretched|despondent|despondency
  panic attack|attacks|attacked
  can't|cannot|couldn't|can stop|cope|get|face ..1 crying|cope|cry|bed|anyone|day|out|with|at
  can't|cannot|couldn't cope|breathe !with|the
  couldn't|can't|cannot|haven't|not ..2 get|got ..1 out ..1 bed|house
  haven't|not ..1 left|leave ..1 bed|house|flat|room ..2 days|since|week|weeks|$
  feel|feels|feeling|felt|am|i'm|completely|so ..2 numb|empty|hollow|dead|nothing|hopeless|worthless|broken|useless|trapped inside|anymore|any|again|all|and|in|about|$
  everything|life|all|it|nothing ..2 pointless|meaningless|hopeless|unbearable|matters
  nothing matters|left|helps|works|changes|feels|tastes anymore|any|for|to|now|me|$
  cried|crying|cry|sobbed|sobbing|wept|weeping ..5 hours|hour|sleep|floor|stop|stopped|every|again|night|shower|car|toilets|toilet|nothing
  breaking|broke|broken|falling|fell|fall|coming apart|down|point|apart ..2 in|at|again|completely|and|$
  depress* again|is|has|back|so|worse|and|episode|came
  sectioned|psychiatric|psych|psychiatry ward|hospital|unit|bed|again|under
  relapsed|drinking|drunk|drank|vodka|bottle ..4 again|alone|every|morning|hid|hiding|hidden|noon|work
  hate|hated|hating|loathe|despise|detest|disgusted myself|meself|with
  rock bottom
  end of my? rope|tether
  alzheimer*|dementia|stroke|leukaemia ..5 mum|dad|mam|nan|gran|her|him|he|she|my
  died|expired|dead|passed of|from|on|this|at|in|last|peacefully|suddenly|yesterday !laughing|boredom|hunger|it|heat|cold|the|me|my|purpose
  died|expired ..1 in|on|at ..2 hospital|sleep|arms|crash|car|porch|friday|monday|tuesday|wednesday|thursday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|night|morning|afternoon|bed|hospice|accident|war|iraq|birth
  hes|he's|shes|she's|is|are|was|he|she dead ..1 $|of|in|at|since|and|now|overdose
  got|was|were|been|get killed|murdered|shot|drowned in|by|on|off|at|when|outside
  drowned|killed himself|herself|themselves|off|in|by|outside
  been|is|are|he's|she's|months|years in|under the ground
  ^ buried ..3
  buried|bury|burying dear|our|poor|little|old|my|another|him|her|them|sgt|uncle|aunt|grandma|beside|next|today|yesterday !head|face|nose|treasure|bone
  lost ..3 residents|patients|resident|patient|twin|twins|baby|wife|husband|faith|son|daughter|boy|little !voice|keys|phone|game|match|bet|weight|shoe|sock|tooth
  death certificate
  wake|funeral|shiva|requiem|novena|vigil ..3 night|for|grandmother|uncle|aunt|mum|dad|brother
  grandmother's|grandma's|mum's|dad's|brother's|uncle's|sister's|nan's|friend's|mother's|father's funeral|wake|ashes|grave|coffin|death|accident|last|things|coat|voice|number|voicemail
  miss|missed|missing ..2 him|her|mum|mam|dad|nan|gran|brother|sister|papa|mama ..2 so|much|badly|every|terribly|$|today !bus|train|call
  years|months|weeks|year since|without ..3 $kin|him|her|he|she|lost|died|passed|killed|took
  no|any|lost|all|little hope !to|you|of|she|he|they|for|it|that|the|is
  no hope|point in|to|of|for|left ..1 it|me|owt|anything|any|here|getting|this|life|us
  no point ..2 anything|any|owt|it|anymore|me|getting|$
  never|nothing|nothing's|nothings|isn't|not ..3 get|gets|getting|gonna|going|be ..2 better|good|easier ..1 $|is|its|for|it
  what|what's|whats ..2 point ..3 of|$|in
  don't|can't|cannot|can|stopped|not|longer ..1 feel|feeling anything|nothing|any|one|like|a|real ..2 person|thing|more|anymore|at|else|human|$|about|for|when
  feel nothing|worthless|hopeless|dead|numb|empty|hollow
  worthless|hopeless|pointless|numb|hollow ..0 $
  been|lie|lay|lain|lying|stayed in|on ..2 bed|floor|duvet|bathroom ..3 days|since|all|crying|week|weeks|staring|hours|until
  waste|failure|useless|husk|shell|ghost of ..2 person|woman|man|space|human|mother|myself
  panic|anxiety attack|attacks|spell|spells
  alone|lonely ..3 nobody|country|anymore|forgot|forget|world|ache|unbearable
  cried|crying|cry|sobbed|sobbing|weeping|wept ..8 floor|bathroom|bathrooms|toilet|car|shower|stop|hours|until|till|week|nights|morning|station|dark|sleep|reason|basement
  hours|night|nights|week|days sobbing|crying|weeping
  malignan*|malignancy|oncologist|oncology|neurone|leukaemia|parkinson's|huntington's|motor-neurone|pancrea*|blood clot|aneurysm|secondaries|chemo
  it's|its|it|spread|cancer|shadow|lump|mass|something ..2 in|to|on my|his|her|the lungs|liver|pancreas|bones|brain|lymph|breast|prostate !that
  fasted|fasting|starving|starved|starve ..3 myself|days|since|own|way|thats|again|stop|week
  eaten|eat|ate|eating nothing|only|less ..3 days|since|but|save|six|week|coffee|tea|apple
  ain't|don't|not|haven't|hasn't|stopped|stop|without ..1 ate|eat|eaten|eating|food ..3 days|since|till|weight|monday|sunday|thursday !meat|dairy|sugar|chocolate|bread|gluten
  bring|brought|bringing|chuck|chucked|threw|sicked|spewed|puked|throw|puking|get|got it|everything|lunch|dinner|my|them|all|food|rid|tea|breakfast ..2 up|guts|it|of ..1 after|again|on|with|in|in|fingers|before|like|straight|$|i
  vomit|vomiting|vomited|spew|spewed|puke|puked|sick|sicked|throw ..3 on|after|with|every|from|my|food ..2 purpose|dinner|meal|finger|fingers|lunch|meals
  induce|induced|made ..1 vomiting|vomit|sick
  fingers|finger ..3 throat
  afraid|scared|terrified|terror|fear of bread|food|eating|rice|butter|meals|the|scale|fat
  scale|scales|balance|kilos|kilo|pounds|lbs|stone|kg ..6 low|lower|down|lost|less|proud|still|thin|starve|starving|hated|starving|again|stopped|enough|number|goal|pleased|dizzy|light
  down|lost|dropped ..2 to|another|nine|ten|thirty|twenty|five|30|20|10 ..2 kilos|lbs|pounds|kg|stone
  count|counted|counting|log|logged ..3 crackers|calories|almonds|bites|chews|grapes|cals
  under|below ..1 weight|bmi ..4 clinic|admit|hospital
  fed|feeding by|through|tube ..2 tube|nose|feeding
  od'd|overdosed|hanged|drowned himself|herself|hes|he|in|and|on|dead
`
/** Sore subjects. */
export const TENDER = `
  divorc*|separation|separated|custody|court|lawyer|solicitor|evict*|bailiff*|redundan*|sacked|fired|laid|unemployed|bankrupt*|debt|debts|overdraft
  hospital|surgery|operation|biopsy|diagnos*|scan|a&e|ward|ambulance|icu|clinic|consultant|therapist|therapy|counsell*|medication|antidepressant*|miscarr*|ivf|infertil*|dementia|alzheimer*
  broke|split|dumped|left|cheated|ghosted up|me|on
  lonely|loneliness|alone|cried|crying|cry|tears|wept|sobbed|ashamed|shame|guilt|guilty|afraid|scared|frightened|anxious|anxiety|insomnia|panic*|rejected|rejection|failed|failure|miserable|depress*|sad|homesick|heartbroken|grief|numb|empty
  sober|rehab|relapse*|aa meeting?
  bullied|bullying|bully|arrest*|prison|police|funeral|grave|death|died|dead|dying|suicid*|cancer|abuse*|assault*|rape*
`
