/** Patterns that apply even next to a damper. */
export const SURE = `
  kill|killing|hang|hanging|drown|drowning|shoot|shooting|stab|top|off|offing|neck|end|ending|harm|harming|cutting|hurt|hurting|starve|unalive myself|meself !slack
  end|ending|take|taking|took|ended my|me own? life
  want|wanted|wants|wish|wishing|ready|hoping|prayed|praying|pray|rather to? just|really|only? be? die|dead
  don't|didn't|do not? want|wanna|deserve|wish to? be? live|alive|exist|existing|living
  not|don't want|wanting to be here|around|alive
  don't|didn't want to wake up
  wish|wished|hope|hoped|hoping|pray|prayed|prayer that? i ..3 die|dead|born|gone|existed|exist|disappeared !from|into
  i think|thought|am|'m|feel|felt|been ..2 suicid*
  i'm suicid*
  suicidal thoughts|again|ideation|tonight|today
  thoughts of suicide|dying|killing|death
  better off dead|without|if me|i|am|was|were|gone
  raped|molested|strangled|choked|throttled me|us|her
  he|she|dad|da|mum|mam|mom|ma|husband|wife|boyfriend|girlfriend|partner|ex|stepdad|father|uncle|brother|they ..3 hit|hits|beat|beats|slapped|slaps|punched|punches|kicked|kicks|choked|chokes|strangled|smacked|belted|battered|shoved|headbutted|thumped|backhanded|burned|burnt|pinned|spat|raped|molested|hurts me|us !with|to|that|at|in|up|off|for
  he|she|dad|da|mum|mam|mom|ma|husband|wife|boyfriend|girlfriend|partner|ex|stepdad|father|they ..2 beat|beats|strangled|choked me|us at the|my|his|her|our|home|night|christmas
  knife|razor|blade ..3 to|against|on|across my|me arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|throat|neck
  cut|burned|burnt|sliced|slit|scratched|carved|slashed|bit|scalded my|me own? left|right|inner|upper|other? arm|arms|wrist|wrists|thigh|thighs|skin|forearm|hips|hip on|again|tonight|until|till|so|because|just|and|to|deliberately
  cut|burned|burnt|sliced|scratched|hurt|harmed|cutting|burning|hurting|scratching|harming myself|meself again|tonight|on|last|yesterday|because|in|with|and|so|until|to|is|after|when|feels|feel|for|this|over|every|since
  self-harm|self-harmed|self-harming|selfharm|self harm*|mutilat*
  overdose|overdosed|overdosing|od'd again|on|tonight|in|last|myself|and|but|twice|once
  i ..4 overdose|overdosed|overdosing
  took|take|swallow|swallowed|swallowing|taking all|whole|every|handful|bottle|too|enough the|of|my|a|many? ..3 pills|tablets|paracetamol|meds|medication|tylenol|insulin
  no|without any? reason|point|purpose|excuse to|in|for live|living|alive|stay|staying|wake|waking|existing|carrying|being|going|go|remain
  tired|sick|done|weary|exhausted of|with|from? living|life|existing|existence|breathing
  tired|sick|done|weary|exhausted of|with|from being alive|me|myself|$
  can't|cannot|couldn't|can bear|stand|keep|face|do living|being life|existing|alive
  plan|plans|planned|planning|way|ways|means|method|date|courage|attempt|attempted|rehearse|rehearsed|nerve|guts ..3 to|of|for|at? die|dying|suicide|destroying|ending|end|kill|killing|death it|me|myself|my
  die|dying|dead in|by my own hand
  i|i'll|i'd|i'm|should|would|could|will|to ..3 hang|drown|kill|shoot|destroy|poison|gas myself|meself
  laudanum|noose|cyanide|prussic
  thoughts|thought|think|thinking|idea|dream* of|about a|the? pistol|gun|revolver|rope|noose|bridge|razor|blade|laudanum|pills
  jump|jumping|step|stepping|walk|walking|throw|throwing|drive|driving|lie|lying|leap|walked|drove|stepped|went ..2 off|under|into|onto|in|front|on|over the|a|of|this|that? bridge|cliff|roof|tracks|track|platform|train|trains|traffic|truck|lorry|river|ledge|balcony|overpass|viaduct|multistorey|rocks !today|with|trail
  i ..2 want|going|need|could|will|might|gonna to? kill|stab|shoot|murder|strangle|smother him|her|them|someone|everyone|everybody
  did|do|doing|done|did|does away with|in myself|meself|me
  do|doing myself|meself in
  take|taking|took|taken|ending my|me|his|her|their own? life
  by my own hand|hands|doing
  destroy|destroying oneself|myself
  wish|wished|wishing|want|wanted|wants|long|longing|prefer|like|rather|prayed|pray|hope|hoped to? be|stay|have|been|remain|dead|die ..0 dead|died|gone|die|over|finished !from|for
  want|wanted|wants to ..1 stop|cease to? exist|existing|be|being|breathing|living
  dead|die|kill|finish|end me|it by my own
  i ..2 want|wanted|wish|prayed|pray|hoping|hope|asked|begged|beg ..4 the? lord|god|he|him|almighty|jesus|allah ..3 take|took|stop me|my ..4
  by my own? hand|doing
  rape|raped|raping|rapist|molest*
  hit|hits|slap|slapped|punch|punched|beat|smack|smacked|pinch|pinched|bang|banged|slam|slammed|struck|strike|scratch|bite|bit|burn|burned|burnt|starve|choke myself|meself|my|me own? face|head|forehead|body ..4 wall|hard|times|until|till|again|with|against|on|as|for|hand|fist|in
  bang|banged|banging|slam|slammed|smashed|hit|struck my|me head|forehead|hand|fist|knuckles ..3 wall|floor|door|tiles|rail|desk|till|until|deliberate|on purpose|mirror
  punched|punching|punch the|a|my|that|concrete|brick ..3 wall|mirror|door|locker|tiles ..4 knuckles|till|until|bled|bleed|bone|again|so|to
  pull|pulled|pulling|rip|ripped|tear my|me own? hair out
  burn|burned|burnt|burning|scalded|brand|branded me|myself|my|meself own? with|on|skin|arm|hand|leg|thigh ..3 iron|lighter|cigarette|match|purpose|kettle|oven|hob|stove|rack|straighteners|candle|soldering
  held|hold|holding|put|pressed|press|kept my ..3 hand|hands|finger|fingers|arm|wrist|palm ..3 flame|hob|stove|ring|oven|radiator|candle|rayburn|boiling|hot|element|iron|grill|tap
  pinched|bit|scratched|clawed|dug|gouged myself|my ..3 black|raw|blood|bled|bleed|skin|arms|until|till|nails
  cut|cuts|cutting my|me ..2 hip|hips|arm|arms|wrist|wrists|thigh|thighs|leg|legs|stomach|ankle|ankles|skin|self
  past|with|without|started|back|stop|stopped|of|by|to cutting again|yourself|myself|$
  kill|bury|break|drown|shoot|burn|strangle|smash ..1 me|my|us ..4 if|when i|we
  punched|slapped|kicked|hit|beat|choked|shoved|pushed|strangled|whipped|belted|thrashed|headbutted|bit|spat|pinned|throttled|kick|slap|punch|whip|force|choke me|us ..3 in|across|with|on|to|because|when|for|again|till|until|down|into|against|awake|so|hard|last|tonight|today|yesterday|over|$ !harder|about|like|home|that|how|for|eggs|cards
  put|puts|laid|lays|raised|raises|lifted|lifts his|her|a ..1 hand|hands|fists|fist|fingers|belt ..1 on|to|up|round|around|over|down|in me|us|my|throat|mouth|skirt|neck|knickers|trousers|at
  he|she|dad|husband|has|had|got|him me|us by the throat|neck|hair
  used|takes|took|uses the|a|his|her belt|strap|cane|cord|slipper|switch|wooden|hose|stick ..2 on|to|across|spoon me|us|girls|him
  whipped|whip|whipping|belted|beaten|caned|thrashed|thrash with|by|every|for|me|us the|a|his|my
  belt|strap|extension|cane ..2 welts|marks|stripes|bruises
  beaten|beat|beats|slapped|slaps|kicked|kicks|hits|hit|threatens|punched my|our mother|mum|mom|mam|mama|brother|sister|kids|children|baby !at|to|in|record|score
  i|to|gonna|wanna|want|wanted|going|could|thought|think|will|would ..2 stab|strangle|shoot|smother|throttle|murder|poison him|her|them|my|that|someone|people|everyone|everybody|the|maisie|in !song|film
  pillow ..3 over|on ..3 face|head|mouth
  bring|brought|bringing|take|took ..2 knife|scissors|gun|blade ..4 school|work|him|them|her|stab|campus
  stand|stood|standing by|over|beside ..4 bed|him|her|them|sleeping ..4 knife|pillow|sleeping
  wanted|want|wanting to shake|hurt|hit|drop|throw|smother|drown|slap her|him|the|my|them|baby !hand|hands|off|up
  attempted|attempt|attempting ..2 suicide|before|again|again|in|second|last|it
  suicide|second|another|third|last|failed attempt|attempts
  i|to|gonna|and|just ..2 overdose|overdosing|od
  take|took|swallow|swallowed|swallow|swallowing ..2 all|whole|every|lot|bottle|bunch|handful|overdose|too ..4 pills|tablets|paracetamol|meds|medication|done|die|end|bottle|them|many
  urge|impulse|temptation|courage|nerve to ..3 step|jump|drive|swerve|let|walk|end|kill|die|cut|hurt|burn|do it|off|into|in|before|myself|go|$
  stood|stand|standing|sat|sitting|walked|walk|went|climbed|got|drove|waited|looked|leaned on|at|to|up|by|over|onto|upon|along|the|out ..3 bridge|parapet|ledge|platform|roof|cliff|balcony|viaduct|overpass|pier|railing|rail|edge|tracks|multistorey|weir|pit|quarry|dam|beam|river|lake|sea|lough|canal|rocks|harbour|water ..10 wanting|wanted|meaning|intending|step|jump|over|in|drop|fall|drown|courage|come|go|nerve|end|die|thought|thinking|let ..4 out|over|off|drown|it|fall|jump|go|walk|$|to|how|go|in
  step|fall|drop|let|walk|jump ..2 off|go|in|over|down|out and ..3 fall|die|not|never|be|finish|end
  end|ended|ending ..1 life|myself|oneself
  make|making|put|putting an? quick? end of|to my|myself|it
  arrange|arranging|choose|choosing|stage|rehearse|rehearsing my own? death|end
`
/** Patterns that a damper makes tender. */
export const HOLD = `
  suicide|suicides|suicidal|unalive|kms|kys
  want|wants|wanted|wanting|wish|wished|wishing|would|should|long|longed|longing|yearn|hope|crave|ready|prefer|like ..5 die|cease|perish|vanish !of|for|laughing|on
  want|wanted|wish|wishing|need ..3 to disappear|vanish|stop existing|breathing|being !into|in
  want|wanted|wish it|everything|this|life|all all? to be? over|end|stop|gone|finished
  end|ended|ending|finish|finishing it all|tonight|now|for|soon
  can't|cannot|can not? do|take|bear|stand|face this|it|another|life ..2 anymore|longer|more|life|day|year|week|morning
  can't|cannot|couldn't go on|continue !holiday|the|a|my|with|vacation|about|at|to
  i'm|am|i|me|being|become|a|nothing ..3 burden|burdens|dead-weight on|to|for|everyone|them|my|others|all|him|her
  burden to|on everyone|them|my|all|others|him|her|everybody|family|kids|mum|mom
  better|easier|happier|simpler|lighter off? ..3 without me|us|myself
  without me|myself they'd|they|she'd|he'd|everyone|everybody would|will|be|could
  nobody|no-one|no|who one? would|will|wouldn't|'d even? notice|miss|care if|me|i|when|until
  i|i'd ..3 die|dead|death|dying ..3 relief|peace|easier|tempting|comfort|better|lovely|nice|appealing|restful|sounds
  dying|death|dead|die sounds|feels|seems|looks|would like|better|easier|be peaceful|restful|nice|lovely|kind|easier|relief|rest|sleep|peace|a
  ready|prepared|willing|time to go|leave|die now|too|for|this world|and
  sleep|asleep and|to|forever never|not wake|wake|forever
  not|never|n't|don't|wouldn't|without|stop wake|wakin*|waking|woken up|again
  my|me own suicide|death|overdose|noose|funeral|obituary
  goodbye|suicide|farewell letter|letters|note|notes|video|text|message
  last|final letter|letters|note|message to|for
  pills|tablets|paracetamol|meds|tylenol|insulin|medication|blister ..6 count|counted|counting|enough|saved|saving|stash|stashed|hoard*|stockpil*|lined|hidden|collected|hiding|all|laid|handful
  count|counted|counting|saved|saving|stash|stashed|hoard*|stockpil*|lined|hidden|hiding|collecting ..4 pills|tablets|paracetamol|tylenol|insulin|painkillers|co-codamol
  rope|noose|gun|pistol|shotgun|rifle|revolver|razor|belt ..4 garage|beam|mouth|temple|neck|head|loft|rafters|banister|lap|drawer|tied|knot|bought
  gun|pistol|rifle|barrel|muzzle|revolver ..4 in|to|against my|me mouth|head|temple|chin
  thought|think|thinking|picture|pictured|picturing|imagine|imagined|imagining|dream|dreamt|dreamed|fantasise*|fantasize*|consider|considered|considering|planned|planning ..4 die|dying|death|drown|drowning|hanging|jumping|swerving|crash|crashing|overdose|overdosing|dead|stepping|bridge|killing
  how|what many|if|long|would|fast|quick|quickly|high|deep ..6 die|dying|pills|drown|fall|jump|hang|overdose|bleed|body
  i|i'd ..2 let|just|almost|nearly|could swerve|swerved|drive|drove|jump|jumped|step|stepped|go|let go|into|off|under|in|the|go
  swerve|swerved|swerving|steer|steering|drive|drove|driving|crash into|off|onto the|a|that|an|one oncoming|tree|wall|lorry|truck|river|trees|median|barrier|abutment|sea|lake|ditch|pole|ravine|bridge
  cut|cuts|cutting|slice|sliced|slicing|burn|burned|burnt|burning|scratch|scratched|scratching|carve|carved|carving|slash|slit|bite|bit|biting|pinch|bleed|bled|bleeding|dug|dig|opened|pressed|press|held|hit|punched|punching|banged|banging ..3 my|me|own|both|the inside|inner|left|right|upper|old|soft|of|my? arm|arms|wrist|wrists|thigh|thighs|skin|hips|forearm|forearms|stomach|scar|scars
  razor|razors|razorblade|blade|blades|sharpener|scalpel|stanley|lighter|compass ..6 cut|cutting|bleed|blood|skin|arm|arms|thigh|thighs|wrist|wrists|leg|legs|bathroom|again|drawer|shaking|relief|under|tonight
  urge|urges|want|wanted|need|needed|itching|going to|of cut|burn|hurt|bleed|scratch|harm|cutting|hurting|cut|relapse myself|me|again|tonight|so|is|until|is|and|$
  cut|cutting|cuts|burn|burns|burning|bleeding|pain|blood|blade is|are|was|were the? only thing|way|real|mine|calm|quiet|relief|helps|helped|feel
  clean ..3 days|weeks|months|from cutting|harm*|hurting|blade|self-harm|cut
  relapsed|relapse|slipped|cut|cutting again|tonight|last|after ..3 night|days|weeks|months|clean|arm|thigh
  until|till|so|to make|made? it|i|him|me bled|bleeds|bleed|bleeding|hurt
  punish|punishing|punished myself|meself
  deserve|deserved to? be? pain|hurt|die|punished|bleed|suffer|beaten|it
  feel|felt|feels something|anything|real|alive ..6 cut|blade|blood|burn|razor
  locked|locks|lock|bolted|shut|shuts|chained me|us in|out|inside|outside|up
  $he|$she|$partner|$kin|they ..2 took|takes|hides|hid|keeps|kept|confiscated|smashed|checks|checked|reads|tracks|monitors|counts|controls|goes my|me|all|through|every ..2 phone|keys|passport|wages|money|card|bank|messages|texts|receipts|mileage|pay|salary|papers|emails|laptop
  $he|she|$partner|$kin ..3 won't|doesn't|don't|not|never let|lets|allow|allows|allowed|letting me|us go|see|out|have|speak|leave|work|talk|eat|sleep|call|ring|phone|anywhere|near|use
  $he|$she|$partner|they ..5 threatened|threatens|threaten|threatening|promised|swore|swears|says|said|going|will|he'll|would|he'd to|he|he'd|he'll|she|she'd|she'll ..2 kill|hurt|hit|burn|shoot|stab|drown|throw me|us|himself|herself|the|my|the
  kill|kills|killing me|us if i|i'd|we ever? leave|left|tell|told|go|talk|tried
  forced|forces|force|made|makes me|us to? have|touch|kiss|do|kneel|sleep|watch|him|strip|eat|beg|apologise|lick !laugh|smile|tea|dinner|coffee|breakfast|a
  forced|forces|force himself|me|myself on|onto|upon|down|him
  i|he|him ..2 said|told|says him|her? no|stop and|but|he|him|it|again
  touched|touches|touching|groped|gropes|grope|fondled|fiddled me|us|my !with|that|heart
  $he|$she|$partner|$kin|man|coach|priest|teacher ..2 touched|touches|touching|groped|gropes|fondled|abused|abuses|abusing|assaulted|attacked|molested|interfered|raped me|us|her|him|my
  abused|assaulted|abuse|abuses|abusing me|us|by|as|when
  i ..2 was|were|being|been|got|get|getting ..1 abused|assaulted|raped|molested|beaten|strangled|choked|groped|hit|punched|slapped|attacked by|as|in|when|again|at|for|with|every
  hands|hand|fingers|thumbs|forearm|belt|arm|cord round|around|on|at|across my|me throat|neck|windpipe
  pinned|pins|held|holds|dragged|drags|threw|throws|pushed|pushes|shoved|shoves|slammed|slams|grabbed|grabs|kicked|yanked|pulled|pulls me ..2 to|against|down|by|into|out|on|onto|up|through|off|across the|my|a|stairs|his ..2 wall|floor|throat|neck|hair|stairs|arm|arms|door|ground|bed|table|sofa|cooker|fridge|car|kitchen
  grabbed|grabs|yanked|pulled|pulls|dragged|twisted|twists me|my by|arm|hair|wrist ..2 hair|throat|neck|wrist|arm|behind|until
  my|me|a black|split|burst|broken|fractured|fat|bust|busted eye|lip|rib|ribs|nose|jaw|wrist|tooth ..6 he|him|his|she|husband|again|told|said|dad|boyfriend|partner
  bruise|bruises|handprint|fingerprints|fingermarks|marks|welts ..6 he|his|him|she|hers|fingers|husband|hand|grip|hands|where|from|shape|belt
  he|she|dad|mum|mom|husband|wife|boyfriend|girlfriend|partner|ex|stepdad|father|mother ..5 hit|hits|beat|beats|slapped|punched|kicked|raised|lifted|swung|threw|hurled|smashed ..2 hand|hands|fist|fists|belt|plate|kettle|glass|mug|chair|ashtray|bottle|boot|me ..2 me|to|face|head|again|us|at|$
  scared|afraid|frightened|terrified|fear|frightening of|for my? him|husband|wife|dad|stepdad|partner|boyfriend|life|father|mother|home|step-dad|her|what ..3 $|he|will|when|if|does|comes
  scared|afraid|frightened|terrified|dread to|going|of go|going|be|come|coming? home|alone
  fear|feared|fears|afraid for|of my|me|our life|lives
  domestic|sexual|sexually|emotional|physical violence|abuse|abused|assault|assaulted
  child|childhood abuse|molest*
  child protection|refuge|shelter ..4 bed|place|room|us|women|rang|called|number
  want|wanted|wants|going|could|would|might|gonna|urge|thought|thoughts|thinking|fantas*|imagine|imagined|dream|dreamt|picture|pictured to|of|about|i|just|really? hurt|kill|killing|hurting|stab|stabbing|strangle|strangling|smother|smothering|shoot|shooting|poison|poisoning|murder|burn|push|pushing him|her|them|someone|somebody|people|my|the|that ..1
  stop|stopped|stopping myself from|before hit*|hurt*|kill*|strangl*|shak*|jump*|throw*|doing
  i|i'd|almost|nearly ..1 hit|shook|slapped|smacked|hurt the|my|him|her baby|kid|son|daughter|child|wife|too|so
  want|wanted|wish|need|going|gonna|decided|plan|planned|planning|meaning|meant|ready|prepared|about|time|done|got to ..2 go|leave|end|finish|be|do|checkout|check ..1 for good|ever|over|end|it|this|myself|by|done|out|ending
  ways|way to|of do|doing|ending|go|end|die it|$|painlessly|painless|quick|quickly|quietly|away|out
  plan|planned|planning|going|gonna|want|wanted|think|thinking|thought ..2 do|doing|end|ending it|everything|things !again|all|yourself|alone|together|up|in|on|right|properly|justice
  don't|doesn't|didn't|not|won't|never ..2 want|plan|intend|expect|care|wish|going|need|deserve|mean to|on|be|being ..2 see|reach|wake|alive|live|make|be|living|around ..3 christmas|morning|sun|summer|spring|birthday|forty|alive|here|old|up|another|anymore
  don't|doesn't|not want to|$|it ..1 see|wake|exist|live ..2 sun|morning|tomorrow|anymore|up
  if i die|died|go|went|am|'m|was|were ..2 gone|dead|first|they|she|he|my|by|tonight|tomorrow|nobody|it|who|the|everyone|someone|would
  after|when|once i|i've|ive|i'm|im ..1 gone|dead|die
  my body|death|corpse ..4 found|find|bring|bury|home|explain|cause|caused|fault|note
  letter|letters|note|notes|video ..6 i'm|i've|ive|im|i|my ..1 gone|dead|death|goodbye|funeral|body
  letter|letters|note|wrote|written ..6 explain|explaining my|why ..3 death|did|gone|body
  i|me ..2 stopped|stop|held|talked|talk ..3 from|myself ..3 jumping|doing|going|cutting|swallowing|edge|ledge
  better|happier|easier|glad|relieved if i was|were|am|wasn't|weren't|died|disappeared|not|never|had
  i ..2 hope|keep|wish|prayed|hoping|praying|wait|waiting ..2 a|some|the|my|somebody|someone|something|that ..2 bus|car|truck|lorry|cab|plane|cancer|heart|stroke|crash|shoot|train|driver|kills|would ..6 me|stop|stops|stopped|down|light|over|crashes|hits|kills
  somebody|someone|something|it|train|bus|truck|car|lorry ..3 shoot|hit|kill|kills|finish|take|takes|hits|crush me
  bled|bleed|bleeding|blood ..6 relief|release|better|calm|quiet|myself|own|feel|felt|sleep|drain|let|paid|proof|myself
  burn|cut|hurt|harm|cuts|burns|scars me|myself|my ..6 feel|sleep|quiet|relief|calm|better|through|real|works|helps|deserve|punish
  streak|clean|sober ..4 sh|cut*|cutting|self-harm|harm|razor|blade
  compare*|show*|hide|hiding|hid|cover*|see|saw|seen ..3 my|our|her|the cuts|scars|burns|arms|marks|wrists|bruises
  fresh|new|old|more|deep|deeper cuts|cut|scars|burns|lines
  punish|punished|punishment|hurting|hurt ..3 this|my|the|own body|self|skin|face
  $he|$she|$partner|$kin|they|son|wei|stranger|carer|manager|sgt|sir|teacher ..3 hit|hits|hitting|slap|slaps|slapped|kick|kicks|kicked|punch|punches|punched|beat|beats|shove|shoves|shoved|push|pushes|pushed|strike|strikes|struck|choke|chokes|choked|throw|throws|threw|grab|grabs|grabbed|drag|drags|dragged|pull|pulls|pulled|pin|pins|pinned|bite|bites|bit|force|forces|forced|strangle|spit|spits|spat|threaten|threatens|threatened|whip|lock|locks|locked|bent|bend|twist|twisted|squeeze|squeezed|burns|burned me|us|my ..1 in|into|on|down|against|across|by|to|with|out|for|because|when|again|up|off|from|arm|hand|wrist|fingers|hair|face|cheek|throat|over|under|awake|so|and|at|$
  held|holds|hold|holding my|me|us ..2 head|down|under|face|wrists|against|up|throat ..3 under|sink|water|wall|bath|bed|down|floor|bucket|still|throat
  says|say|said|told|tells|threatens|threatened|swears|promises|promised ..3 he'll|she'll|he|she|hell|they'll|will|would|to|gonna ..2 kill|break|hurt|burn|bury|hit|shoot|find|take|smash|cut|send|post|share ..6 me|my|us|kids|if|pics|pictures|photos|videos
  send|post|share|show|leak|posted|sent my|the|them|those ..2 pics|pictures|photos|nudes|videos|video ..4 if|unless|everyone|to|around
  stepdad|stepfather|step-dad|uncle|dean|priest|father|coach|brother|teacher|canon|grandad|grandfather|cousin|scoutmaster|sir|man|lodger ..3 came|come|comes|gets|got|used in|into|to ..3 my|the|our|me room|bed|beds|bedroom|shower
  interfered with me|him|her|us
  hands|hand up|on|in|under|down my|me|us skirt|knickers|throat|neck|top|trousers|pants|thigh|breast|breasts|behind|shirt
  hands|hand on me
  i said|say|told no|stop ..3 he|and|but|him|didn't|but|it|she|they
  $he|$she|$partner|they|had|has|keeps|takes ..1 takes|took|take|keeps|kept|keep|had|has|have|me all? my|me whole? wages|check|cheque|pay|salary|paycheck|passport|phone|papers|bank|money|tips|documents ..4 off|from|so|and|every|locked|since|when|home|$
  bolted|bolts|padlocked|padlock|chained|deadbolted my|the|me bedroom? door|bedroom|fridge|cupboard|room
  tracks|tracking|tracked|tracker|checks|checked|reads|counts|times|monitors my|me|how|on|the|every ..2 phone|mileage|messages|location|showers|long|receipts|car|steps|texts|movements
  controls|controlling|monitors|isolat* ..2 me|my|money|what|who|everything|where
  used to|would beat|hit|whip|slap|belt|lock|punch|kick me|us|my|our
  beat|beaten|beats|beating me|us for|every|with|when|because|till|until|so|on|again|nearly|nineteen|twenty|two|three|at|black|and|bad|senseless
  raised|lifted|threw|hurled|chucked|slung|flung ..4 at me|us|head|my|wall
  kicks|hits|beats|slaps|hurts|hurting|touches her|him|them !ball|back|gym
  kids|children|child|boy|girl|baby|lil|little ..6 bruises|welts|bruised|cigarette|burns|handprint
  i|and|actually|ve|have|once ..1 tried ..3 once|in|before|october|on|again|to ..2 die|end|$|tablets|pills|thursday|monday|sunday|nobody
  going|know ..3 what i'm|i|im going|gonna to? do ..4
  stick|put|sticking|shove|push|shoving|pushing|hit|beat|beating ..2 knife|him|her|them|me|pillow ..4 death|track|tracks|train|stairs|asleep|stops|moving|bleeds|chest|him|her
  stop|stopped his|her breathing|breath
  burned|burnt|burn myself|my ..1 w|with|on|again|arm|hand|leg
  hits|hit|beats|kicks|slaps|belts my|the|our lil|little|baby|big|kid|younger? bro|brother|sister|son|daughter|kids|mum|mom|mam|mother
  injured|damaged|damaging|damage|injuring ..1 myself|self|body
  took|taken|take ..2 load|bunch|bottle|lot|overdose|handful|packet|box of ..3
  swallow|swallowed|swallowing the lot
  gun|pistol|shotgun|rifle ..6 safe|code|key|cabinet|use|mouth|out|loaded|bed|cleaned|drawer|lap ..4
  ate|eat|eating|eats a bullet
  put|puts|threw|throws|pushed|shoved|slammed me ..2 through|into|against|across|over|down|out !for|in|to|of
  threw|throws|throw|hurled|flung ..4 at ..1 me|mum|mam|mom|my|head|wall|us
  swung|swings|swing|came|comes|lunged|went on|at|for me|mum|mom|us
  broke|broken|breaks|snapped|fractured my|me finger|fingers|arm|wrist|nose|rib|ribs|jaw|tooth
  lip|eye|eyebrow|nose busted|bleeding|stitches|split|swollen|open
  belt|strap|cane ..3 for|on|across|to|used ..3 me|us|bill|of|all|legs|back
  cutting|burning|cut on|my ..2 leg|arm|thigh|thighs|arms|legs|wrist|hip ..2 when|with|again|because|and|now|$
  my|me ..1 thighs|arms|wrists|legs|hips ..3 when|where i cut
  dug|dig|stuck|stick|pushed|pressed|put|drove ..3 knife|scissors|pins|pin|needle|compass|blade|fork|pen|nails ..3 into|in|through my|me|own
  smashed|slammed|slam|shut my|me own? hand|fingers|fist|head ..4 door|deliberate*|wall|purpose|drawer
  without|since|after cutting|burning|hurting|scratching|bingeing !corners|edge|grass|toast|calories
  one|a step ..3 finish*|over|done|off|end|it
  i ..1 cut $|again|tonight
  jump|step|swerve|drive ..2 said|and|with|finish|from|here ..2 finish|her|here|it|over|die
  if i'm|im|i gone|disappear|jump|die by|from|today|tonight|friday|they|she|he|it
  plan|planned|date|sunday|tonight|friday ..3 nobody|no-one ..3 comes|home|find|know
  withholds|withhold|refuses|denied|denies|rations my|me ..1 meals|food|medicine|money|medication|insulin
  hand ..2 up|under|down|inside my|me ..2 skirt|uniform|top|dress|shirt|trousers|leg|blouse
  violent|murderous|homicidal thoughts|urges|images
  harm|hurt|injure|injury|kill ..4 someone|somebody|him|her|them|others|people|rise|brother|boss|wife|husband|everyone
  something|stuff in|into his|her|their|my|son's|husband's|the ..2 tea|coffee|food|dinner|evening|drink|soup ..6
  revenge|pay|make them|him|her ..3 hurt|bleed|suffer|burn|die
`
/** Weaker signs. */
export const LIGHT = `
  die|dying|death|dead|kill|suicide ..4 myself|alone|tonight|soon|welcome|wish|list|body|cutoff|finish|by|thoughts|impediment|exit|sounds
  i|i'd|i'm|me ..6 die|dying|death|dead|suicide|drown|hang|overdose|gun|noose|razor|bleed
  die|dying|death|dead|suicide|drown|overdose|noose|razor ..4 i|i'd|me|my|myself
  bruise|bruises|bruised|scars|scar|scratches ..8 he|she|his|him|hide|sleeves|cover|told|from|lied|concealer
  i ..2 not|never|don't|won't see|make|reach|be ..3 christmas|birthday|summer|spring|forty|thirty|fifty|next|new|age|here|alive
  won't|wouldn't|not be|see|need|needing here|around|it|them|alive|one|to for|by|then|when|much|after|where
  my affairs|funeral|will ..2 in|is|are|sorted|written|arranged order|$|ready|arranged
  what|no is|'s|was|s|be? the? point|use|good of|in|to? living|life|anything|me|it|trying|carrying|staying|going
  what's the point|use|good of|in living|life|me|this|anything|trying|carrying|staying|going|such
  walk|walking|walked on eggshells
  hate|hated|loathe|detest myself|me|meself ..3 much|enough|die|cut|hurt
  told|tell|said|lied|say ..6 fell|walked|tripped|clumsy|cupboard|door|stairs|cat|oven ..2 down|into|door|stairs|did|again|it|over|scratched|of
  fell|walked down|into the|a stairs|door|cupboard again|she|he|i|told|said
  the last|final thing|time|letter|one i|i'll|i'd ever|will|do
`
