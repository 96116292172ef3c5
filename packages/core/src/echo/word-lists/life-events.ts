import { lemma } from '../../text/index.ts'

/** Nouns for events in people's lives: never the subject of a rule (docs/spec/rules.md#quotes). */
const LIFE_EVENTS = new Set(
  `
  abortion abuse accident addiction affair ambulance amputation anxiety arrest ashes asylum attack autopsy bail bankruptcy
  bereavement biopsy birth breakdown breakup burglary burial cancer casualty chemo chemotherapy clinic coma coroner court
  cremation crash crisis custody dementia deportation depression diagnosis dialysis disability disease dismissal divorce
  doctor drugs eviction exclusion fertility fire flashback foreclosure fostering fraud funeral grief harassment hearing
  heartbreak hospice hospital icu illness infection infertility inheritance injury inquest insolvency insulin invalid ivf
  jail kidney lawsuit layoff lawyer leukaemia leukemia lump mammogram mastectomy medication meds meltdown menopause
  miscarriage morphine mourning mri mugging nurse oncologist oncology operation overdose pain palliative panic paramedic
  parole payout pension pregnancy prison probation prognosis psychiatrist psychosis radiation radiotherapy redundancy rehab
  relapse remission repossession results robbery scan seizure separation settlement shelter sickness solicitor specialist
  stepfather stillbirth stoma stroke suicide surgeon surgery symptom termination therapist therapy transplant trauma trial
  tribunal tumor tumour victim violence visa ward welfare widow will
`
    .trim()
    .split(/\s+/)
    .map(lemma),
)

/** True for a lemma, or a form of one, that names such an event. */
export function isLifeEvent(word: string): boolean {
  return LIFE_EVENTS.has(word) || LIFE_EVENTS.has(lemma(word))
}
