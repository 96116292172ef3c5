/** Sayings and everyday uses of grave words. */
export const SAYINGS = `
  baby monitor ..2 died|dead|$
  put|puts my|her|his hand|hands|arm|foot down|out !my|me|her|his|the|on|in
  spring|branch|twig|ball|shuttlecock|frisbee|snowball|wave|waves|spray|gust|wind|hail|hailstone|sun|light|smell|heat|shutter|swing|net|drop|drops|pigeon hit|hits|bit|caught|slapped|smacked|kicked|got me|us
  attempt|attempts of murder
  put|puts|putting an? end to it|this|that|such|the ..2 years|nonsense|rumour|rumours|argument|discussion|habit
  attempt|attempts to disguise|cook|make|bake|explain|fix|hide|sing|be|speak|read|find|keep|get|draw|paint|park|improve|cheer|help|save|tidy|clean
  alive or dead
  kill|kills|killed|killing|bumped|die|dies|died off
  thought|think|thinking it|that|this|they ..1 would|might|'d|going ..1 kill|finish me|us
  nearly|almost|practically|just|about ended|finished|killed|died|murdered me|us|my|him
  literally|basically|officially ended|ending|killed|killing|murdered|ruined my|me life?
  she'll|he'll|they'll|she's|he's|they're|gonna|is|mum|mam|mom|ma|dad|wife|boss ..2 going|gonna|will? to? kill|murder|skin|strangle me|us if|for|when|and|but|about|$
  phone|laptop|account|app|bank|email|system|computer|website|car|house ..3 locked|locks|kicked me|us|him out
  locked|shut|got myself|ourselves out|in of? ..1 my|the|email|account|flat|house|car|banking
  locked me|us out of ..1 email|account|accounts|banking|app|phone|laptop|profile|file
  dead and|but ..3 budding|alive|leaves|here|back|growing|green|flowering
  plant|lilac|fern|tree|rose|basil|bush|battery|hamster|goldfish|fly|wasp|mouse|vole|bird|slug|cockroach|spider|rat|moth|bee|bees ..3 dead|died|dying|die
  dead mouse|vole|bird|fly|flies|leaves|spider|wasp|bee|bees|fish|rat|skin|plant|plants|wood|branch|branches|heads|crab|seagull|pigeon|frog|mole|rabbit|pixel|arm|arms|legs
  playing|play|plays|played dead
  clear|free|rid of|from the? cancer|tumour
  cancer free
  all clear
  in remission
  cried|crying|cry|wept|sobbed|bawled|bawling with|at|over|because|watching|laughing ..1 laughter|laughing|happy|happiness|onions|onion|wedding|film|ending|advert|proud|john|cartoon|pixar|movie|joy
  happy|good|proud tears|cry
  murdered|killed|eliminated|poisoned in the|first|round|by|a ..2 night|round|game|mafia|wolf|werewolf
  ~to|i'd|i'll|gonna|wanna|could|should|can|must die|dies|died before|after|in|at|of the? half|end|chapter|chapters|episode|episodes|season|finale|film|movie|book|novel|play|prologue|opening|act|level|game|love
  die of|from love|cuteness|embarrassment|laughing|happiness|shock|pride
  as|if i|it were|was dying|dead|death
  kill|kills|killing me when|softly
  my|his|her|the|first attempt at|attempts to|on|cook*|bread|sourdough|jam|knitting
  punch|drink last|last again|time
  dying|dies|died for|of a
  dying|die|dies|died for|to|of see|meet|know|try|tell|hear|go|read|get|some|boredom|laughter|heat|cold|thirst|hunger|curiosity|embarrassment|shame|cringe|excitement|jealousy
  ~want|wanted|wanting|wants|going|ready|used|wish|prefer|like|love|prepared|willing to die for
  died|dying|die laughing|down|out|away|hard
  laugh* ..4 die|died|dying|dead
  nearly|almost|literally|absolutely|actually|just|basically died|dying|dead|killed|choked !in|when|of|my|on
  i'm|im|am|i was? dead|deceased|dying|screaming|crying lol|haha|omg|laughing|what
  is|are|was|were|been|my|these|those|this|it's killing me|us !if
  kill|killed|killing|kills it|time|the|two|that|my ..1 mood|vibe|lights|engine|process|server|noise|music|deal|project|birds|buzz|weeds|bugs|battery|legs|feet|back|job|terminal|tab
  killed|killing|killin|slayed|smashed|murdered it|that|this !in|me
  could|would|i'd murder|kill for? a|an|some|the
  will|would|'ll|going|gonna|he'll|she'll|mum'll ..1 kill|murder me when|for|because|over|about|if|lol|$ !i
  ~was|were|be|am|i'm|i|me|found|better|lying dead|deid on time|cue|target|schedule|the|it|six|seven|eight|nine|ten|noon
  dead|deid set|tired|end|line|pan|weight|heat|easy|good|cute|nice|funny|posh|simple|slow|pixel|sea|ringer|calm|centre|straight|quiet|battery|leg|legs|keen|proud|chuffed|boring|ends|lift|lifts|lifting|serious|wood|leaves|flat|bug|link|links|space|zone|cheap|busy|hard|interesting
  half|playing|play|brain|drop|dropped|living|phone|phones|battery|laptop|car|wifi|nearly|as dead
  over my dead body
  scared|bored|frozen|worried|tickled|love|loved|loves|sick|talked|starved|starving|bored|done|cuddle*|hugged ..2 to death
  life|matter|question|cause|date|fate of|and death
  killer|killers !whale|he|she|the|in
  buzzkill|roadkill|overkill|painkiller|painkillers|deadline|deadlines|deadlift|deadlifts|deadlifting|deadhead|deadheaded|deadheading|deadlock|deadpan|deadwood|deadbolt|cliffhanger|cutlery
  beat|beating|kick|kicking|hate|hated myself|meself up? about|over|for|up
  cut|cutting|cuts ..1 slack|corners|losses|deal|grass|hair|hedge|lawn|cake|fringe|onions|bread|veg|vegetables|sandwiches|coupons|fabric|paper|wood|pattern|cheese|tomatoes|carrots|ribbon|card
  cut|cutting myself|my|me finger|thumb|off|some|a|shaving|on the tin|slice|knife|paper|lid|can
  cut|cutting down|back|out|up|it|short|corners|through|across|off|class !my|me|wrist|arm
  cut|cutting the !inside|insides|inner|outside|underside|skin|top|tops|backs|soft|same|place|scars|my|me
  cut|cutting in half|two|line|front|quarters|strips|pieces
  cut|cutting to the chase|bone|quick
  budget|job|pay|price|tax|power|paper|hair|jump|cold|short|low|clean cut|cuts
  burn|burned|burnt my|his|her|the tongue|mouth|toast|shoulders|nose|dinner|rice|onions|roof|finger|fingers|hand|thumb|back|neck|sauce|cake|scones|pan|calories|fat|candle !with|again|until|till|so|to|because|deliberately|tonight|purpose|and|just
  burn|burned|burnt my|his|her arm|wrist|hand|finger|fingers|thumb on|with a|the|one ..1 oven|pan|tray|kettle|grill|barbecue|bbq|toaster|iron|tap|salamander|hob|stove|ring|rack|pot|tin|tins|griddle|fryer|kiln|radiator|exhaust|steam|solder|pie|soup !on|again|so|to|until|because
  shoot me now?
  shot myself|yourself|himself in the foot
  bite|bit the bullet|dust
  hit the road|target|hay|sack|wall|shops|town|jackpot|gym|spot|beach|books|brakes|snooze|button|pub|ball|deck|market|farmers|ground|streets
  hit|hits me|us|you that|how|harder|different|up
  hit|hits me|us|you for six|four
  it|that|this|which|news|reality|grief|everything|smell|heat|cold|realisation|realization|loneliness|memory|sadness|tiredness|song|wave|truth|fact|thought|feeling|price|noise|light|music|homesickness|jetlag|wind ..2 hit|hits me|us|you
  hit|hits me|us|you with ..3 bill|question|questions|news|joke|jokes|idea|fact|facts|story|tax|invoice|pillow|foam|fish|spoon|snowball|snowballs|comeback|ball|balls|frisbee|data|deadline|quote|line|smile|compliment
  hit it off|out|up
  beat|beats|beaten|beating me|us|him|her|them again? at !the|my|his|her|our|home|night|work|school|bedtime|christmas|weekends
  beat|beats|beaten|beating me|us|him|her|them again? at the quiz|game|races|line|finish|net|lights|death|end|last|table|cards|dominoes
  beat|beats|beaten|beating me|us|him|her|them both|all? again? by ..2 pin|pins|card|cards|frame|frames|lap|laps|place|places|page|pages|word|words|letter|letters|kilo|kilos|yards|hole|holes|trick|tricks|try|tries|mile|miles|point|points|nil
  beat|beats|beaten|beating us|them both|all again? at !the|my|his|her|our|home|night|work|school|bedtime|christmas|weekends|once
  beat|beats|beaten|beating me|us|him|her|them both|all? again? on|in|over a|the|every|that ..2 set|lap|laps|length|lengths|climb|hill|hills|crossword|fairway|sprint|finish|quiz|darts|chess|scrabble|skis|rower
  beat|beats|beaten|beating me|us|him|her|them with the|a|his|her ..1 two|three|four|five|six|seven|eight|nine|ten|queen|king|ace|trump|trumps|card|flush|serve|bullseye !by|foot|inch
  won't|wouldn't|not|never be beaten by a|an|some|this|that|the !man|men|bloke|guy|husband|boyfriend|partner|father|dad|bully|drunk|belt|person|stick
  rabbit|dog|puppy|cat|kitten|hamster|gerbil|parrot|budgie|horse|pony|goat|sheep|lamb|calf|cow|goose|geese|swan|duck|hen|cockerel|squirrel|mouse|rat|ferret|spider|ant|ants|mosquito|mosquitoes|midge|midges|flea|fleas|horsefly|wasp|snake|crab|llama|alpaca|donkey bit|bites|nipped|kicked|pecked|scratched me|us|him|her
  hit|bang|banged|bump|bumped|knocked|cracked|whacked my|his|her head on|off the|a|that|one ..2 beam|cupboard|door|shelf|shelves|boot|bunk|bed|desk|table|corner|drawer|lintel|doorframe|ceiling|rafter|roof|branch|extractor|hood|window|sign|lamp|rail|ladder|tailgate|hatch|step !until|till|again|because|repeatedly|over|so
  baby|toddler|newborn|twins|twin kicked|kicks|hit|hits|headbutted|punched|slapped|bit|bites|scratched me|us|her|him
  pushed|pushes|pushing me|us|him|her|them on the|a ..1 swing|swings|sledge|tyre|bike|trike|roundabout|skateboard
  pushed|pushes|pushing me|us|him|her|them in|into the|a ..1 pool|sea|paddling
  swing|swinging|revolving|oven|fridge|cupboard|car door|doors hit|hits|caught|got me|us|him|her
  throttle|strangle|murder the ..1 man|woman|bloke|guy|person|lady at|from|on|in the|a council|desk|counter|phone|till|helpline|bank|line|radio|telly
  beat|beats|beaten me|us|him|her|them again? ,? 0*|1*|2*|3*|4*|5*|6*|7*|8*|9* 0*|1*|2*|3*|4*|5*|6*|7*|8*|9*|nil
  burn|burning|burned|burnt myself|himself|herself|yourself|ourselves|themselves out
  dog|puppy|cat|goose|geese|swan|goat|pony|horse|cockerel|rooster chased|hissed|lunged|jumped at? me|us|him|her? and bit|nipped|pecked|scratched me|us|him|her
  i put|pulled|had|shoved the|a|my pillow|pillows|cushion|duvet|blanket|blankets over my head|ears
  want|wanted|wanting to throw|chuck|lob the|a|my ..1 board|book|pen|shoe|cushion|spoon|stapler|phone|laptop|keyboard|whistle|sandwich|sponge|ball|pencil|slipper at him|her|them
  said|told no , they|we need|live|prefer
  spray|varnish|paint|polish|garlic|perfume|deodorant and nearly|almost gassed myself|ourselves|us
  beat|beats|beaten|beating me|us|him|her|them hollow
  beat|beats|beaten|beating me|us|him|her|them to !death|a|within|tears|the
  beat|beats|beaten|beating me|us|him|her|them to the !ground|floor|point|bone|wall
  beat|beats|beaten|beating me|us|him|her|them again? by ..2 point|points|second|seconds|minute|minutes|hour|hours|goal|goals|length|lengths|mile|miles|shot|shots|wicket|wickets|vote|votes|mark|marks|run|runs|stroke|strokes|meter|meters|metre|metres|step|steps|whisker
  beat|beats|beaten|beating me|us|him|her|them again? in ..3 race|sprint|final|finals|semifinal|round|match|game|games|set|sets|quiz|straight|overtime|league|cup|tournament|interview|audition|election|vote|tiebreak|extra
  beat|beats|beaten|beating me|us|him|her|them again? on points|penalties|time|price|average|aggregate|goals
  beat|beats|beaten|beating me|us|him|her|them every time at|and|with|$
  hill|hills|climb|stairs|steps|mountain|slope|path|road|race|course|crossword|puzzle|sudoku|level|boss|computer|clock|heat|wind|rain|cold|bread|dough|knot|tide|bus|traffic beat|beats me|us|him|her
  only ..1 beat|beats me|us
  across|down beat|beats|beaten me|us
  went|goes|came for me|us|him|her with a|the|her|his tea|dish|oven|wet? towel|cloth|dishcloth|newspaper|cushion|pillow|glove|sponge
  home|back over|across the|that bridge and|in|with|to !nearly|almost|thought|wanted|jump|looked|i
  over|across the|that bridge instead|to !jump|die|end
  over|across the|that bridge with !pockets|stones|rope|my
  dark when i|we go|get|leave|come|went|got|left|came
  hospice shop|bookshop|charity|raffle|fete
  beaten by a|an|one|two|three|four|five|six|half ..2 pram|child|toddler|kid|boy|girl|scooter|dog|duck|hill|point|points|second|seconds|minute|minutes|goal|goals|length|shot|shots|mark|bike|bicycle|pushchair|buggy
  last|next|best|worst|hard|steep|final|difficult|boring|flat bit
  parcel|package|letter|postcard|invitation|delivery|taxi|cab|bus|bill|card|flowers came|comes|come for me|us|mum|mom
  overdose|overdosed|overdosing|od'd on chocolate|crisps|cake|cakes|biscuits|cookies|sweets|candy|sugar|coffee|caffeine|cheese|carbs|pasta|garlic|telly|tv|netflix|football|christmas|podcasts|sunshine|sun
  hang|hanging|hung on|out|up|around|about|in|washing|laundry|the|loose|a|coats|clothes|pictures|picture|bunting|lights|my
  left ..3 hanging
  drown* in|my|the emails|work|paperwork|laundry|marking|admin|love|meetings|plants|sorrows|email|homework|custard|syrup|sauce|gravy|ketchup|butter
  choked|choking|choke on|up|back|in a|tears|my|the
  jump|jumped|jumping|jumps for|on|rope|ropes|in|up|over|off|ship|through|around|queue|the|at|to|out joy|trampoline|puddles|queue|diving|pool|high|board|swing|bed|couch|sofa|conclusions
  end|ends|ended up|in|on|of|well|with
  end|ends|ended the !pain|suffering|misery|life|lives|hurt|hurting|everything|torture|struggle
  can't|couldn't|cannot go on holiday|vacation|a|about|stage|strike|dates|trips
  can't|couldn't|cannot go on the|my !way|own
  can't|couldn't|cannot live|function|cope|survive without my|the|a|an|coffee|tea|it|chocolate|wifi|gravy|butter|cheese
  lost|losing|lose my|the will to live ..4 queue|queues|meeting|meetings|traffic|spreadsheet|spreadsheets|ikea|tesco|checkout|roadworks|lecture|seminar|webinar|somewhere|waiting|hold|inbox|homework|slides|training|admin
  die on this|that|the hill
  ~to|wanna|gonna|could|would|i'd|i'll|should|just|and disappear|vanish into|from|under|up|down|with|behind|for|to|the|a|an
  disappeared|disappears|vanished|vanishes into|in|from|under|up|down|with|behind|for|to|the|a|an
  better off with|as|using|buying|taking|going|at|waiting|by|in
  better|easier|quieter|tidier|cheaper without the|a|that|it|sugar|milk|him|her|them|raisins|onions|any
  said|say|saying|says|wave|waved|waving|kiss|kissed goodbye|bye|goodbyes to|at|and
  goodbye|bye to my|the|our
  leave|left|leaves|leaving|wrote|write|found a|her|him|me|the|my|us note for|on|to|in|saying|under|with|from|the
  note|notes on|for the|my|our
  suicide squad|squeeze|doors|door|prevention|awareness|drill|drills|sprints|runs|mission|hotline|burger|wings|jockey
  sudden|black|death metal|star|eater|eaters|valley|note|penalty|row|certificate?
  murder mystery|mysteries|she|hornet|ballad|ballads
  heart attack when
  stabbing pain|pains
  numb from|bum|fingers|toes|hands|lip|lips|face|mouth|tongue|gum|gums|foot|feet|nose|ears|cheek|thumb
  my|the|whole|both|his|her|dentist|half ..1 face|lip|lips|toes|fingers|hands|feet|bum|gum|gums|mouth|legs|leg|foot|tongue|cheek|ears went|gone|is|are|was|were|so|totally? numb
  numbers|numbered
  starving|starved !myself|meself|herself|himself|yourself
  throw|threw|throwing|thrown|chuck up? my|her|his|our|your|myself into|hands|party|towel|shade|ball
  did|didn't|don't|do not? want|wanted|going to die|dead|dying
  nobody|no-one|none died|dies|dead
  not|never|isn't|wasn't|aren't going|gonna|quite|actually|even? to? dead|dying|die
  not|never|n't|no longer|haven't|hasn't|stopped|used ..2 hurt|cut|harm|kill|harmed|suicidal|self-harm|self-harmed|wanting|want since|for|in|anymore|myself|me|to die
  i|he|she|it|they would|could|might|d|will rather|sooner|gladly? die than
  rather die than
  rip my|to|the
  six feet under
  bury|buried|burying my|her|his|myself|in|under|under|at|the|a ..1 head|face|nose|treasure|bone|bones|toy|sand|work|laundry|paperwork|emails|book|blanket|blankets|snow
  ghost|ghosted|murderous|murdering|murder the|of|a|my|song|crows|high|alto|altos|hymn|chorus
  grave|graveyard shift|yard|digger|mistake|error|matter
  wake|woke up call|early|late|at|to|with|from|before|for|call|and
  last|final time|note|lap|episode|chapter|exam|one|bus|train|minute|day|week|orders|call|slice|biscuit|call i? ..1 cut|of|it|on|in|before
  eat|ate|eats|eating my|his|her words|hat|feelings
  fasted|fasting|fast for|cardio|bloods|blood|ramadan|lent|yom|day
  panic|panicked|panicking|panics|pancake|panicky|panic buy|buying|buys|mode|button|over|about|when|because
  weigh|weighed|weighing the|up|in|flour|options|baby|puppy|kitten|parcel|luggage|suitcase|bag|fish|it|him|her|them
  weight off|training|room|class|lifting|limit|of|on|belt
`
/** Words of stories, games, kitchens, machines and the like. */
export const DAMPERS = `
  novel novels chapter chapters film films movie movies documentary episode episodes season seasons series show podcast opera theatre
  rehearsal rehearsals audience character characters villain detective butler plot author poet poem poems poetry lyrics lyric song songs album
  essay lecture museum seminar paper news headline headlines telly tv netflix cinema thriller agatha poirot marple shakespeare
  hamlet macbeth romeo juliet ophelia zombie zombies crime whodunnit whodunit corrie eastenders emmerdale enders soap kdrama anime manga comic
  comics marvel crossword hymn hymns ballad choir band gig karaoke history historical medieval victorian roman
  game games level xbox playstation ps5 minecraft fortnite mario zelda sims dnd dragon dragons respawn respawned chess cards poker quiz
  scrabble monopoly ludo raid roblox creeper lobby goblin goblins wizard controller npc npcs avatar pvp
  goalkeeper striker penalties penalty second-half tennis boxing judo karate gym workout practice training innings wicket team league
  match football rugby hockey cricket referee squash netball golf boulder bouldering marathon parkrun pilates yoga spinning cyclist hurdles
  oven onion onions soup recipe eggs garlic dough pasta sauce curry pancakes custard pudding toast barbecue bbq baking bake baked
  potatoes stew jam gravy flour cheese lobster turkey lasagne dumplings chilli chillies chili
  tomatoes tomato basil plants roses hedge slugs slug lettuce weeds allotment greenhouse compost courgettes bulbs dahlias squirrel wasps wasp
  geraniums seedlings aphids greenfly bindweed nettles thistles begonias fern ferns orchid houseplant houseplants spider spiders moth ants
  laptop battery wifi wi-fi printer boiler server engine screen router kettle app update charger microwave dishwasher mower tractor phone's
  toner hoover lawnmower spreadsheet database terminal thread process client's
  toddler lego bedtime pirate pirates costume cartoon dinosaur dinosaurs playground
  lol haha hahaha lmao lmfao hilarious jk joking joke jokes kidding juliet mafia werwolf werewolf cosplay sparring 💀 😂 🤣
  dentist physio pilates sunburn sunburnt stomach-bug norovirus
`
