import type { NamedWords } from '../../patterns.ts'

/** English words by subject. A phrase of several words is written with `_`. */
export const CONCEPTS: NamedWords = {
  i: `i i'm i've i'd i'll im i'd've meself`,
  me: 'me my myself mine meself',
  he: `he he's he'd he'll him his himself`,
  she: `she she's she'd she'll her hers herself`,
  they: `
    they they're they'd they'll them their themselves everyone everybody people nobody no_one someone somebody
    others anyone`,
  we: `we we're we'd our us ourselves`,
  you: `you your you're yourself you'd`,
  not: `
    not no never don't didn't can't couldn't won't wouldn't isn't wasn't doesn't haven't hasn't ain't nothing none
    nor without hardly cannot shouldn't aren't weren't hadn't dinnae cannae nae nowt stopped`,
  want: `
    want wants wanted wanting wish wished wishes wishing hope hoped hoping crave craving long longing longed prefer
    rather ready need needed fancy dream dreaming dreamt dreamed yearn`,
  plan: `
    plan plans planned planning decided decide decision chose chosen choose picked made_up_my_mind settled resolved
    going_to gonna about_to intend intending intention rehearse rehearsed rehearsing practised practiced arranged
    arranging worked_out mapped looked_up googled googling searched researched timed counted counting measured
    date_set set_a_date`,
  think: `
    think thinking thought thoughts imagine imagined imagining picture pictured picturing wonder wondering
    considered considering consider idea ideas daydream fantasise fantasize mind cross_my_mind voice voices`,
  die: `
    die dies dying died death dead deaths lifeless corpse deceased perish cease morgue mortuary coffin grave graves
    graveyard cemetery`,
  kill: `
    kill killing killed kills kys murder murdered suicide suicidal suicides unalive unaliving unalived top_myself
    topping_myself off_myself offing_myself do_myself_in neck_myself end_my_life end_it_all end_it ending_it
    end_things take_my_life taking_my_life took_his_own_life took_her_own_life take_my_own_life end_myself finish_it
    finish_myself`,
  exist: `
    exist existing existence alive living live lived breathe breathing breath be_here being_here been_here wake
    wakes waking woken woke wake_up waking_up around stay stay_alive carry_on go_on going_on keep_going keep_on
    survive survived life born be_me`,
  gone: `
    gone vanish vanished disappear disappeared disappearing leave_this erase erased switch_off switched_off be_over
    over_with out_of_the_way nothingness off_switch stop_being stop_existing not_be fade fading sleep_forever
    slip_away go_under walk_into under`,
  end: `
    end ended ending ends finish finished over stop quit give_up gave_up giving_up done_with tap_out checkout
    check_out bow_out clock_out sick_of_living`,
  burden: `
    burden burdens weight drain waste useless worthless better_off better_without without_me easier_without space
    nuisance dead_weight problem liability trouble deadweight relief_to`,
  means: `
    pills pill tablets tablet paracetamol tylenol ibuprofen meds medication prescription insulin overdose overdosed
    od overdosing rope noose gun pistol rifle shotgun revolver trigger bullet bleach poison exhaust gas hose belt
    beam rafters ligature cord cable blister_pack bottle_of_pills morphine oxy sleeping_pills stash stockpile
    stockpiled hoarded hoarding saving_up laudanum fentanyl`,
  place: `
    bridge bridges overpass viaduct cliff cliffs ledge roof rooftop balcony tracks track platform railway rails
    train trains tube parapet railing river canal weir quarry sea reservoir water lake drop edge motorway lorry
    truck oncoming kerb wall pier dam multistorey car_park`,
  fall: `
    jump jumped jumping jumps leap step_off stepping_off step_out swerve swerving steer steering drive_into
    drove_into let_go letting_go drown drowned drowning hang hanged hanging hung walk_in lean leaning fall falling
    climb_over throw_myself`,
  harmverb: `
    cut cuts cutting slice sliced slicing burn burned burnt burning scratch scratched scratching scratches carve
    carved carving bite bit biting bleed bleeding bled hurt hurting hurts harm harming harmed pick picked picking
    stab stabbed punch punched punching bang banged banging dig dug digging claw clawed pressed press pinch pinched
    hit hitting starve smack slit slash slashed sh self_harm self-harm self-harmed self-harming selfharm scald
    scalded opened`,
  blade: `
    blade blades razor razors razorblade sharpener scalpel stanley_knife knife scissors compass lighter cigarette
    iron glass shard pin needle tweezers lancet box_cutter boxcutter tack safety_pin`,
  body: `
    arm arms wrist wrists leg legs thigh thighs skin hip hips stomach ankle ankles forearm shoulder shoulders
    knuckles hand hands neck throat chest rib ribs cheek jaw lip face eye head ear back scalp collarbone shin shins
    knees calf palm elbow`,
  wound: `
    blood bloody scar scars scarred wound wounds stitches bandage bandages bandaged plaster plasters bandaid band-
    aid band_aid gauze dressing dressings antiseptic savlon steri-strips scab scabs mark marks marked lines stripes
    germolene neosporin`,
  bruise: `
    bruise bruises bruised bruising black_eye concealer foundation sunglasses shades split_lip swollen fingerprints
    fingermarks handprint finger_marks shiner concussion fracture fractured broken_rib arnica`,
  cover: `
    sleeve sleeves long_sleeves hoodie jumper cardigan scarf polo_neck turtleneck hide hid hidden hiding cover
    covered covering covers lied lie lying lies pretend pretended secret secretly bracelets wristband tights jeans
    trousers excuse excuses story made_up concealed conceal`,
  hitverb: `
    hit hits hitting beat beats beaten beating punch punched punches slap slapped slaps smack smacked kick kicked
    kicks choke choked chokes choking strangle strangled shove shoved shoves push pushed pinned pin grab grabbed
    grabs drag dragged threw throws thrown spat spit headbutt headbutted belt belted clout clouted thump thumped
    whack whacked hurt hurts backhand backhanded shook shake twisted bit burned squeezed pressed leathered battered
    batters swung smashed raised_his_hand lays_hands laid_hands hands_on hands_round`,
  rape: `
    rape raped rapes molest molested molests assault assaulted abuse abused abusive abuses abuser forced forces
    forcing force groped grope touched touches touching fondled made_me consent sexual sex no_means asleep said_no
    predator`,
  control: `
    allowed allow lets let permission rules rule check checks checked checking track tracks tracked tracking tracker
    follow follows followed following watch watches watched watching monitor monitors controls control controlled
    locked lock locks locking key keys phone password passwords messages texts receipts mileage location camera
    cameras allowance wages bank_card passport account accounts money permits permitted forbid forbidden forbids
    isolate isolated ask_permission took_my takes_my confiscated whereabouts report`,
  threat: `
    threat threatened threatens threatening threats warn warned warns swore swears promised scream screams screamed
    screaming shout shouts shouted shouting yell yells yelled yelling rage rages raging temper mood moods smash
    smashes smashed temper_lost snap snapped snaps furious angry drunk drinking drink kicks_off`,
  fear: `
    scared afraid frightened terrified fear fearful frighten flinch flinched flinches flinching shaking shake
    trembling eggshells tiptoe tiptoes quiet silent creak listen listening footsteps freeze froze frozen
    hold_my_breath brace braced dread dreading nervous panic`,
  partner: `
    husband wife partner boyfriend girlfriend ex fiance fella bloke man men stepdad stepfather step-dad stepmum
    stepmother hubby missus spouse bf gf his_mother mother-in-law father-in-law coach priest pastor uncle cousin
    teacher boss carer`,
  escape: `
    bag packed go_bag suitcase refuge shelter hotline helpline leave left leaving escape escaped run hide spare_key
    cash hidden_money emergency fund plan_to_leave get_out police statement neighbour code_word`,
  kin: `
    mum mom mam ma mama mummy mommy mother dad da daddy papa father gran nan nana nanna nain grandma grandmother
    grandad granddad grandpa grandfather granny pop brother bro sister sis son daughter baby babies child twin aunt
    aunty auntie cousin nephew niece friend mate husband wife widow widower parents amma appa dadi nani abuela
    abuelo lola lolo bubbe zayde pops our_kid`,
  gaveaway: `
    gave_away gave give giving given giving_away hand_over handed passed_on leave_to leaving_to rehome rehomed
    rehoming donated donate sorted sort sorting labelled labeled labels label box boxes boxed written wrote write
    writing letters letter note notes envelope envelopes list lists will insurance policy deeds passwords accounts
    bank pin funeral_plan inheritance signed paperwork subscriptions cancelled cancel cancelling unsubscribed
    deleted delete wiped closed paid_off tidy tidied cleared clear out_of_the_way instructions`,
  pet: `
    dog dogs cat cats puppy kitten rabbit rabbits hen hens horse pony hamster budgie parrot goat goats sheep cow
    cows spider mouse mice rat fish goldfish bird birds chickens duck ducks`,
  last: `
    last final finally one_more one_last goodbye goodbyes bye farewell forever never_again last_time anymore
    any_more no_more any_longer`,
  future: `
    future tomorrow next_year next_week next_month next_summer christmas birthday calendar diary plans plan spring
    summer winter pension retirement renew renewal ticket tickets booked booking book holiday graduation wedding
    see_it past_june after_that see_the by_then won't_need won't_be`,
  calm: `
    calm calmer peace peaceful peacefully lighter light relief relieved easy easier decided settled serene quiet
    oddly strangely weirdly happy_for_once best_mood slept_well still rest tired`,
  miss: `
    miss missed misses missing lost lose loss losing grief grieving griev* mourn mourning mourned empty_chair chair
    voicemail number ring rang voice coat slippers ashes urn funeral funerals burial buried bury burying cremation
    crematorium wake headstone anniversary widow hospice flowers grave memorial eulogy obituary condolences passed
    passed_away heartbeat miscarriage miscarried miscarry stillborn stillbirth nursery cot crib due_date scan
    pregnancy put_to_sleep vet condolence sympathy`,
  without: 'without since first empty still smell place laid set_two two_cups other_side side_of_the_bed half',
  eat: `
    eat ate eating eaten food meal meals lunch dinner breakfast tea supper plate calories calorie kcal hungry hunger
    starving starved fast fasting appetite bite swallow swallowed chew chewed spit portion bread rice crackers snack
    fridge biscuits cake toast`,
  purge: `
    purge purged purging throw_up threw_up throwing_up sick vomit vomited vomiting fingers laxative laxatives binge
    binged bingeing binging toilet taps_running sick_up puke puked restrict restricting restricted anorexia anorexic
    bulimia bulimic ana mia eating_disorder`,
  weigh: `
    weigh weighed weighing weight scale scales kilo kilos pounds stone lbs thin thinner skinny fat fatter size waist
    bones collarbones ribs mirror jeans gap goal_weight bmi belt tighter loose`,
  despair: `
    hopeless hopelessness hope despair desperate worthless pointless meaningless numb empty emptiness hollow broken
    breaking crushed unbearable drowning sinking dark darkness black grey blackness void hole pit exhausted
    exhaustion fog misery miserable wretched panic_attack panic_attacks anxiety depressed depression breakdown
    can't_cope cope falling_apart tears cry cried crying sob sobbed sobbing wept weep hate_myself hate loathe
    disgust disgusting ashamed shame`,
  bed: 'bed duvet blanket shower wash washed hair teeth curtains floor sofa couch dishes ceiling clothes dressed',
  ill: `
    cancer tumour tumor chemo chemotherapy biopsy oncologist terminal stage_four stage_three palliative metastasis
    spread lump scan scans leukaemia leukemia dementia stroke intensive_care icu ventilator consultant diagnosis
    diagnosed months_left relapse relapsed rehab sectioned ward psychiatric crisis_team`,
  urge: `
    urge urges itch clean days streak slip slipped relapse relapsed again tonight bathroom drawer locked_door relief
    release quiets punish deserve deserved punishment on_purpose deliberately`,
  hurtother:
    'stab shoot gun knife bat strangle throttle smother pillow hurt kill revenge pay fist fists poison burn_down',
  again: 'again every_night last_night every_time always each nightly tonight still anymore lately nights',
  fiction: `
    novel novels book books chapter film films movie movies documentary episode episodes season series show podcast
    opera theatre play rehearsal rehearsals stage character characters villain detective butler plot author poem
    poems poetry lyrics song songs album lecture museum story stories murder_mystery telly tv netflix cinema read
    reading thriller agatha shakespeare hamlet zombie zombies crime whodunnit corrie eastenders soap radio drama
    dramas comic manga anime kdrama k-drama`,
  game: `
    game games level boss xbox playstation ps5 minecraft fortnite mario zelda sims dnd d&d dragon dragons respawn
    chess cards poker quiz crossword scrabble monopoly ludo dice controller raid lobby roblox switch bot bots`,
  sport: `
    match team league goal goals football rugby cricket tennis golf boxing gym workout training practice run running
    swim swimming race marathon referee ref coach pitch court innings wicket penalty squash netball hockey climbing
    climb boulder bouldering yoga sparring judo karate cycling bike ride bowling darts score lap laps cardio parkrun`,
  tech: `
    laptop phone battery wifi wi-fi printer boiler server car engine tv screen computer tablet router kettle fridge
    washing_machine app website update email emails charger radio alarm microwave dishwasher van tractor mower telly
    signal`,
  cook: `
    oven onion onions soup recipe eggs garlic dough pasta sauce curry rice pan knife baking bake baked cake pudding
    roast chicken potatoes bread stew toast barbecue bbq pancakes jam flour butter cheese`,
  garden: `
    tomatoes tomato basil plant plants roses rose hedge tree slugs seeds lettuce weeds weeding allotment lawn grass
    beans peas courgettes bulbs dahlias geranium compost greenhouse squirrel frost sweet_peas`,
  work: `
    work boss meeting deadline client shift rota project budget printer office manager colleague staff customer
    customers report email spreadsheet presentation exam essay homework lecture class students marking training till`,
  kids: `
    kids toddler school bedtime nursery playground homework teacher class year_two twins lego cartoon story pirate
    pirates costume`,
  lol: `
    lol haha hahaha lmao hilarious funny laughed laughing laugh giggled joke joking literally honestly rofl giggling
    chuckled`,
  good: `
    good great lovely nice brilliant happy glad proud fun enjoyed excited beautiful delicious perfect best love
    loved smile smiled kind sweet thanks grateful pleased cheerful`,
  joke: `
    killer dying_to dying_for to_die_for killing_me killed_it killing_it nearly_died died_laughing dead_on deadline
    dead_tired dead_end dead_battery dead_good dead_nice dead_funny bored_to_death scared_to_death dead_heat
    drop_dead overkill`,
  recovered: `
    sober recovery recovered years_clean therapist therapy counsellor years_ago glad_i used_to anniversary proud
    better support_group volunteer volunteering`,
  money: 'rent bills debt loan wages money overdraft bailiffs benefits',
  night: 'night nights three_am 3am 4am insomnia sleep asleep awake midnight dark morning mornings',
  told: 'told tell said say says asked ask nurse doctor gp a&e teacher neighbour explained explain',
  fell: 'fell walked_into tripped clumsy door doors stairs cupboard oven accident cat fence hockey kettle',
  alone: 'alone lonely nobody no_one isolated invisible unseen notice noticed care cared cares forget forgotten',
}
