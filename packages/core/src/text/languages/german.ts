import type { TextLanguage } from './text-language.ts'

export const GERMAN: TextLanguage = {
  functionWords: `
    ich und nicht der die das ist ein eine einen einem einer eines es mit auf für auch sich aber wir noch wie den dem des zu
    von bin wenn mir mich dass im am in an war hat habe hab er sie ihr ihm ihn ihre so nur da als bei nach aus um mein meine
    meinen meiner meinem uns unser unsere kein keine keinen schon heute gestern sind haben hatte wird werden kann vor über
    durch zum zur vom beim ins oder was man doch dann mal weil sehr wieder immer mehr hier nichts alles jetzt wo du dir dich
    ganz gar bis ohne gegen unter zwischen diese dieser dieses denn also ja nein
  `,
  stopWords: `
    abend abends alle allem allen aller allerdings allein ander andere anderem anderen anderer anderes anfang anders anfangs
    art bald beide beiden beides beinahe bereits besonders besser beste besten bestimmt bisher bisschen bloß dabei dadurch
    dafür dagegen daher dahin damals damit danach daneben daran darauf daraus darf darin darüber darum darunter davon davor
    dazu dein deine demnächst denen deren derselbe derselben deshalb dessen deswegen diesem diesen dort dorthin draußen
    drei drinnen drüben ebenfalls ebenso egal eben eher eigentlich einander einfach einige einigen einiges einmal ende endlich
    entweder erst erste ersten erster erstes etwa etwas euch euer eure extra fast fertig früh früher fünf gegenüber gemeinsam
    genau genauso genug gerade gern gerne gestrig gleich gleichzeitig groß große großen großer großes gut gute guten guter
    gutes halb halbe halben halt heutig heutigen hinein hinten hinter hinterher hin her heraus herein hoch ihnen ihrem ihren
    ihrer immerhin innen irgendwann irgendwas irgendwie irgendwo jahr jahre jahren jahrelang je jede jedem jeden jedenfalls
    jeder jedes jemand jener jenem kaum keinem keiner keines klein kleine kleinen kleiner kleines kurz lang lange langem länger
    langsam leicht leider letzte letzten letzter letztes lieber los manch manche manchem manchen manches manchmal meine meines
    meist meiste meisten meistens minute minuten mittag mittags mitten möglich moment monat monate monaten morgen morgens
    mehrere mehreren mindestens nachdem nachher nachmittag nachmittags nacht nachts nächste nächsten nächster nächstes nah
    nämlich natürlich neben neu neue neuen neuer neues neun nie niemand nirgends nochmal nun nur ob oben obwohl oft ohnehin
    paar plötzlich quasi raus rein richtig rund sache sachen schließlich schnell schön schöne schönen schöner schönes sechs
    sechzehn seit seitdem sein seine seinem seinen seiner seines selber selbst selten sicher sieben sobald sofort sogar
    solange solch solche solchen solches sonst soweit sowieso später spät statt still stück stunde stunden stundenlang tag
    tage tagen täglich tags teil total trotz trotzdem überall überhaupt übrig übrigens uhr und ungefähr unten unterwegs unserem
    unseren unserer unseres viel viele vielen vieler vieles vielleicht vier voll völlig vorbei vorgestern vorher vorhin vorn
    vorne während wann warum weder wegen weg weil weit weiter weitere wenig wenige wenigen weniger wenigstens wer wem wen
    wessen weshalb wieso wirklich woche wochen wochenende wochenlang woher wohin wohl worden worüber zehn zeit zeiten zeitlang
    ziemlich zu zudem zuerst zufällig zuletzt zunächst zurück zusammen zwanzig zwar zwei zweite zweiten zwölf elf acht dreißig
    mal mals montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august
    september oktober november dezember ding dinge weise grund ort stelle seite mensch menschen leute frau mann welt leben
    gedanke gedanken gefühl idee frage fragen sinn fall ganze ganzen ganzer ganzes hälfte mitte anderes bzw usw etc
    gemacht gesagt gesehen gegangen
    gekommen gewesen geworden gehabt gefunden gegeben genommen geschrieben gelesen gekocht gekauft gehört gefahren gelaufen
    gesprochen getroffen gebracht geblieben gedacht gewusst gespielt gearbeitet gelernt gelacht gesungen gesucht gestellt
    gelegt gesetzt gesessen gestanden gelegen gebaut gegessen getrunken geschlafen gebacken gepflanzt bekommen bekam angefangen
    angerufen mitgebracht aufgeräumt eingekauft versucht versuche versucht versuchte probiert geübt gemalt repariert
    alt alte alten alter altes haus hause zuhause
  `,
  verbs: `
    bin bist ist sind seid war warst waren wart wäre wären sei habe hab hast hat haben habt hatte hattest hatten hätte hätten
    werde wirst wird werden wurde wurden würde würden kann kannst können konnte konnten könnte könnten muss musst müssen
    musste mussten müsste will willst wollen wollte wollten soll sollst sollen sollte sollten darf darfst dürfen durfte durften
    mag magst mögen möchte möchten mochte mochten gehe geht gehen ging gingen komme kommt kommen kam kamen mache macht machen
    machte machten sage sagt sagen sagte sagten sehe sieht sehen sah sahen weiß wissen wusste wussten finde findet finden fand
    fanden nehme nimmt nehmen nahm nahmen gebe gibt geben gab gaben stehe steht stehen stand standen liege liegt liegen lag
    lagen sitze sitzt sitzen saß saßen bleibe bleibt bleiben blieb blieben denke denkt denken dachte dachten glaube glaubt
    glauben glaubte brauche braucht brauchen brauchte brauchten bringe bringt bringen brachte brachten halte hält halten hielt
    hielten heiße heißt heißen hieß hießen höre hört hören hörte hörten lese liest lesen las lasen schreibe schreibt schreiben
    schrieb schrieben spreche spricht sprechen sprach sprachen laufe läuft laufen lief liefen fahre fährt fahren fuhr fuhren
    trage trägt tragen trug trugen treffe trifft treffen traf trafen ziehe zieht ziehen zog zogen spiele spielt spielen spielte
    spielten arbeite arbeitet arbeiten arbeitete kaufe kauft kaufen kaufte kauften koche kocht kochen kochte kochten backe backt
    backen backte lerne lernt lernen lernte lernten zeige zeigt zeigen zeigte zeigten rieche riecht riechen roch rochen klinge
    klingt klingen klang klangen fühle fühlt fühlen fühlte fühlten freue freut freuen freute freuten lache lacht lachen lachte
    lachten singe singt singen sang sangen warte wartet warten wartete warteten wohne wohnt wohnen wohnte wohnten baue baut
    bauen baute bauten pflanze pflanzt pflanzte pflanzten wachse wächst wachsen wuchs wuchsen scheint scheinen schien schienen
    regnet regnete schneit schneite blüht blühen blühte blühten passt passen passte passten gefällt gefallen gefiel gefielen
    hilft helfen half halfen erzähle erzählt erzählen erzählte erzählten frage fragt fragen fragte fragten rufe ruft rufen rief
    riefen suche sucht suchen suchte suchten stelle stellt stellen stellte stellten lege legt legen legte legten setze setzt
    setzen setzte setzten öffne öffnet öffnen öffnete beginnt beginnen begann begannen fängt fing fingen läuft dauert dauerte
    kostet kostete schmeckt schmeckte schmeckten riecht reicht reichte sortiere sortiert sortierte repariere repariert
    reparierte probiere probiert probierte probierten merke merkt merkte merkten bemerkte vergesse vergisst vergaß verstehe
    versteht verstand liebe liebt liebte mögen übe übt übte übten male malt malte malten nähe näht nähte stricke strickt
    strickte wandere wandert wanderte wanderten schwimme schwimmt schwamm schwammen gieße gießt goss hänge hängt hing hingen
    lasse lässt lassen ließ ließen tue tut tun tat taten kenne kennt kennen kannte kannten weiss
  `,
}
