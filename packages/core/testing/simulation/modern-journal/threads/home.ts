import type { ThreadText } from '../thread.ts'

export const PARTNER: ThreadText = {
  id: 'partner',
  tag: 'us',
  effect: 0.5,
  share: 0.3,
  slots: {
    partner: ['Ben', 'Rafa', 'Jonah', 'Tom', 'Aksel', 'Malik'],
    dish: ['dumplings', 'the lemon chicken', 'pancakes', 'a very flat lasagna', 'shakshuka'],
    show: ['the baking show', 'that Danish thing with the lighthouse', 'the quiz', 'the same old western'],
    trip: ['the coast', 'the lake', 'the flea market', 'the botanical garden', 'the swimming baths'],
  },
  moulds: `
+{partner} made {dish} and used every pan in the house. I washed and he dried and we got the giggles about the colander.
-We had a fight about the dishwasher, which is never about the dishwasher. We went to bed like two planks.
{partner} fell asleep during {show} with one hand still in the popcorn.
+Walked home the long way with {partner}. We held hands in the cold until we had to look for keys.
{partner} is learning the ukulele. There is one song. I know it very well now.
[early] {partner} wants to move the bed under the window. I said we'd see, which in this house means no for a month.
+[late] We moved the bed under the window. {partner} was right and I've told everyone except {partner}.
-{partner} forgot to call and I'd cooked. I ate mine standing up and put the other plate in the oven with a lid on it.
[promise letter 1] I'm going to write {partner} a proper letter for the anniversary, by hand, more than one page.
+[promise letter 2] Wrote the letter for {partner}, two pages by hand. He read it in the hallway with his coat on.
[question say 1] Why do I only tell {partner} the good things when he is in another room?
[question say 2] Told {partner} over breakfast that I like living with him. He put the toast down. It's not so hard to say good things in the same room.
We went to {trip} and it rained, so we sat in the car with the windows fogged and ate all the sandwiches at eleven in the morning.
-{partner} was quiet at dinner. I asked twice and then stopped asking and watched him push the rice around.
+{partner} came with me to the hospital appointment even though I'd said there was no need. He brought the crossword and we got stuck on the same word.
I found one of {partner}'s lists in my coat: eggs, batteries, be nicer to Mum.
[rhyme mug 1] {partner} broke my green mug, the one with the chip already in it, and stood there holding the handle.
+[rhyme mug 2] A parcel came for me with no name on it and inside was a green mug, nearly the same green. {partner} was reading very hard on the sofa.
{partner} cut my hair in the kitchen. It's shorter on one side. We agreed it's the side nobody sees.
-We didn't talk about the money again. We're getting very good at not talking about it.
+We talked about the money at last, with tea and a calculator, and nothing terrible happened.
Slow Sunday. {partner} did the crossword aloud and I gave wrong answers on purpose.
{partner} bought a lamp at a yard sale that looks like a goose. It's on the landing now and I say goodnight to it.
[contrast door 1] -We argued in the car and I got out at the lights and slammed the door. I walked the rest with no scarf.
[contrast door 2] +Same lights, same car, and {partner} turned the radio up and sang the whole refrain at me. I stayed in the car this time.
[mid] Three years today. We forgot until the restaurant we were walking past reminded us, because it was the one.
{partner} has gone to a conference until Friday. I've eaten cereal twice and moved to the middle of the bed.
+{partner} came back with a fridge magnet of a town neither of us has ever heard of.
The upstairs neighbors danced until midnight. {partner} said we could complain or we could dance, so.
-I said something small and mean about the wet towels and saw it land.
We repainted the hall the wrong white. {partner} says it's warm. I say it's cream.
`,
}

export const PARENT: ThreadText = {
  id: 'parent',
  tag: 'family',
  effect: 0.1,
  share: 0.25,
  slots: {
    parent: ['Mum', 'Dad', 'Papa', 'Mom', 'my father', 'my mother'],
    sibling: ['Ruth', 'my brother Kit', 'Elena', 'Davey', 'my sister'],
    object: ['the sewing machine', 'the barometer', 'the old radio', 'the toolbox', 'the piano stool'],
    town: ['Hadley', 'the village', 'Porto', 'Wexford', 'Ludlow'],
  },
  moulds: `
Called {parent}. We did the weather, the neighbor's fence and the weather again. I could hear the clock in the hall behind it all.
[early] {parent} wants to clear out the attic. There are boxes up there with my school handwriting on them.
{parent} asked me the same thing twice on the phone and laughed about it before I could.
+Sunday lunch in {town}. {parent} had made the potatoes the old way and watched me until I'd had seconds.
-{parent} fell on the step, nothing broken. I keep seeing that step.
{sibling} sent me a photo of {parent} asleep in a deck chair with a hat on the face. No message.
[rhyme object 1] {parent} gave me {object}. It's been on that shelf for as long as I've been tall enough to see the shelf.
+[rhyme object 2] I got {object} working, more or less, and rang home so that {parent} could hear it down the phone.
[promise recipe 1] Next time I visit I'm going to write down the plum cake recipe, with the amounts, not just "until it looks right".
+[promise recipe 2] Wrote down the plum cake recipe while {parent} baked. Every amount is "a bit", so I weighed the bits.
[question stories 1] Why have I never asked {parent} about the years in the city?
[question stories 2] {parent} talked for an hour about the city, the room above the bakery, the bicycle with no brakes. All it took was a photo on the table.
-{sibling} and I disagree about the stairs and the lift and whose turn it is. We were very polite. It was awful.
{parent} is on the phone to the insurance in a voice I remember from parents' evenings.
+{parent} and I walked to the weir and back. We stopped at every bench and had an opinion on each.
-Visiting time is two to four. {parent} looked small in that bed but complained about the soup like a much larger person.
[late] The attic is empty now. {sibling} swept it and we all went up to look at nothing.
{parent} texted me a single thumbs up and then called to ask if it had arrived.
I have {parent}'s hands. I saw it today while peeling an orange.
[contrast visit 1] -Short visit. {parent} kept the television on and I talked to the side of a face.
[contrast visit 2] +{parent} had switched the television off before I came and put out the good cups. We talked until it was dark and nobody got up to find the light.
{sibling} is bringing the kids for the weekend, so I've put the breakable things on the high shelf, which is also where I sit.
-Talked with the doctor about {parent}'s results. I wrote it all down and now I can't read my own writing.
+The results are fine. {parent} said "told you" as though that had been the plan.
{parent} keeps the string from parcels, in a tin, sorted by length.
I drove to {town} and back in one day for a form that needed one signature. {parent} made me take six eggs.
`,
}

export const PET: ThreadText = {
  id: 'pet',
  tag: 'dog',
  effect: 0.6,
  share: 0.25,
  slots: {
    pet: ['Biscuit', 'Olga', 'Pepper', 'Mister', 'Juno', 'Waffle'],
    vet: ['the vet', 'the new vet', 'Dr. Amsel'],
    spot: ['the canal', 'the allotments', 'the railway path', 'the cemetery wall', 'the river meadow'],
    toy: ['the rope', 'the squeaky hedgehog', 'one tennis ball', 'my left slipper'],
  },
  moulds: `
+{pet} met a goat at {spot} and both of them sat down to think about it.
{pet} woke me at five with one paw on the pillow, not urgently, just to say.
[early] {pet} has been here a week now and has chosen the worst chair as hers.
-{pet} ate something at {spot} and we sat up until two with a bucket and a towel.
Cold walk along {spot}. {pet} carried {toy} the whole way home and then would not bring it inside.
{vet} says {pet} is two kilos over. We both looked at the floor.
+{pet} let the neighbor's toddler hold the lead for ten whole steps.
[promise brush 1] I'm going to brush {pet} every evening this week, even the trousers.
[promise brush 2] Brushed {pet} on the balcony, trousers and all. There's now enough wool out there for a second one.
[rhyme stick 1] {pet} found a stick longer than the hallway and could not understand the door.
[rhyme stick 2] The stick from last month is still leaning by the door. {pet} greets it every morning like a cousin.
{pet} doesn't like the man who reads the meter. He was very decent about it.
+First snow, or nearly. {pet} bit at it and looked round to see if I'd seen.
-{pet} limped on the way back. I carried her the last bit and my arms are still shaking.
[late] {pet} runs with the big ones at {spot} now. I stand with the other coats and we know the dogs' names but not each other's.
Hid {toy} on top of the fridge. {pet} has been staring at the fridge since supper.
{pet} sat on my feet while I was on the phone and I stayed on the phone longer because of it.
The woman with the three dachshunds told me her whole divorce while they wound themselves round my legs.
[question alone 1] What does {pet} do all day when we're out?
[question alone 2] The neighbor says {pet} sits in the window from noon on and watches the crossing. So that's what the day is.
-Thunder. {pet} in the bathtub, me on the edge of it, reading aloud from the back of the shampoo.
+{pet} passed the course. There was a ribbon. It has been chewed.
{pet} has found the sunny square on the floor and moves with it through the afternoon.
`,
}
