/** Two means, before and since a date (%D is “since about” the date); {other} is the one before. */
const SINCE = `
[%D[,] ]%P%M [has been ]{direction}[ %D]: ~{mean}, (after|not|where it used to be) ~{other}[ before that]
[around {turn}[,] ]%M (went|changed|changed by {difference} points|moved up a floor)[ around {turn}][,] from ~{other} to ~{mean}
there is a change of {difference} points in {metric} around {turn}: {other} before, {mean} after | there’s a change in %M around {turn}
%P%D[,|:] %M [%K ]~{mean}[ <{size} days>][, up from ~{other}] | (things have picked up|a better run|new and improved) %D
under new management %D: %M, ~{mean} instead of ~{other} | looking back, {turn} is about where it changed
%M (has been|has averaged|is) ~{mean} %D[,][ (and|after days) ~{other}[ before]] | you’ve rated %M ~{mean} %D
(%M has had its good shoes on|the {metric} chart has looked cheerful) %D: ~{mean}, after ~{other}
it’s been ~{mean} for {metric} %D[, and it was ~{other} before] | the average for {metric} is {mean} %D[,] and {other} before
(before|until about|up to about) {turn}[,] %M (was|averaged) ~{other}[, and after that ~{mean}] | %M was ~{other} until about {turn}
(since then|since|it has been)[,|:][ it’s been| it has averaged| they’ve been] ~{mean}[ since][ <{size} days>]
(before|before that)[,][ it was] ~{other}[ <{others} days>] | it was ~{other} before, and it’s been ~{mean} since
%M (was|were) ~{other}[, and since then ~{mean}] | %M ~{other}(, then ~{mean}| before, ~{mean} after) | %M ~{mean}, (after|up from|formerly) ~{other}
%M looks different before and after {turn}: ~{other}, and then ~{mean} | average {metric} before {turn}: {other}[ <{others} days>]
`

/** Two means, on the day after a high day (%H) and after a low day; {other} is the one after a low day. */
const DAY_AFTER = `
%H[,] (%M|you usually rate %M) [(is|averages|tends to be) ]~{mean}[ <{size} days>] | average {metric} %H: {mean}[ <{size} days>]
after (low[ {lead}]|a low day|a low one|2 or below|low <2 or below>)[,|:][ it’s| it is] ~{other}[ <{others} days>]
%M [often ]follows (the {lead} of the day before|your {lead} by a day|your {lead} a day later): ~{mean} %I, ~{other} %J +higher
going by your ratings, {lead} comes first and {metric} a day later: ~{mean} %I, ~{other} %J | %M ~{mean} %I, ~{other} %J
high {lead}( one day,|, and) {metric} ~{mean} (the next|a day later) | low {lead}, and it(’s| is) ~{other} | after high {lead}, {mean}
when {lead} is high, ({metric} is ~{mean} a day later|the next day’s {metric} is ~{mean}) | (when it’s|if it was|the day after it is) low, ~{other}
(%M is|you rate {metric}) ~{mean} the day after high {lead},[ and] ~{other} after low
(a day after low {lead}[,]|on the day after {lead} of 2 or below,) (it|%M) (is|averages) ~{other} | for days that follow low {lead}, {other}
the day after you rate {lead} high, %M tends to be higher too: ~{mean} +higher
if your {lead} was high the day before, %M tends to be ~{mean} | the day after your {lead} is high, %M is ~{mean}
%M averaged {other} after days of low {lead} and {mean} after days of high {lead} | for days that follow high {lead}, {metric} averages {mean}
over {size} days after high {lead}, average {metric} is {mean} | over {others} days after low {lead}, it is {other}
%M is {mean} one day after {lead} of 4 or above and {other} one day after 2 or below | after 4 or above, it averages {mean}
`

/** Mean ratings before and since a date, and on the day after a high or a low day. */
export const CHANGE_PATTERNS = SINCE + DAY_AFTER
