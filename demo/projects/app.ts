import type { ProjectText } from '#demo/project.ts'

export const app: ProjectText = {
  title: 'Kettle app',
  key: 'APP',
  description: 'The app for people who want their water at 82 °C and know why.',
  folder: 'Product',
  lead: 'jonah',
  people: ['jonah', 'aiko', 'priya', 'tomas', 'sam', 'maya', 'grace', 'leila', 'bram'],
  weeks: [-21, 0],
  columns: [
    { title: 'Backlog', type: 'backlog', color: 'gray' },
    { title: 'To do', type: 'unstarted', color: 'blue' },
    { title: 'In progress', type: 'started', color: 'gold', limit: 6 },
    { title: 'Review', type: 'started', color: 'violet', limit: 4 },
    { title: 'Done', type: 'completed', color: 'green' },
    { title: 'Won’t do', type: 'canceled', color: 'red' },
  ],
  labels: [
    { name: 'iOS', color: 'gray' },
    { name: 'Android', color: 'green' },
    { name: 'Pairing', color: 'ember' },
    { name: 'Accessibility', color: 'teal' },
    { name: 'Crash', color: 'red' },
  ],
  path: [
    { column: 'In progress', days: [1, 2] },
    { column: 'Review', days: [0, 2], isReview: true },
  ],
  effort: 1,
  rhythm: 'sprints',
  due: 0.6,
  favoriteOf: ['jonah', 'sam', 'maya'],
  views: [
    { name: 'Bugs, worst first', view: 'list', query: 'labels=Bug', shared: true },
    { name: 'This sprint', view: 'calendar', query: '', shared: true },
  ],
  outline: `
# Done
Pair a kettle without reading anything | jonah, tomas | Feature, Pairing | XL !! | #pair
  Somebody stands in the kitchen, in socks, with one hand free. That is the person we build this for.
  [ ] hold the button
  [ ] the app finds it
  [ ] it says its name
  [ ] done
  tomas: I timed it: nineteen seconds, and four of those were me looking for the button.
  jonah: Moving the button is not my department. @tomas it is yours.
  😄 priya, sam
Remember the last temperature | jonah | Feature | S
Crash when the kettle is lifted during pairing | jonah | Bug, Crash | M !!! | after #pair
  Seen on four phones. The radio goes away for 300 ms when it leaves its base, and we take that for the end of the world.
  jonah: Reproduced. By making tea.
Show the temperature large enough to read across a kitchen | tomas | Design | S
Settings nobody opened, removed | aiko | Improvement | M
  aiko: 14 settings, 11 of them never touched by anybody since we count. Gone. Nobody has noticed, which is the point.
  👏 tomas, maya
Kettle list remembers its order | aiko | Improvement | S
Dark mode for people who make tea at night | jonah | Feature, Design | M
Notification when it is ready | jonah | Feature | M !
  grace: Please let it not make a sound in meetings. Asking for a friend. The friend is me.
Notification when it was ready an hour ago | jonah | Feature | S
  grace: This one may make a sound.
  😄 jonah, maya
Android: Bluetooth permission asked once, not four times | jonah | Bug, Android, Pairing | L !!
  Once for scanning, once for connecting, once for location and once for no reason anybody remembers.
iOS: widget with one button | jonah | Feature, iOS | L
  One tap: same as yesterday. Nothing else fits, and nothing else is needed at seven in the morning.
Tea presets: black, green, white, “I don’t know” | tomas, jonah | Feature | M
  tomas: “I don’t know” is 95 °C and has the nicest icon.
  ❤️ maya, leila
Time to boil, learned instead of guessed | jonah, priya | Improvement | L
Sync presets between phones | aiko | Feature | XL | #sync
  Two phones, one kettle, no account needed if both are on the same network.
  [ ] model
  [ ] conflict: both win
  [ ] offline
  [ ] two phones in one hand
Sync eats presets named “Tea” | aiko | Bug | M !!! | after #sync
  aiko: It trimmed the name, then compared with the untrimmed one. I have no excuse.
  jonah: You have one: you wrote it on a Friday at six.
VoiceOver reads “button button button” | jonah | Bug, Accessibility | M !!
  Every button on the first screen is called “button”. Sorry to everybody who had to listen to that.
Text grows with the system font | aiko | Accessibility | L
Contrast of the steam animation | tomas | Accessibility, Design | S
Language of the phone, not of the shop | jonah | Bug | S
Onboarding in three screens | tomas | Design | M
Onboarding in one screen | tomas | Design, Improvement | M
  maya: Better. Can it be none?
  tomas: It can be none if the first screen is good. Give me a week.
Onboarding in no screens | tomas, jonah | Design, Improvement | L
  maya: I owe you a cake.
  🎂 tomas, jonah
Kettle reports 103 °C | priya, jonah | Bug | M !
  priya: In Hamburg, at sea level. I checked the laws of nature first and the rounding second.
Update the kettle from the app | jonah, priya | Feature | XXL !! | #ota
  From “there is something new” to “done” without a person having to do anything but wait.
  [ ] download
  [ ] check the signature
  [ ] send in pieces
  [ ] survive a phone call
  [ ] survive a phone that dies
  jonah: Called myself 30 times during an update. Neither the kettle nor I complained.
Progress of an update that does not lie | jonah | Improvement | M | after #ota
  jonah: It no longer waits at 99 %. It waits at 100 % now, which is at least true.
Signed counter, unsigned regret | jonah | Bug | S
Background updates at night | jonah | Feature | L
List of kettles for people with more than one | aiko | Feature | L
  sam: Tested with nineteen. She lent them to us.
Rename a kettle | aiko | Feature | S
  grace: Of the names so far: 212 “Kettle”, 38 “Küche”, 6 “Gerald”.
  😄 maya, tomas, priya, leila
Tests for pairing that need no kettle | sam, jonah | Improvement | XL
  A pretend kettle on the build machine that can be slow, rude or silent on request.
  sam: There is a pretend kettle now. It lies about its temperature on purpose.
Nightly build on real phones | sam | Improvement | L
Undo for deleted presets | aiko | Feature | M
Old phones: the app starts in under two seconds | jonah | Improvement | L !
Crash on phones without Bluetooth | jonah | Bug, Crash | S !
  jonah: Somebody installed a kettle app on a television.
Empty state when there is no kettle yet | tomas | Design | S
German, French, Dutch | aiko, leila | Feature | L
  leila: The Dutch for “descale” is longer than the button. The button has to grow, the Dutch will not.
  bram: We will not.
Right-to-left layout | aiko | Accessibility | L
Descaling reminder by water hardness | jonah, priya | Feature | L
  priya: Hardness by postcode for four countries. The rest can tell us with a strip of paper.
Crash report groups | sam | Improvement | M
Haptic feedback at the right temperature | jonah | Feature, iOS | S
Privacy: what we know about your tea | maya, jonah | Documentation | M
  maya: Answer: nothing. But it took a page to say it properly.
Delete my account, really | aiko | Feature | M !!
Offline: everything but updates | jonah | Improvement | XL
  Kitchens are where Wi-Fi goes to die.
Android: foreground service killed by three makers | jonah | Bug, Android | XL !!
  jonah: There is a website that ranks phone makers by how fast they kill apps. I have it as a bookmark and as a grudge.
Colour of the kettle in the app | tomas | Design | S
Log that people can send us | sam | Feature | M
  grace: Since this exists I ask one question instead of seven. @sam you are my favourite.
  ❤️ sam
Shake to report | sam | Feature | S
Shake to report, but not while stirring | sam | Bug | S !
  grace: 41 reports in one morning, all of them “???”. All of them during breakfast.
  😄 jonah, aiko, maya, tomas
Ask the 340 for their serial number in the app | aiko, jonah | Feature | L !!! | week -7
  aiko: Live after four hours. I have never seen us agree on a text this fast.
Tell somebody their kettle must rest | jonah | Feature | M !!! | week -7
  jonah: It says: “Please let this one rest. A new part is on its way to you, and tea is on us.” Maya wrote it.
Show when the part arrives | aiko | Feature | M !! | week -7
Turn the phone sideways | aiko | Bug | S
Kettle app review: 3.9 to 4.6 | jonah | | S
  jonah: The most useful review: “it boils water”. Four stars.
  ❤️ grace, maya
Share a preset as a link | aiko | Feature | M
Schedule: hot at 06:40 | jonah | Feature | XL !
  Most wished for since the first day. Most dangerous, too: never heat an empty kettle, never wake the house.
  [ ] only with water in it
  [ ] only with the lid closed
  [ ] once, or every workday
  [ ] not on holiday
Schedule survives the clock change | jonah | Bug | M !!
  sam: Tested with the clock of my phone in seven countries. I was late for lunch in all of them.
Altitude correction | priya | Feature | M
Pairing screen: fewer words | tomas | Design | S
iOS: live activity while it heats | jonah | Feature, iOS | L
Battery use halved | jonah | Improvement | L
Analytics out, a counter in | aiko | Improvement | M
Colour blind people see “hot” | tomas | Accessibility, Design | S
Keyboard and switch control | jonah | Accessibility | L
Kettle Two: pairing by holding the phone to it | jonah, priya | Feature, Pairing | XL !! | #nfc
  Phone to handle, one second, buzz, done. Old phones keep the old way.
Keep the screen on while it heats | jonah | Improvement | S
Kettle Two: child lock from the app | jonah | Feature | M !
Kettle Two: new icons | tomas | Design | S
Beta with the fifty of the pilot series | sam | | M
Crash: two kettles ready in the same second | sam, jonah | Bug, Crash | S !
  sam: Found by the nineteen-kettle lady. Of course.
Release 2.0 notes | leila, jonah | Documentation | S
Store screenshots that show a kitchen, not a phone | tomas, leila | Design | M
# Review
Pairing when two kettles shout at once | jonah, sam | Bug, Pairing | L !!
  Happens in shops, in offices, and at the home of one particular lady.
  sam: It picks the louder one. I think that is also how meetings work.
  😄 grace, priya
Android: widget | jonah | Feature, Android | M !
Presets in alphabetical order, or in mine | aiko | Improvement | S
# In progress
Kettle Two: firmware 1.0.1 from the app | jonah, priya | Feature | L !!! | #fw
  The first update most people will ever install. It has to be boring.
  [ ] old app refuses politely
  [ ] new app asks once
  [ ] rollback by holding the button
  priya: Ready on my side once the fridge is. @jonah please do not ship before I say “fridge”.
  jonah: Waiting for the word.
Translations checked by people who drink tea in them | aiko | | M
Crash after 1,000 cups | jonah | Bug, Crash | M !!
  Somebody drank a thousand cups. We should send flowers, and a fix.
  jonah: A counter with three digits. In this year.
Two-finger gesture for “just boil it” | tomas | Design | S
Accessibility audit before 2.1 | aiko, tomas | Accessibility | L !
  Two days with Henrike, who cannot see the screen and uses it faster than we do.
# To do
Release 2.1 on launch day, in four countries | jonah | | M !!! | after #fw
  Staged: 5 % at six, everybody at nine. @sam watches the graph, @grace the mailbox.
Kettle Two: warranty by photographing the serial number | aiko | Feature | L !!
  Point the phone at the base, read the number, done. No typing of sixteen signs.
Watch app: one button | jonah | Feature, iOS | XL
Presets for two people and one mug | aiko, tomas | Feature | L !
  She wants 80, he wants 95, the mug is shared. Whose preset is it?
Log: hide names of networks before sending | aiko | Bug | M !!
Slow start on first day after an update | jonah | Bug | M
Test plan for launch day | sam | | M !!
Descaling wizard, with a person in it | tomas, aiko | Design, Feature | L
Kettle list: drag to sort | aiko | Improvement | M
Say “out of water” before it is | jonah, priya | Feature | L !
  The weight sensor knows ten seconds before the heating plate does.
Android: tablet layout | aiko | Improvement, Android | L
Swedish and Norwegian | leila, aiko | Feature | M
# Backlog
Share my kettle with guests | | Feature | L
Tea journal | | Feature | XL
  maya: I would use it for three days.
  tomas: So would everybody. That is the problem.
Family accounts | | Feature | XXL
  Whenever we draw this it ends with a page of settings, so we stop drawing.
Widget: the second cup | | Feature | S
Kettle as a night light | | Feature | S
Carbon per cup | | Feature | M
Home assistants, all of them | | Feature | XXL
Haptics on Android | | Improvement, Android | S
Haiku when it is ready | | Feature | S
  aiko: The water is hot / a small machine remembers / you wanted some tea
  ❤️ maya, tomas, jonah, grace, priya, leila
Remove the haiku again | | Improvement | S
  aiko: Nobody remove the haiku.
Import presets from paper | | Feature | M
Kettle races | | Feature | M
# Won’t do
Social feed of cups | jonah | Feature | L
  jonah: No.
  maya: No.
  priya: No.
Advertisements for tea | jonah | | M
Tablet on the kettle | jonah | Feature | XXL
Loot boxes | jonah | Feature | M
  tomas: This was a joke and it has had a ticket for two months.
`,
}
