import type { QuotingLanguage } from './quoting-language.ts'

export const ITALIAN: QuotingLanguage = {
  blocked: {
    death: `
      mort* mor* muor* muoi* defunt* decedut* decess* tomba* tombe cimiter* sepolt* seppell* sepoltura* bare funeral* esequie cener* cremaz* cremat* lutto* vedov* uccid* uccis*
      ammazz* assassin* suicid* schiatt* crep* cadaver* fantasma* cielo angel* aldilà esist* sopravviv* sopravvis* vivere vivo vita messa* necrolog* eutanas* eredit* obitor* immort* lapide*
    `,
    harm: `
      dolor* male fa_male ferit* ferire ferisc* bruci* scott* sangu* sangue cicatric* livid* livido ematom* botta botte colp* picchi* schiaff* pugn* pugno calci* calcio strangol* soffoc* spint* sping*
      spinto graffi* cerott* benda* fasciat* arma armi pistola* fucile* pastigli* pillol* compress* dose dosi overdose* anneg* stupr* violent* violenza* abus* molest* toccat* minacc* urla* urlo grid*
      ubriac* ago aghi velen* zoppic* sven* vertigin* tortur* mors* mord* mutil* automutil* autolesion* trem* maltratt* sparo spar* schiacci* menat* mena strattona* ceffon*
    `,
    means: `
      tagli* coltell* lama lame lametta* rasoi* cutter forbic* corda* corde cappio* nodo bordo ponte ponti tetto tetti terrazz* balcon* scoglier* salt* butt* buttar* cad* cadut* fiume* acqua acque lago pozzo
      binari* binario treno treni metro camion tocc* obblig* costrett* costring* chius* chiudev* rinchiu* lucchett* serratur* polizi* carabinier* accendin* ferro cintura* impicc* appes* append* occhiali_da
      trucco trucc* regol* permess* proib* vieta* viet* password* cellular* telefon* telefonin* chiave* chiavi scontrin* chilometr* controll* scatol* flacon* blister scorta* contat* conto conta* finestr* 
       scale palazzo* volante* autostrad* gas forno* medicin* trave* soffitt* cantin*
    `,
    leaving: `
      addio* arrivederci sparir* sparit* sparisc* scomp* andarmene andarsene andata_via andato_via fine finir* finit* finisc* termin* ultim* sempre mai smett* smess* lasci* fuggi* scapp* abbastanza decis* decid*
      futuro bigliett* letter* testament* valigi* borsone* cassett* busta* ordin* sistem* prepar* pronto pronta regal* regalat* donat* dopo domani mai_più non_più dimission* passaport* istruzion* lasciar*
      document* distribu* abbandon* rinunc* svuot* arrend* molla* mollat* do diedi dato dava spostat* esserci via
    `,
    lacking: `
      senza manc* perd* perso persa persi perdit* vuot* sola solo soli solitud* solitar* nessun* nulla niente assen* invisibil* lontan* distant* irreal* abbandon* mut* ombra* ombre anestet* spent* spegn*
      spens*
    `,
    body: `
      corpo peso pesat* pesar* pesa bilanci* chil* grammi grass* magr* calori* mangi* cibo pasto pasti cena* cenat* pranz* colazion* piatto piatti porzion* dieta* digiun* fame affamat* sazi* vomit* nausea* stomac*
      pancia* gola collo pelle pols* bracci* braccio gamba gambe cosc* manica* maniche felpa* ossa osso costol* specchi* nud* lavo lava lavare lavat* lavars* docci* bagn* gabinett* cesso naso faccia* viso volto dent* brutt* ciclo incint*
      gravid* utero neonat* respir* fiato* dorm* sonn* svegli* stanc* sfinit* esaust* taglia* letto letti lenzuol* coperta* cuscin* dito dita mano mani testa fronte schiena* ginocch* cuore battit*
      labbr* bocca* occhi* lacrim* dimagr* ingrass* pantalon* vestit* polmon* reni fegat* appetit* petto
    `,
    illness: `
      malat* ammal* cancro* tumor* chemio* ospedal* clinic* operaz* operat* operar* chirurg* medic* dottor* infermier* diagnos* biops* radiograf* risonanza* terap* psic* farmac* drog* dipenden* ricadut* ricadd*
      disintoss* bev* bere bevut* birra* birre vino vini vodka whisky rum bottigli* alcol* alcool* sbronz* panico* depress* ansia* ansios* nodul* demenz* alzheimer* abort* appuntament* risultat* esito esiti
      sintom* urgenz* emergenz* cris* ambulanz* incident* infart* febbr* puntur* vaccin* rianimaz* casa_di rsa sedia_a disabil* cur* fum* sigarett* canne sobri* insulin* flebo* analis* dentist* reparto*
    `,
    shame: `
      vergogn* colp* colpa* perdon* scus* merit* schif* odi* inutil* stupid* scem* idiot* falli* fallit* rott* romp* spezz* peso* carico problem* segret* nascond* nascost* menti* mento bugi* fing* finta finto rub*
      paur* temo temere timor* temev* spavent* terror* terrorizz* preoccup* piang* pianto pians* singhiozz* intorpid* disper* solliev* calm* tranquill* pace silenzi* zitt* tacer* tacev* attent* sconosciut* sbagli* torto puni* spieg*
      pent* rimors* rimpian* debol* vigliacc* tradi* promess* promett* facil* legger* umili* imbarazz*
    `,
    law: `
      divorz* separ* affid* tribunal* giudic* processo avvocat* sfratt* debit* pignor* licenzi* disoccupa* cassa_integrazione arrest* carcer* prigion* galera* amante* infedel* tradiment* rottura* eredit* notai*
      denunc* aliment* multa* questura*
    `,
    quarrel: `
      lit* litig* litigat* discuss* discut* rissa* baruff* maleduc* insult* pres*_in_giro deris* bullis* sgrid* arrabbi* furios* furia* rabbia* nervos* delus* merd* cazz* stronz* vaffan* puttan* troia*
      coglion* rimprover* cattiv* gelos* incazz* bestemm*
    `,
  },
  dark: `
    trist* buio* buia nero nera neri grigi* pesant* peggi* orribil* terribil* orrend* atroc* crudel* miser* disgrazi* speranz* amar* soffr* stress* incub* pericol* guerr* bomb* vittim* catastrof*
    distrutt* distrugg* duro dura lott* trappol* intrappol* gabbi* abiss* nebbia* affond* pressione* noia* annoi* sopport* regg* vorrei vorrebbe volevo desider* dio preg* inferno* diavol* peccat* profond*
    aiut* salv* piani pianific* dimentic* ricord* prima cambiat* strapp* appena aspett* attes* senso perché_mai unic* resto restat* routine robot* muro muri vetro* pietra* pietre abitudin* obbligo*
    mascher* ormai fatic*
  `,
  feelings: `
    sent* amor* amo ama cuor* anim* sper* cred* fiduc* orgogli* felic* gioi* grat* sogn* commoss* commuov* emozion* affett* vicin* tenerezz*
  `,
  bright: `
    sole soleggiat* giardin* fior* fiorit* rosa rose girasol* basilico* pomodor* fagiol* pisell* orto orti frutta mela mele pera pere prugn* cilieg* fragol* lampon* marmellat* torta torte impast* pane panetter*
    focacci* biscott* zuppa* minestr* patat* zucca zucche mercato* mercatin* musica* canzon* cant* coro pianofort* chitarr* violin* concert* ball* balla* riso risat* risero risat* rider* ridev* ridend* divert* buff* allegr* content* felic* bell*
    bellissim* splendid* meravig* stupend* buonissim* delizios* accoglient* caldo calda caldi calde tiepid* fresc* color* brill* profum* primaver* estat* estiv* autunn* neve nevic* arcobalen* bosc* prato prati montagn* collin* cammin*
    passeggi* bici biciclett* picnic spiaggi* mare vela barca barche rem* nuot* uccell* passer* merlo merli riccio scoiattol* api ape farfall* cavall* libr* romanz* bibliotec* dipin*
    disegn* pittur* ricam* cuc* legno* mensol* scaffal* laborator* argilla* ceramic* vernic* aggiust* ripar* gioc* scacchi pallone puzzle festa* feste compleann* visit* caffè* cioccolat* gelat*
    amic* fier* preferit* stell* luna* candel* lantern* cartolin* riuscit* imparat* alber* castagn* fung* fogli* tandem limon* aranc* nipot* polenta* gnocch* ravioli lasagn* tortell*
  `,
  firstPerson: `io me mi mio mia miei mie noi ci nostro nostra nostri nostre sono ho sto vado ero avevo`,
  negations: `non né neanche nemmeno neppure mai niente nulla nessuno nessuna nn nessun senza`,
  openers: `
    lui lei loro egli ella essi esse ciò ma e ed o perché poiché quindi dunque però così poi dopo anche inoltre tuttavia altrimenti che chi cui quale suo sua suoi sue
    lì là era erano fu è stava aveva ha disse venne arrivò sembrava sembra tornò voleva dice uscì altri altre entrambi invece
  `,
  pronouns: `lui lei loro egli ella essi esse ciò lì là gli suo sua suoi sue quello quella quelli quelle`,
  people: `
    mamma madre papà babbo padre genitori figlio figlia figli figlie bambino bambina bambini bambine fratello sorella fratelli sorelle nonna nonno nonni nipote nipoti zio zia cugino cugina marito moglie
    compagno compagna fidanzato fidanzata amico amica amici amiche collega colleghi colleghe capo vicino vicina vicini gente insegnante maestra maestro professoressa professore alunno alunni famiglia suocera
    suocero cognata cognato signore signora ospite ospiti postino portiera fornaio ragazzo ragazza ragazzi
  `,
  everyday: `
    casa camera cucina strada città paese macchina autobus lavoro ufficio scuola sole pioggia tempo vento cielo aria luce colore colori acqua caffè pane zuppa tavolo sedia finestra porta libro libri film musica
    canzone giardino mercato negozio parco giro ora compleanno vacanze estate inverno autunno primavera pomeriggio foto soldi lettera telefono gioco giochi cane gatto passeggiata gioia risata gruppo riunione albero
    alberi fiore fiori messaggio progetto lista posto muro pavimento angolo voce nome storia tazza settimana domenica sabato
  `,
  beforeNoun: `
    il lo la i gli le l' un uno una un' mio mia miei mie tuo tua suo sua nostro nostra questo questa questi queste quel quello quella quei del dello della dei degli delle dell' al alla ai alle nel nella nei
    sul sulla di d' in con per da dal dalla primo prima altro altra ogni due tre quattro cinque sei
  `,
}
