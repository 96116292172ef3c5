/**
 * Frequent content words of general English prose, most frequent first. They make poor tags and threads because they
 * are in everyone's writing. Stop words have their own list.
 */
export const COMMON_WORDS: readonly string[] = `
  life man world hand live home love mind men friend help nature fact word heart head house state moment face
  room side eyes sun light young leave book name dear called hear earth past water true show round set city self
  human heard high call door soul air believe hope course point white full stand matter rest open person street
  form walk field second sound beautiful gave wood poor hard tree real line present support family death please
  god ground story society black country free star woman question eye body dark history idea sat voice fall
  living service truth children hill remember return road sort walked wind case short thank town cold different
  gift happy simply bird change large letter month window company dead garden green million play war future
  heaven perfect sense fire sea sky wall feet red interest meet music note office sit bed health replied
  business hold care natural page picture blue boy deep land summer understand effort group public school step
  talk view youth action american area center early fine member reading spirit east spring experience mountain
  art certain front character late share strong study women run appear child common fear grow important longer
  paper river stood stop table wish close conversation level order simple able example offer possible result top
  west wine century fellow mother outside sand speak stone animal answer bad dinner girl government money system
  age ago glass law market move news sent thousand consider lay pain program stay building creature easy fair
  follow forget lead reason save spent valley brought die event game hair information reach space worth deal
  beauty cloud community cut local low opportunity piece pretty rock send shop united wait written bear beyond
  clear difference finger island passed remain suddenly suppose carry caught continue dream food ill inside lady
  lived london plan quiet ready single walking blood effect flower including lost met opened pleasure forward
  immediately mile number sight chinese modern park post sleep watch wonderful act beginning doubt fell genius
  merely president rare season special subject surely wife cause content corner cost desire held journal measure
  probably receive ship sitting waiting giving silence smile sweet wild bank buy color daily force fresh length
  movement national nice power record strange success train chair china development drink manner virtue visit
  york ear middle pleasant price problem provide rise value village arms brain devil fool gods join rain
  returned sir twenty warm wave claim enjoy industry issue lie official silent arrived attack break built
  certainly language miss north pleased sympathy activity control fit grass hate memory mouth rich secret arm
  card decided drawing drop heavy hundred joy knowing nation pay report seat serious serve south tea working
  chance discover eat gold hall learn major plant scene tired wide actually alive answered board brother court
  edge expression gray happiness laws lose neither pass personal rose science slowly song trade beside exactly
  expected general horizon individual lies museum quickly sister snow tear winter america asking campaign
  current depth dog dry except existence fate flat main object path quarter reached scarcely shadow successful
  third trouble added based born flow interesting mark purpose sing speech wear wrong allow concern expect fight
  figure goal happen interested kill loved moral occasion opposite playing private rate spend stick bill bottle
  central closed completely contain discovered greater happened hotel impossible job lake nest particular
  passion plain population ran received reply require ring shoulder sorry source standing universe weather
  account afraid behavior charge church clean club difficult dress ears enclosed entirely filled floor forest
  gently hardly hit hot
`
  .trim()
  .split(/\s+/)
