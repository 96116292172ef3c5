import type { Language } from '../language.ts'
import { CONCEPTS } from './concepts.ts'
import { HOLD, LIGHT, SURE } from './crisis.ts'
import { DAMPERS, SAYINGS } from './sayings.ts'
import { HEAVY, SURE_HEAVY, TENDER } from './sorrow.ts'

export const ENGLISH: Language = {
  functionWords: `
    a the of and to in is it that i was for with my at but not be have had this from we so they he she you are were his her
    by which there been i'm don't it's just all me about what when if like out up got do did your as on or an no can
  `,
  isInThesaurus: true,
  slang: `
    kil=kill ded=dead hert=hurt hirt=hurt wonted=wanted wont=won't agen=again becos=because cos=because
    nite=night luv=love wen=when wot=what wat=what fone=phone skool=school frend=friend hav=have sed=said thay=they
    kms=kill_myself kys=kill_yourself wanna=want_to gonna=going_to gotta=have_to im=i'm ive=i've dont=don't didnt=didn't
    cant=can't cannot=can't couldnt=couldn't wasnt=wasn't isnt=isn't havent=haven't doesnt=doesn't
    wouldnt=wouldn't shouldnt=shouldn't hadnt=hadn't hasnt=hasn't arent=aren't bf=boyfriend gf=girlfriend hubby=husband
    bc=because b4=before cuz=because coz=because anymore=any_more selfharm=self-harm sewerslide=suicide
    sewercide=suicide unalived=unalive unaliving=unalive od'd=overdosed odd=odd od=overdose dieing=dying cutted=cut
    theyd=they'd theyre=they're hes=he's shes=she's ppl=people u=you ur=your meself=myself mysel=myself masel=myself
    thats=that's whats=what's youre=you're theyll=they'll itll=it'll tonite=tonight tn=tonight rn=now
    dae=do cannae=can't dinnae=don't didnae=didn't wisnae=wasn't nae=no naw=no aint=ain't
  `,
  concepts: CONCEPTS,
  sayings: SAYINGS,
  dampers: DAMPERS,
  sure: SURE,
  hold: HOLD,
  sureHeavy: SURE_HEAVY,
  light: LIGHT,
  heavy: HEAVY,
  tender: TENDER,
}
