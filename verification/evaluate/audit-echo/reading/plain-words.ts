/**
 * Words and `phrases_like_this` that no entry can contradict, however they are combined around a line, a date or a
 * word. Left out on purpose: “not”, “never”, “always”, “only”, “best”, “last”, “longest”, metrics and numbers.
 */
export const PLAIN_WORDS = `
a about action add adds after again ago alike allowed along also among an and another answer apart appearance
appearances appearing appears archive are around as ask asked asking asks at attendance attention away back band
barely be been before began behind belong belongs beside between bigger birth bit blank blinked book borrowed both box
break breaking bring brought business but by calendar came cameo can carries case cast catalog chair changed changes
charts checked chose classic clears climbing close closer coffee come comes coming common company compared condition
contain contains conversation could counting cover credit cursor date day days deal delivered delivery demand desk
difference different distance do does door down drawer dusted earlier elsewhere encore ended ends entries entry
episode excuse familiar far favorite few filed filled find flashback flyer following follows for forgotten found free
frequent from further gap gave get gets getting giving glad go goes going gone good got guessing guest had hanging
happened has have having heard held hello here here’s hour hours how however humming if in includes increased
interruption into introduction is it its itself it’s journal journal’s jury keep keeps kept key know knows lasted late
lately later latest leading leads leave left less let like line lines list little long longer looked looks lost lot
made makes many marked may meanwhile meet mention mentioned mentioning met middle might mind minute missed moment more
moved much music name needed needs new news next noise noticed noting now numbers of off often old older oldie on once
one ones open or order ordered original other out own pace part passed pattern paused peace perfect perhaps pick
picked picking pile place planning played point popular postcard present previously program promotion put question
questions quick quickly quiet quite quote quoted rated rating ratings read reader reading reads recent recently
regards regular remember remembers repeated repeats report reread rerun rest rested resumed returned returning returns
reunion rhythm role roll room rummaging runs said same save saved saving say says season seat see seems seen sent
sentence separated shape share shelf shows signed silence since sleeve slowly small so sofa some someone something
somewhere sound special spoke spotted starring started starting stay stayed still stopped straight stretch table take
taking tends than that that’s the them then there there’s these they they’re they’ve thing things this those thought
thread throat through ticket tidied time to together too took total toward turned turns twice under unlocked until up use
used using waited want was way week weeks well went were what whatever when where while who who’s why with wondered
wondering word words work would write writing written wrote yet you your yours yourself you’d you’re you’ve a_mood
all_ears all_of_it are_not_written_down aren’t_all_alike at_the_top before_everything did_not_take_it_personally
didn’t_know_yet didn’t_stay_blank don’t_often_get each_of everything_else for_mood for_one_sentence for_three
haven’t_read_it its_first_reader it’s_all may_not mood_on mood_rating needs_no_introduction no_answer_is_needed
no_expiration no_explanation_needed no_hurry no_prizes no_stamp not_every_hour nothing_around_them nothing_has_changed
nothing_needs_adding nothing_to_report of_5 or_not out_of_everything the_mood the_number these_three
three_less_common_words three_words two_days_of_yours two_entries two_of_your_entries without_an_entry
without_answering without_entries without_one without_planning without_the_rest without_words you_chose
you_did_not_write_it_down you_marked you_picked you_rated your_mood
`
