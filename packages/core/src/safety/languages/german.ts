import type { Language } from './language.ts'

export const GERMAN: Language = {
  functionWords: `
    ich der die das und nicht ist ein eine zu den dem mit von auf mich mir war hat habe sich es er sie wir auch aus bei nach
    wie dass wenn dann noch schon nur aber mein meine meinen meiner im am so was heute hab bin kein keine wieder gestern
    immer mehr nichts einfach jetzt uber vom zum zur fur oder weil alles wird will kann ihm ihn ihr uns man is ne nich
  `,
  isInThesaurus: false,
  slang: `
    nich=nicht net=nicht ned=nicht nimma=nicht_mehr nimmer=nicht_mehr i=ich ick=ich isch=ich hab=habe mim=mit_dem nix=nichts
    svv=selbstverletzung umbrign=umbringen selbtmord=selbstmord ritze=ritzen is=ist kei=kein keen=kein mi=mich a=auch
    gschlagen=geschlagen gschlogn=geschlagen suizid=selbstmord suizit=selbstmord
  `,
  concepts: {
    i: 'ich',
    me: 'mich mir mein meine meinen meinem meiner meines',
    he: 'er ihn ihm sein seine seinen',
    she: 'sie ihr ihre ihren',
    they: 'alle leute niemand keiner jemand andere anderen',
    not: 'nicht nichts kein keine keinen nie niemals ohne weder',
    want: 'will wollte mochte wunsche wunschte hoffe hoffte sehne sehnsucht wunsch am_liebsten lieber bereit',
    plan: 'plan plane geplant planen entschieden entschluss entschlossen beschlossen gegoogelt recherchiert ausgerechnet datum gezahlt zahle',
    think: 'denke gedacht gedanken gedanke dachte uberlege uberlegt vorgestellt stelle_mir',
    die: 'sterben sterbe stirbt starb gestorben tot tote toten tod leiche sarg grab friedhof verstorben',
    kill: 'umbringen umbringe umzubringen umgebracht tote toten getotet selbstmord suizidgedanken suizidal suizidversuch selbstmordgedanken lebensmude erhangen erschiessen vergiften',
    exist: 'leben lebe lebt existieren aufwachen aufzuwachen aufwache atmen weiterleben da_sein hier_sein weitermachen',
    gone: 'weg verschwinden verschwunden verschwinde auflosen ausloschen nicht_mehr_da fort einschlafen',
    end: 'ende enden beenden schluss vorbei aufhoren aufgeben aufgegeben schlussmachen',
    burden: 'last belastung nutzlos wertlos besser_dran ballast ohne_mich uberflussig',
    means:
      'tabletten pillen schlaftabletten uberdosis strick seil pistole gewehr gift insulin medikamente packung packungen',
    place: 'brucke gleise gleisen bahnsteig zug dach balkon klippe fluss see hochhaus bahn autobahn gegenverkehr baum',
    fall: 'springen springe gesprungen sprang runterspringen sturzen fallen lassen lenkrad ertrinken ertranken loslassen',
    harmverb:
      'ritzen geritzt ritze schneiden geschnitten schnitt schneide verletzen verletzt verletze verbrannt verbrennen bluten geblutet kratzen gekratzt aufgekratzt schlage',
    blade:
      'klinge klingen rasierklinge rasierklingen rasierer messer cutter schere scherbe scherben feuerzeug zigarette bugeleisen',
    body: 'arm arme armen handgelenk handgelenke oberschenkel bein beine haut bauch hals gesicht kopf hand rippe rippen auge lippe haare',
    wound: 'narbe narben blut wunde wunden verband pflaster schnitte streifen',
    bruise: 'blaue blauer blauen fleck flecken veilchen bluterguss prellung sonnenbrille schminke concealer geschminkt',
    cover: 'armel pulli langarm verstecken versteckt gelogen luge ausrede heimlich zugedeckt ubermalt',
    hitverb:
      'schlagt geschlagen schlug schlagen hauen haut gehauen verprugelt prugelt ohrfeige geohrfeigt getreten trat wurgt gewurgt wurgte gestossen geschubst schubst gepackt gezerrt gewurfen geworfen',
    rape: 'vergewaltigt vergewaltigung missbraucht missbrauch begrapscht angefasst gezwungen zwingt zwang belastigt',
    control:
      'erlaubt erlaubnis darf kontrolliert kontrolle handy schlussel eingesperrt eingeschlossen abgeschlossen konto geld nachrichten uberwacht verfolgt standort verboten passwort',
    threat: 'droht gedroht drohung schreit geschrien brullt angebrullt wutend betrunken besoffen ausgerastet rastet',
    fear: 'angst furchte zittern gezittert schritte leise still schleiche lausche erstarrt panik',
    partner: 'mann ehemann freund freundin frau ex stiefvater stiefmutter lebensgefahrte onkel trainer pfarrer chef',
    escape: 'tasche gepackt frauenhaus abhauen flucht notfalltasche versteck bargeld polizei',
    kin: 'mama mutter papa vater oma opa grossmutter grossvater bruder schwester sohn tochter kind baby tante onkel mutti vati omi freund freundin kumpel',
    gaveaway:
      'verschenkt verschenke weggegeben abgegeben testament versicherung passworter unterlagen ordner abschiedsbrief brief briefe beschriftet aufgeraumt sortiert geregelt gekundigt geloscht vollmacht',
    pet: 'hund katze kater hase meerschweinchen pferd hamster kaninchen wellensittich',
    last: 'letzte letzten letztes letzter abschied verabschiedet lebewohl tschuss endgultig nie_wieder',
    future: 'morgen nachstes nachsten nachstes_jahr weihnachten geburtstag kalender sommer zukunft urlaub fruhling',
    calm: 'ruhig ruhe frieden friedlich erleichtert erleichterung leicht gelassen still',
    miss: 'vermisse vermissen fehlt verloren verlust trauer beerdigung urne friedhof witwe hospiz fehlgeburt sternenkind herzschlag eingeschlafert begraben',
    eat: 'essen gegessen esse hunger hungern kalorien teller fruhstuck abendessen mahlzeit brot kuchen appetit',
    purge:
      'kotzen gekotzt erbrochen ubergeben finger abfuhrmittel fressanfall fressattacke magersucht bulimie gehungert',
    weigh: 'waage gewogen gewicht kilo abgenommen dunn dick fett zugenommen spiegel knochen',
    despair:
      'hoffnungslos verzweifelt verzweiflung sinnlos leer leere kaputt depression depressiv panikattacke heule geheult weinen geweint hasse ausweglos erschopft zusammenbruch schame',
    bed: 'bett decke dusche duschen boden vorhange aufstehen',
    ill: 'krebs tumor chemo metastasen palliativ intensivstation diagnose demenz psychiatrie klinik ruckfall',
    urge: 'druck drang ruckfall wieder sauber heimlich strafe bestrafen verdient absichtlich',
    fiction: 'roman buch film krimi tatort serie folge theater stuck lied song kino netflix lesen kapitel',
    game: 'spiel level gezockt zocken schach karten playstation',
    sport: 'training fussball mannschaft tor lauf joggen turnier',
    cook: 'zwiebeln kuchen suppe rezept kochen gekocht backen gebacken ofen',
    tech: 'akku laptop computer handy drucker auto wlan',
    work: 'arbeit chef kollege kollegin projekt kunde besprechung schule klausur',
    kids: 'kita kinder lego',
    lol: 'haha lol hahaha gelacht lachen',
    good: 'schon schone super toll gut lecker freue glucklich lustig',
    night: 'nacht nachts schlaf schlafen wach',
    again: 'wieder immer jedes gestern_abend taglich',
    alone: 'allein alleine einsam niemand keiner',
  },
  sayings: `
    todmude|todlangweilig|todsicher|totmude|totlachen|totgelacht|sterbenslangweilig|todschick|mordshunger|mordsspass|todernst|totenstill|deadline|deadlines|mordsmassig|totensonntag|sterbenskrank|totalschaden
    tot|tote|toter hose|winkel|gelacht|punkt|umfallen|leitung|lachen
    zu|zum tode? totlachen|sterben gut|schon|suss|lecker|langweilig|gelangweilt|betrubt|erschrocken
    zum sterben|totlachen|kotzen|heulen|schreien
    lach* ..3 tot|sterben|gestorben|kaputt
    sterbe|sterben|gestorben|starb vor|fast ..1 langeweile|hunger|lachen|scham|neugier|hitze|durst|kalte|peinlichkeit|lach*|aufregung
    vor ..2 langeweile|hunger|lachen|scham|neugier|hitze|durst|peinlichkeit ..2 gestorben|sterbe|sterben|tot
    handy|akku|laptop|auto|motor|batterie|drucker|wlan|router|telefon ist|war|geht|ging ..2 tot|gestorben|leer
    zeit|stunde|stunden tot|totschlagen|totgeschlagen
    totschlagen|totgeschlagen
    bringt|bringst|bringe|brachte|bringen mich|uns ..3 um den verstand|schlaf
    bringt|bringen mich ..3 um $
    um den|meinen verstand|schlaf
    mama|chef|frau|mutter|sie|er bringt|killt|totet mich ..3 um ..2 wenn|weil|dafur
    ich|er|sie bring|bringe den|die|ihn ..1 um haha|lol|irgendwann
    konnte|konnt|wurde ihn|sie|die|den|dich|das ..2 erwurgen|umbringen|erschlagen|killen
    uber meine leiche
    schneiden|schnitt|geschnitten|schneide ..2 haare|hecke|brot|zwiebeln|gurken|rasen|torte|kuchen|kase|gemuse|video|pony|rosen|papier
    haare|hecke|brot|zwiebeln|rasen|rosen|gemuse|video|in|den|mir die finger|haare ..3 geschnitten|schneiden|verbrannt
    finger|zunge|hand|daumen ..3 verbrannt|geschnitten|verbruht|geklemmt
    springen|sprang|gesprungen ins|uber|ein|fur|auf|in ..2 wasser|becken|trampolin|schwimmbad|pfutzen|kalte|freude|schatten|see
    schlag|schlagt|schlage|schlagen|geschlagen ..3 vor|nach|sahne|eiweiss|wellen|gegner|herz|mannschaft|zwei|alarm|buch|spiel|nuss|zahl|zeit
    nach|uber|an die? strich|hange|hangen
    hangen|hange|hangt|gehangen ..3 wasche|bild|bilder|lampe|seil|jacke|rum|ab
    wasche|bild|jacke|bilder aufhangen|aufgehangt|hangen
    nicht|kein|ohne tot|gestorben|lebensmude
    niemand|keiner ist? gestorben|tot|verletzt
    schluss|ende mit|fur|der|des|vom|mai|juni|juli|august|woche|monat|jahr|gut|machen|gemacht !mit|leben
    ende der|des|vom|mai|juni|juli|august|januar|marz|april|september|oktober|november|dezember|woche|monat|gut
    verabschied* ..2 sich|kollegin|kollege|gaste|oma|uns
    ich hau|haue|hab|bin dann? ab|mich|weg hin|aufs|ins
    hau|haue|gehauen mich|ab ..1 hin|aufs|ins|um
    zettel an|am|auf|fur ..2 kuhlschrank|tur
    tod|tote|toten im|in|des|am|auf dem? krimi|film|roman|buch|handlungsreisenden|nil|serie|tatort
    angst vor|um|dass ..2 spinnen|zahnarzt|prufung|klausur|dunkeln|hohe|fliegen
    mich|mir wund|kaputt gelacht|gearbeitet
    verliebt|verschlafen|verfahren|verlaufen
    kill|gekillt|killt|gekillt ..2 boss|prozess|gegner|monster|app
  `,
  dampers: `
    roman krimi tatort film serie folge staffel theater oper song lied buch kapitel nachrichten zeitung museum geschichte schauspieler
    kino netflix thriller hamlet spiel level boss zocken gezockt minecraft fortnite schach training fussball mannschaft tor turnier
    zwiebeln suppe rezept ofen kuchen backen braten grill tomaten beet schnecken unkraut hecke rosen akku laptop drucker wlan
    motor rechner server haha lol hahaha witz zahnarzt mucke mucken spinne spinnen wespe pflanze pflanzen basilikum orchidee podcast
  `,
  sure: `
    will|wollt|wollte|mochte|mag ..3 sterben|verrecken|abkratzen !vor
    leben ..1 genommen|nehmen
    ritzt|ritzen|ritze ..2 man? mich|sich
    tu|tue|tat|getan|tun mir|mich ..1 weh
    mit absicht ..4 gedruckt|verbrannt|geschnitten|gehauen|geschlagen|gefahren|fallen
    faust|faust|kopf ..2 gegen|an|in ..2 wand|tur|mauer|spiegel
    uberleg|uberlege|uberlegt|wollt|wollte|dacht|dachte|gedacht|stand|stehe|sitz|sitze ..6 springen|hineinspringen|runterspringen|reinspringen|hineingehen|runterzuspringen !wasser
    dach|brucke|bahnubergang|gleise|gleisen|parkhaus|balkon|bahnsteig ..8 springen|hineinspringen|stehenbleiben|bleiben|runter|gesprungen|wollte|zug|werfen|schritt
    pillen|tabletten|medikamente|schlaftabletten ..8 mitgenommen|gehamstert|aufgehoben|beiseite|nachttisch|schublade|schachtel|gespart|gelegt|aufgespart
    nie|niemals geboren|geborn|aufgewacht|wach
    nie|nicht|nimmer wieder? ..1 wach|aufwachen|auf ..1 werden|werdn|wachen
    bock|lust|kraft ..2 aufs|auf|zum ..1 leben
    nach|mein|meinem|letzter|zweiter dem|letzten|meinem ..1 suizid*|versuch
    mach|mache ..2 schluss ..2 mit mir|dir|allem
    machst|mach|mache du? schluss mit|mir dir|mir|allem
    watschn|watsche|watschen|backpfeife|backpfeifen|schelle|schellen|ohrfeige|ohrfeigen|faustschlag|prugel|schlage|tracht ..5 gekriegt|bekommen|gegeben|mir|mich|kassiert|gefangen|er|verpasst|gabs
    nacktbilder|nackten|bilder|videos|fotos ..4 schickt|rumschickt|verschickt|hochladt|postet|veroffentlicht|zeigt ..2 wenn|falls|$
    bringe|bring|brachte|bringen mich|uns ..8 um !den|meinen
    mich|selbst|selber ..6 umbringen|umbringe|umzubringen|umgebracht|toten|erhangen|erschiessen|erhange|ertranken|aufhangen|vergiften|umbring|erschiesse|aufzuhangen|toten|ritzen|geritzt|ritze|verletzen|verletze|verletzt|verletz|schneiden|geschnitten|schneide|verbrannt|verbrenne|geschlagen|umbrachte
    umbringen|umzubringen|toten|erhangen|erschiessen|ritzen|verletzen|ritze|verletze|schneide mich|mir|selbst
    selbstmord|selbstmordgedanken|suizid|suizidgedanken|suizidal|suizidversuch|selbstmordversuch|freitod|lebensmude|selbstverletz*|selbstmordplan|suizidplan|suizidal*|suizide|abschiedsbrief|abschiedsbriefe
    ich ..3 will|mochte|wollte|wurde|kann|wunschte ..4 sterben|tot|aufwachen|weiterleben|existieren|verschwinden !vor
    will|mochte|mag|wollte|kann ..5 nicht|nimmer|nie ..3 mehr|langer|weiter ..2 leben|leb|aufwachen|weiterleben|existieren|sein|da|hier
    nicht|nie|nimmer mehr? aufwachen|aufwache|aufzuwachen|aufgewacht|wachwerden
    wunschte|hoffe|wunsche|hoffte|bete|gebetet|hatte|ware|wenn ..5 tot|gestorben|sterbe|geboren|sterben|aufwache
    tot sein|ware|zu|bin|war|umfalle
    mir|meinem das? leben ..2 nehmen|genommen|ende|nehme
    leben ein|zu ende|beenden
    meinem|dem leben ..2 ende
    mein leben ..4 beenden|beende|wegwerfen|vorbei|schluss|sinn|wert
    keinen|kein|welchen|ohne ..1 grund|sinn ..4 leben|weiterzuleben|aufzustehen|weiterzumachen|da
    allen|alle|euch|ihnen|ihr|familie|kindern|welt|sie|meine|anderen ..6 besser|leichter|einfacher ..3 ohne mich
    ohne mich ..5 besser|leichter|einfacher|glucklicher|dran
    besser|leichter ..2 ohne mich
    besser tot|dran
    vor ..2 zug|bahn|laster|lkw|bus|auto|gleise|ubahn|u-bahn|s-bahn ..4 werfen|springen|laufen|werfe|springe|schmeissen|geworfen|schmeisse|rennen
    von ..2 brucke|dach|balkon|hochhaus|klippe|turm ..4 springen|springe|sturzen|gesprungen|fallen|runter
    gegen|in|an ..2 baum|wand|brucke|pfeiler|gegenverkehr|mauer ..3 fahren|lenken|fahre|lenke|gefahren|steuern
    tabletten|pillen|schlaftabletten|medikamente|paracetamol|insulin ..8 gezahlt|gesammelt|sammle|geschluckt|schlucken|nehmen|genommen|alle|genug|gehortet|zahle|versteckt|reichen|nehm
    alle|ganze|handvoll|packung|schachtel|zu viele? ..2 tabletten|pillen|schlaftabletten|medikamente|paracetamol
    uberdosis|strick|schlinge
    arm|arme|armen|unterarm|handgelenk|oberschenkel|bein|beine|haut|bauch|pulsadern|unterarme ..6 geritzt|ritzen|geschnitten|schneiden|aufgeschnitten|verbrannt|aufgeritzt|aufgekratzt|ritze|schneide|blutig|ritz
    ritzen|ritze|geritzt|geritzt|ritzt|ritz|schneide|schnitt wieder|mich|mir|gestern|heute|ins|in|am|um|seit
    ritze|geritzt|ritzen|ritz
    klinge|rasierklinge|klingen|rasierklingen|messer|scherbe|cutter ..8 arm|haut|mich|mir|versteckt|blut|wieder|schneid*|handgelenk|schrank|oberschenkel
    wehtun|weh zu? tun|getan|mir|mich|selbst
    mir|mich selbst|selber|absichtlich wieder? weh|wehtun|wehzutun|schlagen|verbrannt|verbruht|geschlagen
    mir|mich absichtlich|selber|selbst
    kopf ..3 gegen|an ..2 wand|tur|schrank
    er|sie|mann|freund|papa|vater|mama|mutter|stiefvater|ex|onkel|bruder|partner|freundin ..6 schlagt|geschlagen|schlug|haut|gehauen|verprugelt|prugelt|gewurgt|wurgt|wurgte|getreten|tritt|trat|vergewaltigt|missbraucht|geohrfeigt|angefasst|begrapscht|gestossen|geschubst|verdroschen|vermobelt !ihn|rekord
    mich|mir|uns ..4 geschlagen|verprugelt|gewurgt|getreten|vergewaltigt|missbraucht|geohrfeigt|begrapscht|gestossen|geschubst|eingesperrt|eingeschlossen|bedroht|angespuckt|gezwungen|verdroschen|geschlagn|gehauen|festgehalten|angefasst|belastigt
    schlagt|schlug|haut|tritt|wurgt|prugelt|zwingt|bedroht|wurgte|schubst|stosst|packt|zerrt mich|mir|uns
    vergewaltig*|missbrauch*|begrapscht
    sperrt|sperrte|schliesst mich|uns ..4 ein
    droht ..6 umzubringen|umbringen|um|schlagen|toten|wenn
    bringt|bringe|bringen mich|uns|ihn|sie|dich|die|den ..3 um wenn|falls
    ich bringe|bring|will|konnte|mochte ihn|sie|die|den|alle|meinen|jemanden ..3 um|umbringen|abstechen|erschiessen|erstechen|erwurgen
    angst vor ihm|meinem|meiner|dem|papa|papas|zuhause|daheim ..2 vater|mann|freund|stiefvater|mutter|heimkommen|nachhausekommen|heimgehen|$
    angst ..3 nach|heim hause|zu|gehen|kommen|heimzugehen
    hand ..3 am|um|an ..2 hals|kehle
  `,
  hold: `
    will|mochte|mag|kann|wollt ..3 nicht|nimmer|nichts ..1 mehr !warten|essen|arbeiten|horen|sehen|so|dahin|kaffee|lernen|zocken
    ich kann|will|mag|schaff|schaffe ..2 nicht|nimmer mehr|langer|weiter $
    alles|allem|leben|ganze|mir ..3 ein|schluss|zu ende|machen|beenden|bereiten|setzen
    einfach|nur|endlich|fur ..3 weg|verschwinden|einschlafen|nicht mehr? ..1 sein|da|immer|aufwachen|ewig
    schluss machen|gemacht ..3 leben|allem|$
    last|belastung|ballast|klotz fur|bin ..3 alle|alle|familie|andere|sie|euch|meine|ich|$
    niemand|keiner|keinem ..3 wurde|wird|wurd|merken|fallt ..5 merken|fehlen|vermissen|auffallen|bemerken|auf|fehl
    wenn ich ..2 weg|nicht|tot|nimmer ..2 bin|ware|mehr|war|da
    gedanken|denke|dachte|gedacht|uberlege|traume ..5 tod|sterben|springen|umbringen|brucke|gleise|tabletten|pistole|ende
    wie ..6 hoch|schnell|viele|lange|tief ..6 sterben|springen|tabletten|brucke|tod|bluten|ertrinken
    blut|bluten|schmerz|schneiden ..6 ruhig|erleichter*|besser|druck|spure|fuhle|spur|leise
    druck|drang ..6 schneiden|ritzen|klinge|weg|nachgegeben|verletzen
    narben|schnitte|wunden ..6 armel|verstecken|pulli|versteckt|lange|langarm|frisch|neue
    blaue|blauer|blauen|veilchen|bluterguss ..8 er|uberschminkt|geschminkt|versteckt|treppe|tur|gefallen|gesagt|arm|schminke|wieder|gesturzt|rippen
    treppe|tur|schrank ..5 gefallen|gelaufen|gesturzt|gestolpert ..4 gesagt|erzahlt|behauptet
    darf|darfst ..3 nicht|nicht|nie|kein|ohne ..5 raus|sehen|treffen|arbeiten|reden|telefonieren|allein|weg|handy|geld
    kontrolliert|liest|uberwacht|nimmt|versteckt|verfolgt|ortet|trackt|checkt mein|meine|meinen|mir|mich|jede|jeden|wo ..3
    mein|meine|meinen|mir ..4 handy|schlussel|konto|geld|lohn|pass|nachrichten|karte|gehalt ..4 weggenommen|kontrolliert|abgenommen|nimmt|liest|gelesen|versteckt|eingezogen|weg|zerschmissen
    erlaubt|lasst|verbietet mir|mich ..3 nicht|kein|nichts|nie|raus|zu
    brullt|schreit|angebrullt ..6 angst|zittern|versteck*|leise|faust|wand|teller|kinder
    gegen meinen willen
    obwohl ..2 ich? nein|nicht ..4 gesagt|wollte|wollt
    nein gesagt|sagte ..4 trotzdem|weiter|aber|aufgehort|egal
    zwingt|zwang|gezwungen ..5 mich|zu|sex
    frauenhaus|nottasche|fluchttasche
  `,
  sureHeavy: '',
  light: `
    letzte|letzter|letzten|letztes brief|mal|nacht|tag|briefe ..4 ich|alles|fur
    wozu|warum ..3 leben|weiter|noch|uberhaupt|aufstehen|weitermachen
    sterben|tod|tot ..4 ich|ruhe|frieden|erlosung|besser
    ich|mir|mich ..5 sterben|tod|selbstmord|umbringen|klinge
    alles|testament|passworter|unterlagen|papiere ..3 geregelt|sortiert|aufgeschrieben|vorbereitet|geordnet
  `,
  heavy: `
    gestorben|verstorben|beerdigt|begraben !vor|lachen
    beerdigung vom|von|der|des|heute|gestern
    eingeschlafen ..2 um|heute|fur|friedlich|gestern
    kotz|kotze|kotzen|gekotzt|herausgebrochen|rausgekotzt|rausgebrochen|erbrech* ..6 essen|finger|seit|nach|jedem|wieder|alles|heimlich
    alles ..3 herausgebrochen|rausgebrochen|ausgekotzt|erbrochen
    ziel|noch|nur|unter ..1 40|41|42|43|44|45|46|47|48|49|kilo|kg
    keine|keinen|ohne|jede hoffnung|ausweg|sinn|kraft ..1 mehr|$|verloren
    hat ..3 keinen sinn ..1 mehr|$
    lieg|liege|liegt ..4 bett ..6 tagen|geduscht|hoch|tage|seit|aufsteh*
    sich ..4 leben genommen
    leukamie|lymphom|bauchspeicheldruse|metastasen|streuung|gestreut|inoperabel|palliativ
    operiert|machen|tun man? nichts|nix ..1 mehr
    $kin|er|sie|wir|$pet ..6 gestorben|tot|verstorben|stirbt|gegangen|eingeschlafert|begraben|beerdigt|verloren|starb|eingeschlafen !fast|spiel
    gestorben|tot|verstorben|beerdigt|begraben|starb ..5 $kin|er|sie|$pet
    beerdigung|trauerfeier|urne|fehlgeburt|totgeburt|sternenkind|hospiz|palliativ*|sterbebett|todestag|witwe|witwer|trauer|trauere|bestattung|bestatter|beerdigt|einascherung|grabstein|todesanzeige|trauerkarte|sarg|grab
    kein|keinen herzschlag|herzton|puls
    krebs|chemo|metastasen|tumor|unheilbar|leukamie|intensivstation|hirntumor|bestrahlung
    magersucht|bulimie|essstorung|fressattacke|fressanfall|abfuhrmittel|erbrochen|gekotzt|kotze|kalorien|fressflash|hungern|gehungert|essgestort
    nichts|nicht|kaum|seit ..4 gegessen|essen !lust
    finger ..3 hals
    gewogen|waage|kilo ..8 fett|dick|runter|abgenommen|weniger|mal|dunn|hasse|wiege
    hasse|ekle|ekel|verabscheue ..3 mich|korper|bauch|oberschenkel|spiegel|mir
    hoffnungslos*|verzweifelt|verzweiflung|panikattacke|panikattacken|sinnlos|wertlos|depress*|ausweglos|nervenzusammenbruch|zusammengebrochen
    alles ..2 sinnlos|egal|leer|schwarz|hoffnungslos|zu|dunkel
    fuhle|spure|bin|innen|innerlich ..4 leer|nichts|tot|taub|kaputt|wertlos|abgestorben
    nicht|nimmer|kaum ..4 bett|aufstehen|aufgestanden|aufhoren ..4 gekommen|raus|weinen|komme|heulen|konnen|seit|kann
    geweint|geheult|weine|heule|weinen|heulen ..6 stunden|nacht|aufhoren|bad|jeden|stundenlang|schlaf|klo|dusche|nur|boden
    ruckfall|psychiatrie|geschlossene|eingewiesen|klinik
    kann|pack|schaff* ..3 nicht|nimmer mehr
  `,
  tender: `
    scheidung|trennung|getrennt|gericht|anwalt|sorgerecht|krankenhaus|operation|arzt|befund|diagnose|einsam|allein|geweint|weinen|heulen|traurig|angst|panik|schulden|kundigung|gekundigt|arbeitslos|therapie|therapeut*|entzug|trocken|mobbing|gemobbt|polizei|gefangnis|tot|tod|gestorben|schuld|schame
  `,
}
