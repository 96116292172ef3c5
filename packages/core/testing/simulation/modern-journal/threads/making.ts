import type { ThreadText } from '../thread.ts'

export const CRAFT: ThreadText = {
  id: 'craft',
  tag: 'pottery',
  effect: 0.8,
  share: 0.22,
  slots: {
    studio: ['the studio', 'the shed', 'the evening class', 'the community workshop'],
    maker: ['Ottilie', 'Franz', 'Mei', 'Bartek'],
    piece: ['a bowl', 'the blue jug', 'six cups', 'a very thick plate', 'the big vase'],
    glaze: ['the celadon', 'that iron red', 'the white with the specks', 'the cheap blue'],
  },
  moulds: `
+Evening at {studio}. My hands knew what to do before I did and I kept quiet so as not to disturb them.
[early] First time at {studio}. {maker} showed me how to center the clay and it went round like a drunk.
Threw {piece} and cut it in half to see the walls. {maker} says everyone should see inside their own work.
-{piece} cracked in the kiln, right through. I brought the halves home anyway.
+[rhyme crack 1] {maker} taught me to mend with lacquer and gold dust. The crack is the first thing you see now and I like it.
[rhyme crack 2] I drink my coffee from the mended one with the gold line. My lip finds the crack every time.
Mixed {glaze} from the powder, wearing a mask, like a small bank robbery.
[promise sister 1] I'm going to make my niece a set of animal cups for her birthday, one for each day of the week.
+[promise sister 2] My niece unwrapped the animal cups one by one and named each of them before the next. The Thursday pig is the favorite.
{maker} plays the same cassette every week. We all know when the side is about to end and go quiet for the click.
[question good 1] Do I want to be good at this, or do I just want to be there?
[question good 2] {maker} asked if I want to sell at the fair. I said I only want to be there in the evenings, with the cassette on, and meant it.
-Nothing would stand up today. Four lumps in a row back into the bucket.
+Opened the kiln with {maker}, both of us in gloves. {glaze} came out like the underside of a wave.
[mid] I have a shelf at {studio} now with my name on tape.
Clay under my nails in the meeting. I kept my hands under the table and felt rich.
[late] Sold {piece} at the fair to a woman who turned it over first and read my initials.
Swept {studio} with {maker} at the end. The dust is pink because of the iron.
[contrast handles 1] -Handles are impossible. Every one of mine looks like an ear.
[contrast handles 2] +Pulled five handles in a row and {maker} only said "hm", which is the highest grade there is.
Bread instead of clay today, same movement, you can eat the failures.
`,
}

export const MOVE: ThreadText = {
  id: 'move',
  effect: -0.3,
  share: 0.25,
  slots: {
    street: ['Alder Street', 'the flat on the square', 'Quay Road', 'the third floor on Mill Lane'],
    agent: ['the agent', 'Mr. Baumann', "the landlord's nephew"],
    helper: ['Torsten', 'Ada', 'my cousin', 'Big Phil'],
    object: ['the wardrobe', 'the piano', "my grandmother's table", 'the fish tank'],
  },
  moulds: `
[early] Went to see {street}. The light comes in from two sides and there is a hook on the balcony for something.
[early] {agent} kept saying "characterful" and stood in front of the damp patch.
-Forty people on the stairs for one viewing, all of us holding the same folder.
+[mid] We got {street}! I read the email three times and then read it out to the plants.
-Measured {object} again. It will not go round the bend in the stairs by two centimeters, whatever I do with the tape.
[promise box 1] I'm going to throw out one full box of old papers before we move, without reading any of them.
[promise box 2] Threw out the box of old papers. I read one, just one, a school report: "talks to the window".
[rhyme key 1] The new key is heavy and has a number filed off it. I keep feeling for it in my pocket.
[rhyme key 2] Gave the old key back today. The new one has stopped feeling heavy and I hadn't noticed when.
{helper} came with a van that smelled of onions and we did it all in four trips.
-Everything is in boxes. I ate a boiled egg with a letter opener.
[mid] First night. You can hear the church from here, and somebody practicing scales, badly, then better.
+{object} is in. {helper} took the window out, and there was applause from the street.
[question home 1] When does a place start to be home?
[question home 2] I said "I'm going home" on the phone and meant {street}. So that's when, about the fifth week.
Painted until one in the morning. There's a stripe of yellow in my eyebrow.
The people before us left a drawer full of corks and a note about the boiler that's almost a poem.
-The washing machine walked across the kitchen and pulled itself off the wall.
[late] Hung the pictures. {helper} held the level and lied.
+[late] The hook on the balcony has a basket on it now, with mint.
Met the neighbor below. She asked whether I have a piano and looked sorry when I said no.
[contrast stairs 1] -Eighty one stairs with the shopping. On the last landing I put the bags down and swore at a lemon.
[contrast stairs 2] +Came up all eighty one stairs with the shopping and only noticed at the door that I'd been humming.
`,
}

export const MUSIC: ThreadText = {
  id: 'music',
  tag: 'choir',
  effect: 0.7,
  share: 0.2,
  slots: {
    choir: ['choir', 'band practice', 'orchestra', 'the singing group'],
    leader: ['Mrs. Ferro', 'Gideon', 'Alasdair', 'Yvonne'],
    tune: ['the Fauré', 'the sea shanty', 'the slow movement', 'that Georgian song'],
    neighbor: ['Lars', 'the tall alto', 'Dorothea', 'the dentist'],
  },
  moulds: `
+{choir} tonight. There's a bar in {tune} where everyone breathes at the same time and I wait for it all week.
[early] First evening at {choir}. {leader} put me beside {neighbor} and said follow that voice and don't argue with it.
-Flat, all of us, like a tire. {leader} closed the book and told us to go home and be kind to somebody.
{neighbor} hums the next line a second before it comes. I'd be lost without it.
[promise solo 1] I'm going to try for the solo in {tune}. I'll tell {leader} next week, before I can think.
+[promise solo 2] Tried for the solo. My voice shook like a table in a train, and {leader} said "again", and then "yes".
[rhyme stand 1] The third music stand from the left won't stay up. We all know and we all leave it for the newcomers.
[rhyme stand 2] Somebody new got the third music stand today. It sank during {tune}, slowly, like a lift, and all of us were so happy.
Biscuits in the break are ranked and {leader} pretends not to see.
+Sang {tune} in the stairwell afterwards, six of us, for the echo. A door opened upstairs and stayed open.
-Sore throat, so I sat at the back and turned pages.
[mid] {leader} has given us {tune}. The tenors looked at it as if it were a bill.
[late] Concert. My hands were cold and the candles leaned every time the door went.
+[late] After the concert {neighbor} cried and blamed the incense.
Practiced in the car with the windows up. At the lights a child conducted me.
[question loud 1] Why am I so much louder when I stand next to {neighbor}?
[question loud 2] {neighbor} was ill, so I stood alone at the end of the row, and I was just as loud. So it wasn't only that.
`,
}
