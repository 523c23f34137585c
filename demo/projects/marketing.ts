import type { ProjectText } from '#demo/project.ts'

export const marketing: ProjectText = {
  title: 'Marketing calendar',
  key: 'MKT',
  description: 'What we say, where, and on which day. If it is not in here, nobody will hear it.',
  folder: 'Marketing',
  lead: 'leila',
  people: ['leila', 'tomas', 'maya', 'grace', 'bram', 'ingrid'],
  weeks: [-21, 0],
  columns: [
    { title: 'Ideas', type: 'backlog', color: 'gray' },
    { title: 'Planned', type: 'unstarted', color: 'blue' },
    { title: 'Drafting', type: 'started', color: 'gold' },
    { title: 'Second pair of eyes', type: 'started', color: 'violet' },
    { title: 'Out in the world', type: 'completed', color: 'green' },
  ],
  labels: [
    { name: 'Newsletter', color: 'ember' },
    { name: 'Social', color: 'blue' },
    { name: 'Press', color: 'violet' },
    { name: 'Shop window', color: 'gold' },
    { name: 'Photo', color: 'pink' },
  ],
  path: [
    { column: 'Drafting', days: [1, 2] },
    { column: 'Second pair of eyes', days: [0, 1], chance: 0.7, isReview: true },
  ],
  effort: 0.8,
  rhythm: 'any-time',
  due: 1,
  isPlanned: true,
  favoriteOf: ['leila'],
  views: [{ name: 'The month', view: 'calendar', query: '', shared: true }],
  outline: `
# Out in the world
Newsletter: why water has a temperature | leila | Newsletter | M
  For people who believe that hot is hot. End with one thing to try tomorrow morning.
Five pictures of steam | leila, tomas | Social, Photo | S
Newsletter: the lady with nineteen kettles | leila | Newsletter | M
  leila: Most opened letter we ever sent. She has been invited to a talk show.
  😄 maya, grace, tomas
Guess the temperature, a game for stories | leila | Social | S
Interview with a tea shop in Bremen | leila | Press | M
Window at the department store: three weeks | leila, tomas | Shop window, Photo | L
  Twelve kettles, real steam every ten minutes, no slogans.
Newsletter: limescale is not your fault | leila | Newsletter | M
  grace: Support questions about limescale: down by half this week. Please write one about “does it whistle”.
Newsletter: yes, it whistles | leila | Newsletter | S
  😄 grace, maya
Summer: cold brew, and why we are quiet about it | leila | Social | S
Photo day in the old brewery | leila, tomas | Photo | L
  North light until eleven. Bring every colour, two bread boards and somebody’s hands.
Podcast about things that last | maya, leila | Press | M
  An hour about hinges, hopefully.
  maya: I talked for an hour about hinges. They kept all of it.
Newsletter: what is inside | leila | Newsletter | M
Local paper visits | leila, maya | Press | S
  leila: They wrote “Lindquist” three times, in three ways.
Moving house: before, during, after | leila | Social, Photo | M
Newsletter: we have moved | leila | Newsletter | S
Back to school: the mug for the desk | leila | Social | S
Colour names: vote | leila, tomas | Social | S
  leila: “Fog” beat “Wet pavement” by eleven votes. Tomás has asked for a recount.
Newsletter: four colours | leila | Newsletter | M
Teaser: one corner of a kettle | tomas, leila | Social, Photo | S
Teaser: another corner | tomas, leila | Social, Photo | S
Answer 112 people who guessed it is a toaster | leila, grace | Social | M
Letter to the 340 | leila, maya | Newsletter | M !!! | week -7
  maya: Thank you for writing this at midnight and for making it sound like noon.
  ❤️ priya, grace
Everything else is quiet this week | leila | | S | week -7
  No jokes, no teasers, no pictures of steam until the last part has been sent.
Newsletter: what happened and what we learned | leila, maya | Newsletter | L !!
  leila: 61 % opened it. Eleven unsubscribed, two hundred signed up.
Trade press about the recall | maya, leila | Press | M !
Newsletter: the steam box | leila | Newsletter | M
Autumn window for Nordhus | tomas, leila | Shop window, Photo | L
  ingrid: Our decorators ask whether the leaves are part of the delivery.
  leila: The leaves are a gift.
Pre-order opens | leila | Newsletter, Social | M !!
Thank you, first two hundred | leila | Social | S
Collaboration with a mug maker in Halle | leila | | L
Cat sneaks into the film: outtake | leila | Social | S
  leila: 40,000 views for a cat that walks past a kettle. I studied for this.
  😄 bram, maya, aiko, jonah, grace
# Second pair of eyes
Newsletter: nine days to go | leila, maya | Newsletter | M !!
# Drafting
Press kit for launch day | leila | Press | L !!!
  For people with ten minutes. The first page must be enough.
  [ ] one page
  [ ] ten pictures
  [ ] the sentence
  [ ] a number to call
  maya: Please put my name in as people should spell it.
Six short films, one per cup | leila, tomas | Social, Photo | L !
# Planned
Launch letter | leila, maya | Newsletter | M !!!
Launch day: stories every two hours | leila | Social | M !!!
Eight people who write: send, call, wait | leila | Press | M !!
Advent: 24 small kindnesses | leila, grace | Social | L
  Every day one small thing we do for somebody, and not one discount.
Newsletter: how to give a kettle | leila | Newsletter | M !
  For everybody who thinks a kettle is no present. It is, if you write something on the lid.
Nordhus: Saturday in the shop in Oslo | leila, maya | Shop window | L !
  Descale live. Let people pour. Sell nothing before noon.
  ingrid: We have a table, a socket and a lot of curious people. Bring your own water?
  leila: We will bring Hamburg’s. People should see what it survives.
Window at the department store, winter | tomas, leila | Shop window, Photo | L
Newsletter: the year in cups | leila | Newsletter | M
Quiet between the years | leila | | S
Thank everybody who waited | leila, maya | Newsletter | S
# Ideas
Tea with strangers: a tour | | Press | XXL
Calendar with twelve hinges | | | M
Sponsor the tea at a marathon | | | L
A very long film of a kettle boiling | | Social | S
  tomas: Ten hours. Fireplace, but useful.
Radio spot without words | | | M
Design award, the one with the heavy trophy | | Press | M
`,
}
