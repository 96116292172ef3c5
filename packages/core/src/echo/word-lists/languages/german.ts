import type { QuotingLanguage } from './quoting-language.ts'

export const GERMAN: QuotingLanguage = {
  blocked: {
    death: `
      tod *tod tode* tot tote* töt* sterb* stirb* starb* gestorben* verstorben* grab gräber *grab friedhof* sarg särge beerdig* begrab*
      beisetz* bestatt* urne* asche trauer* witwe* mord* selbstmord* suizid* leiche* geist gespenst* himmel engel jenseits
      nachruf* andacht erlös* lebendig existier* überleb* überleb* vermächtnis* nachlass* hospiz* bringt_mich bringe_mich bring_mich bringen_mich todes* lebensmüd*
    `,
    harm: `
      schmerz* weh wehtu* wehgetan verletz* selbstverletz* brenn* brannt* verbrann* verbrüh* blut* narbe* wunde* wund wunden wundge* fleck* flecken veilchen
      prell* gequetscht schlag* schläg* schlug* geschlag* *schläge ohrfeig* tritt* getreten trat trete* würg* gewürgt stoß* stieß*
      schubs* geschubst prügel* verprügel* hau hauen gehauen kratz* aufgekratzt ritz* verband verbände pflaster* waffe* gewehr*
      pistole* pille* tablette* dosis überdosis ertrink* ertrank ertrunken vergewalt* missbrauch* angefasst bedroh* droh*
      schrei* schrie* geschrien brüll* gebrüllt betrunken besoffen ausgerastet stich stach stechen gift* hinken humpel*
      ohnmacht* schwindel* stürz* sturz abgestürzt gewalt* quäl* folter* beiß* gebissen zitter* gezittert
    `,
    means: `
      schneid* schnitt* geschnitten messer* klinge* rasier* schere* nadel* seil* strick* schlinge* kante* brücke* dach dächer
      *dach balkon* klippe* spring* sprang* gesprungen fall* fiel* gefallen fällt fluss flüsse see wasser gleis* bahnsteig* zug züge
      zügen bahn berühr* zwing* zwang* schloss schlösser abgeschloss* eingeschloss* einsperr* eingesperrt aufgesperrt polizei*
      feuerzeug* eisen gürtel* häng* hing* gehängt gehangen balken* speicher keller* sonnenbrille* schmink* geschmink* regel* erlaub*
      darf durfte dürfen verbot* verbiet* passwort* passwört* handy* telefon* schlüssel* quittung* kilometer kontroll* *kontrolle
      packung* schachtel* vorrat vorräte gesammelt gezählt zähle zählt streichholz* autobahn* gegenverkehr lenkrad* fenster* stufe*
      tür türen treppe* hochhaus* turm
    `,
    leaving: `
      abschied* verabschied* leb_wohl verschwind* verschwand* verschwunden* ende enden endet endlich beend* endgültig* fertig aufhör*
      aufgehör* hörte_auf letzte* letztes zuletzt ewig* weg fort verlass* verließ* verlaß* gegangen genug vorbei entschied* entschloss*
      entschluss* zukunft* zettel* brief* abschiedsbrief* notiz* testament* vollmacht* packte gepackt packen koffer* tasche*
      schublade* umschlag umschläge geordnet geregelt sortier* vorbereitet aufgeräumt verschenk* weggegeben hergegeben hineintu* hineintat abgegeben
      danach nachher morgen nie_wieder nimmer nicht_mehr kündig* gekündigt pass vereinbart bereit loslass* losgelass* hinterlass*
      verteilt beschriftet unterlagen ordner versicherung* aufgelöst auflösen schluss erledig* ablauf frist überschrieben
    `,
    lacking: `
      ohne vermiss* fehlt fehlen fehlte fehlten verlor* verlier* verlust* leer* allein* einsam* niemand keiner keinem nichts
      nirgends unsichtbar* fremd* weit_weg getrennt verlass* unerreichbar* übrig* schwerelos taub* betäub* stumm* schatten
    `,
    body: `
      körper* gewicht* gewogen wieg* wog waage* kilo* gramm dick dicke* dünn* mager* schlank* kalorie* ess* iss* isst aß aßen gegess*
      essen mahlzeit* abendessen* mittagessen* frühstück* teller* portion* diät* fasten gefastet hunger* hungrig* satt 
      übel* übergeb* erbroch* erbrech* kotz* gekotzt magen* bauch* kehle* hals* haut* handgelenk* arm arme armen unterarm* bein beine
      beinen schenkel* oberschenkel* ärmel* kapuze* knochen* rippe* spiegel* nackt* wasch* gewaschen dusch* geduscht bad badewanne
      badezimmer* toilette* klo nase* gesicht* zahn* zähne* hässlich* aussehen periode* schwanger* gebärmutter* baby* babys atem* atm*
      geatmet schlaf* *schlafen einschlaf* geschlafen schlief* wach wachte* aufgewacht aufwach* müd* todmüd* erschöpf* jeans größe bett* decke*
      kissen finger* kopf* stirn rücken* knie* herzschlag* puls* wange* lippe* augen auge träne* abgenommen zugenommen laken kleid*
      hose hosen rock lunge* niere* leber appetit* süßigkeit* mund lippen hand hände händen schulter*
    `,
    illness: `
      krank* *krank *krankheit krebs* *krebs chemo* tumor* klinik* *klinik spital* operation* operier* arzt* ärzt* *arzt *ärztin doktor*
      pfleger* pflege* diagnos* befund* untersuch* röntgen* therap* *therapie psych* medikament* tropfen süchtig* sucht*
      rückfall* entzug* trink* trank* getrunken bier* wein weine wodka* schnaps* flasche* rausch* alkohol* kneipe* panik* depress*
      knoten demenz* alzheimer* fehlgeburt* termin* ergebnis* symptom* notfall* notruf* krise* rettungs* sanitäter* unfall*
      *unfall zusammenbr* infarkt* *infarkt fieber* spritze* impf* station* reha* rollstuhl* behindert* heim sozialdienst* betreuer*
      rauch* geraucht zigarette* kippe* joint* kiffen drogen* nüchtern* trocken* insulin* infusion* blutwert* verwirrt*
    `,
    shame: `
      scham* schäm* geschämt schuld* verzeih* entschuld* verdien* ekel* ekl* hass* hasst* wertlos* nutzlos* dumm* blöd* versag* scheiter*
      gescheitert kaputt* zerbroch* zerbrech* last belast* belastung* problem* geheim* heimlich* versteck* verborgen* verberg* lüg* lüge*
      log gelogen tu_so vorgetäuscht stehl* stahl* gestohlen angst* ängst* fürcht* gefürchtet furcht* schreck* erschreck* sorge* sorgt
      wein* weint* geweint heul* geheult hoffnungslos* verzweifl* verzweifelt* sinnlos* erleichter* ruhig* ruhe still* leise leicht*
      frieden* friedlich* gelassen* vorsicht* fremde* falsch* ärger* straf* bestraf* peinlich* erklär* ausrede* lügen unheimlich*
      bereu* gewissen* schwach* schwäche* egal verrat* versprech* versprochen
    `,
    law: `
      scheidung* geschieden* scheiden trennung* getrennt* trenn* sorgerecht* jugendamt* gericht* anwalt* anwält* schulden* mahnung*
      gerichtsvollz* räumung* pleite insolvenz* entlass* gekündigt* kündigung* arbeitslos* jobcenter* arbeitsamt* verhaft* gefängnis*
      knast* affäre* betrog* betrüg* fremdgeh* schlussgemacht schluss_gemacht erbe erben geerbt polizist* anzeige* unterhalt* amt
    `,
    quarrel: `
      streit* stritt* gestritten zank* zoff* krach unhöflich* gemein gemeine* beleidig* beschimpf* angeschnauzt schimpf* mobb* gemobbt
      hänsel* verspott* ausgelacht demütig* gedemütigt enttäusch* wut* wütend* zornig* zorn* genervt* nerv* scheiß* verdammt* arsch*
      fick* mist sauer beschwer* motz* gemotzt böse* vorwurf* vorwürf* vorgeworfen
    `,
  },
  dark: `
    traurig* trüb* düster* dunkel* dunkle* grau graue* schwer* schlimm* schlecht* furchtbar* schrecklich* grausam* elend*
    übel* unglück* hoffnung* verlassen* bitter* qual* leid* sinnlos* müh* stress* überforder* unruh* nervös* albtraum* alptraum*
    gefahr gefährlich* krieg* bombe* opfer* katastroph* zerstör* hart* kämpf* kampf* aufgegeben aufgeben gefangen* käfig* abgrund* 
    sinken sank gesunken untergeh* ausweg* druck drang zwang* leb lebe lebt leben weiterleb* langweil* eintönig* 
    schaff* aushalt* halte_aus ertrag* ertrug* wunsch* wünsch* wunsch* bet beten gebetet gott herrgott* hölle* teufel* sünde* grauen* tief* absicht*
    hilf* hilfe half geholfen rett* gerettet plan geplant plane vergess* vergiss* erinner* früher damals verändert zerriss* gerissen
    kaum nie niemals warten wartet satt wozu warum weshalb sinn wofür einzige* rest schwarz* maschine* roboter* mauer* glas scherbe*
    hülle* stein steine steinen gewohnt abgestumpft mechanisch* pflicht* fassade* maske*
  `,
  feelings: `
    fühl* gefühl* spür* gespürt lieb* geliebt herz* seele* hoff* sehn* wunsch* glaub* vertrau* stolz froh* freu* gefreut glücklich* dankbar*
    träum* traum* geträumt vermut* sehnsucht* gerührt rühr* nah nähe
  `,
  bright: `
    sonne* sonnig* sonnen* garten* gärten blume* blüh* blüten* tulpe* rose rosen sonnenblume* kräuter* basilikum* tomate* bohne* erbse* beet beete
    gemüse* obst* apfel* äpfel birne* pflaume* kirsche* erdbeer* himbeer* marmelade* kuchen* torte* backen gebacken backte teig* brot* brötchen*
    suppe* kartoffel* kürbis* markt* bäcker* musik* lied* gesungen sing* sang* chor* klavier* gitarre* geige* konzert* tanz* getanzt
    gelacht lach* lustig* witzig* komisch* fröhlich* froh* freu* gefreut glücklich* schön* wunderschön* herrlich* prima großartig* toll*
    lecker* gemütlich* warm* frisch* bunt* hell* duft* geduftet frühling* sommer* herbst* schnee* regenbogen* wald* wälder wiese* berg berge
    bergen wander* spazier* spaziergang* fahrrad* rad radtour* picknick* strand* meer* küste* segel* boot* ruder* schwimm* geschwommen
    vogel* vögel* amsel* meise* spatz* spatzen igel* eichhörnchen* biene* schmetterling* pferd* buch bücher*
    roman* bibliothek* vorgelesen gemalt malt* bild bilder gezeichnet zeichn* gestrickt strick* genäht näh* nähmaschine*
    gebastelt bast* gebaut holz* regal* werkstatt* hobel* töpfer* lackier* gestrichen streich* farbe* farben repariert* reparier* spiel* gespielt*
    karten kartenspiel* schach* fußball* puzzle* fest* geburtstag* geschenk* besuch* kaffee* tee kakao* kekse* plätzchen* eis freund* freundin*
    nachbar* gefeiert stolz liebling* lieblings* glänz* geglänzt leucht* geleuchtet stern sterne sternen mond* kerze* laterne* postkarte*
    gelungen gelernt dankbar* *marmelade *garten *blumen baum bäume* kastanie* linde* pilz* pilze* laub* tandem* zelt*
  `,
  firstPerson: `ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unserem unseren unserer`,
  negations: `nicht nichts nie niemals kein keine keinen keinem keiner keines niemand nirgends weder ohne kaum nimmer nich nix`,
  openers: `
    er sie es das dies dieser diese dieses diesen diesem denn und aber oder doch weil also so dann danach trotzdem deshalb darum
    deswegen dadurch dabei dafür dagegen damit daran darauf darin darüber davon dazu außerdem sonst jedoch sondern dass ob wobei wo
    welche welcher welches beide auch ihn ihm ihr ihre ihnen sein seine seinen seinem dort da jener jene hinterher später
    nachher
  `,
  pronouns: `er ihn ihm ihnen dieser dieses diese diesen diesem jener jene dort dorthin derselbe dieselbe sie ihr ihre ihren ihrem seine seinen seinem sein`,
  people: `
    mama mutter mutti papa vater vati eltern sohn tochter kind kinder kindern bruder schwester geschwister oma opa großmutter großvater
    enkel enkelin tante onkel cousin cousine neffe nichte mann ehemann frau ehefrau partner partnerin freund freundin freunde freunden
    freundinnen kollege kollegin kollegen chef chefin nachbar nachbarin nachbarn leute lehrer lehrerin schüler schülerin trainer familie
    schwiegermutter schwiegervater schwägerin schwager mädchen junge jungen jungs herr dame besuch gast gäste baby kumpel verkäuferin
    bäckerin postbote hausmeister
  `,
  everyday: `
    haus hauses wohnung zimmer küche straße stadt dorf auto bus arbeit büro schule sonne regen wetter wind himmel luft licht farbe farben wasser
    kaffee tee kuchen brot suppe salat frühstück tisch stuhl fenster tür buch bücher film musik lied garten balkon markt laden park
    weg runde stunde geburtstag urlaub ferien sommer winter herbst frühling wochenende feiertag nachmittag vormittag foto fotos bild bilder
    geld brief telefon handy computer spiel spiele hund katze spaziergang freude spaß pause gruppe treffen essen baum bäume blumen
    nachricht nachrichten gespräch plan anruf liste platz boden wand ecke anfang stimme name geschichte tasse
  `,
  beforeNoun: `
    der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem sein seine seinen ihr ihre
    ihren im am vom zum zur beim ins ans aufs mit von aus bei nach auf in an unter über hinter vor neben für ohne durch um zwei drei vier fünf sechs
    diesen diesem diese dieser dieses jeder jede jeden jedes
  `,
}
