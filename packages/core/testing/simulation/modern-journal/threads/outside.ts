import type { ThreadText } from '../thread.ts'

export const SPORT: ThreadText = {
  id: 'sport',
  tag: 'run',
  effect: 1,
  share: 0.35,
  stops: true,
  slots: {
    buddy: ['Kofi', 'Anneke', 'Martin', 'Lou', 'Shira'],
    route: ['the reservoir', 'the old railway', 'the park loop', 'the harbor wall', 'the hill by the water tower'],
    shoe: ['the orange shoes', 'my old shoes', 'the new shoes'],
    event: ['the ten kilometers', 'the village race', 'the half marathon', 'the charity run'],
  },
  moulds: `
+Went running before work, twice round {route}. Nobody out except a man in a bathrobe with a very small dog.
Ran with {buddy}, who talks the entire time. I answered on the downhills.
+Ran {route} in the rain and it was lovely. I came home with mud up to the knees and ate four slices of toast.
-Stitch after two kilometers, so I ran home slowly past everyone I knew.
[early] Signed up for {event}. I told {buddy} straight away so I can't pretend I didn't.
[promise early 1] Tomorrow I'm going to run before breakfast, before I have time to have an opinion about it.
+[promise early 2] Ran before breakfast. The streetlights went off one by one while I was on {route}, as if somebody was following me with a switch.
Knee a bit stiff. I ran anyway, on the grass, with {shoe} full of water by the end.
+A heron on {route} this morning. I stopped the watch so that it wouldn't count as resting.
[rhyme bench 1] There's a bench at the top of the climb with a brass plate: "For Edith, who liked to sit down". I didn't sit down.
[rhyme bench 2] Sat on Edith's bench today at the top, halfway through. I think that's what it's for.
{buddy} overslept so I ran alone and heard my own breathing for a change.
+Fastest time round {route} so far. I looked at the watch, then at the sky, then at the watch.
-Couldn't get going. I walked most of it and called it a walk.
Bought new laces. That's all I did for my fitness today.
[question why 1] Why does a bad run still feel better than no run?
[question why 2] Bad run in the wind, and I came home happy. {buddy} says it's because you can only be one kind of tired at a time.
+[late] Did {event}. {buddy} waited for me at the finish with a banana and a terrible sign.
Old man on {route} shouted "lift your knees!" at me, and I did, until he was out of sight.
+Evening run with the windows lit. You see everybody's lamps and nobody sees you.
{shoe} are drying on the radiator and the whole flat smells like a gym bag.
+Ran to the market and walked back with a melon in my arms.
[contrast hill 1] -The hill beat me. I stood at the third bend with my hands on my knees while a child overtook me on a scooter.
[contrast hill 2] +Got up the hill without stopping. At the third bend I thought of that child on the scooter and kept going.
Stretching on the kitchen floor I found a raisin, a button and my whole lower back.
+Swam instead, forty lengths, then lay in the sauna with three strangers and nobody said a word.
`,
}

export const GARDEN: ThreadText = {
  id: 'garden',
  tag: 'garden',
  effect: 0.8,
  share: 0.22,
  slots: {
    crop: ['the beans', 'the tomatoes', 'the courgettes', 'the sweet peas', 'the lettuces'],
    neighbor: ['Mrs. Paulsen', 'old Henk', 'Gloria', 'the man from number nine'],
    creature: ['slugs', 'a blackbird', 'the hedgehog', 'pigeons', "next door's cat"],
    tool: ['the good spade', 'the rusty rake', 'the watering can', 'the hand fork'],
  },
  moulds: `
+Two hours in the garden and I didn't think of one single email. Soil in my socks.
[early] Sowed {crop} in egg boxes on the windowsill. I labeled them this year, because last year I fed a weed for a month.
{creature} got half the seedlings in the night. I replanted and said a few things out loud.
{neighbor} handed me a bag of something over the fence and said plant it deep. I still don't know what it is.
[mid] {crop} are up. Not all, but enough to look like a plan.
+Picked the first strawberries, three, and ate them all before I got to the door.
[promise shed 1] I'm going to fix the shed door this weekend. It's been hanging by one hinge since the storm.
+[promise shed 2] Fixed the shed door, with a hinge from the drawer of hinges. I've opened and closed it about thirty times.
-Hail. Ten minutes of it. {crop} look as though they've been in a fight.
[rhyme spade 1] Lent {tool} to {neighbor}, which is to say it's gone until autumn.
[rhyme spade 2] {tool} came back over the fence, cleaner than I've ever had it, with a jar of honey tied to the handle.
+Sat on the upturned bucket with a coffee and watched {creature} for twenty minutes.
Turned the compost. It was warm inside, like a loaf.
[question gate 1] What is the thing by the gate that I never planted?
[question gate 2] {neighbor} knows the thing by the gate: it's a quince, self sown, and it won't fruit for years. I've put a cane next to it.
-Frost warning too late. I went out with blankets at eleven at night and tucked them in, feeling stupid.
{neighbor} and I compared rhubarb. His is bigger. He was gracious about it.
[late] Ate our own {crop} for supper with too much butter.
+The bees are on the lavender, so many that it hums when you walk past with the washing.
Rain all day, the good steady kind. I stood at the window and let it do my work.
Found a blue marble while digging, under the roses, deep. Someone's whole summer, probably.
[contrast bed 1] -The back bed is nothing but bindweed and I pulled for an hour and it looks exactly the same.
[contrast bed 2] +The back bed is clear, black and raked, and I made everybody come out and look at it.
`,
}

export const TRAVEL: ThreadText = {
  id: 'travel',
  effect: 0.7,
  share: 0.15,
  slots: {
    city: ['Lisbon', 'Trieste', 'Bergen', 'Ghent', 'Oaxaca', 'Kyoto'],
    companion: ['Hanne', 'my cousin Ravi', 'Greta', 'Paulo'],
    lodging: ['the guesthouse', 'the room above the pharmacy', 'the hostel', 'the little hotel with the parrot'],
  },
  moulds: `
[early] Looked at maps of {city} instead of sleeping. {companion} says we only need one good pair of shoes and a bit of luck.
[early] Booked {lodging} in {city}. The pictures show only the ceiling, which is a nice ceiling.
[promise words 1] I'm going to learn twenty words before we leave for {city}, starting with bread and sorry.
+[promise words 2] Used my twenty words in {city}. The baker answered in English but smiled, and I had said sorry correctly.
-Missed the connection and sat four hours on a suitcase. {companion} did all the voices of the announcements.
+Breakfast on the steps in {city} with a paper bag of something sweet. A cat audited us.
{lodging} has a stair that sings on the ninth step. By the third night everybody stepped over it.
+Got properly lost with {companion} and ended up in a courtyard where two old women were shelling peas. They pointed us out with a pod.
Bought a postcard and wrote it to myself so that something would be waiting.
[late] The postcard from {city} came today, after I'd been home for weeks. My own handwriting, all cheerful.
Packed too much again. I carried a book about walking up a hill, unread.
-{companion} and I ran out of patience on the same day, in the same museum, next to the same vase.
+Swam in the sea at seven in the evening. The water was warmer than the air and I could see the lights come on in town from out there.
[question stay 1] Could I live in {city}, with a desk by that window?
[question stay 2] Met a woman who moved to {city} for a desk by a window. She says the desk is the same anywhere but the lunch isn't.
[rhyme ticket 1] Found a tram ticket from {city} in my coat and used it as a bookmark.
[rhyme ticket 2] The tram ticket fell out of the book today onto the bus floor, and a boy gave it back to me as though it were still good.
Rented a bicycle with no bell, so {companion} shouted "ding".
Home. The flat smelled like nobody. I opened everything and made coffee the way they do it there.
`,
}
