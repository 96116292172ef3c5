import type { Skeletons } from '../../types.ts'

/** Slots: from, to, span (days between), first, second, third. */
export const RHYME: Skeletons = {
  Concise: [
    '{From} and {to} share “{first}”, “{second}”, “{third}”.',
    '“{first}”, “{second}”, “{third}”: on {from}, and again on {to}.',
    '{To} rhymes with {from}: “{first}”, “{second}”, “{third}”.',
    '{Span} days apart, the same words: “{first}”, “{second}”, “{third}”.',
    'On two pages of yours: “{first}”, “{second}”, “{third}”. {From}, {to}.',
    '{From}, then {to}: “{first}” again, and “{second}”, and “{third}”.',
  ],
  Reflective: [
    '{To} rhymes with {from}. {Span} days apart, both entries hold “{first}”, “{second}” and “{third}”.',
    'You have been here before, in a way: “{first}”, “{second}” and “{third}” meet in your entry of {from} and again in that of {to}.',
    'Two pages, {span} days apart, lean towards each other: “{first}”, “{second}”, “{third}” stand on both.',
    'Your entry of {to} has an older companion. On {from} you had already written “{first}”, “{second}” and “{third}”.',
    'If these pages were laid out on a floor, {from} and {to} could be placed edge to edge. They share “{first}”, “{second}” and “{third}”.',
    '{Span} days lie between {from} and {to}. The words “{first}”, “{second}” and “{third}” crossed them.',
  ],
  Playful: [
    'Separated at birth: {from} and {to}. Both were seen with “{first}”, “{second}” and “{third}”.',
    'Your entry of {to} turned up in the same outfit as {from}: “{first}”, “{second}”, “{third}”. Neither was embarrassed.',
    '“{first}”, “{second}” and “{third}” met on {from}, got along, and arranged to meet again on {to}.',
    'A reunion on {to}: “{first}”, “{second}” and “{third}”, who knew each other from {from}. Nobody had aged.',
    '{From} is knocking on the wall. It recognised “{first}”, “{second}” and “{third}” on {to}.',
    'Your pages have started rhyming without permission: {from} with {to}, on “{first}”, “{second}” and “{third}”.',
  ],
  Spiritual: [
    'One bell in two valleys: {from} and {to} both hold “{first}”, “{second}” and “{third}”.',
    'What the tide took on {from} it laid down again on {to}: “{first}”, “{second}”, “{third}”.',
    '{Span} days, and the same birds are back on the wire: “{first}”, “{second}”, “{third}”.',
    'Two pools in one river, {from} and {to}. In each of them lie “{first}”, “{second}” and “{third}”.',
    'Rings in the same wood. Your page of {to} and your page of {from} share “{first}”, “{second}” and “{third}”.',
    'A voice across the water, {span} days wide. On both banks: “{first}”, “{second}”, “{third}”.',
  ],
  Neutral: [
    'Your entries of {from} and {to} share the words “{first}”, “{second}” and “{third}”.',
    'An earlier entry close to {to} in wording: {from}. Shared words include “{first}”, “{second}” and “{third}”.',
    '“{first}”, “{second}” and “{third}” occur in your entry of {from} and in that of {to}, {span} days later.',
    'In wording, your entry of {to} is close to that of {from} (“{first}”, “{second}”, “{third}”).',
    'Two entries {span} days apart have these words in common: “{first}”, “{second}”, “{third}”.',
    'Two entries are linked by “{first}”, “{second}” and “{third}”: {from} and {to}.',
  ],
}
