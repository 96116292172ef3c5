import type { Language } from './language.ts'

export const ITALIAN: Language = {
  functionWords: `
    il lo la i gli le un una di che e in per con non mi si ho sono da del della dei al alla nel nella sul ma piu anche come
    se mio mia miei mie tutto oggi ieri quando perche ha hai e' c'e era sto sta io lui lei ci ne dopo ancora mai niente senza
    l' un' d' c' dell' all' nell' x nn cmq xke xche
  `,
  isInThesaurus: false,
  slang: `
    cn=con cm=come sn=sono nn=non ke=che kiudo=chiudo kiave=chiave kiamato=chiamato skiaffi=schiaffi finke=finche esce=riesce
    perke=perche qst=questo qsta=questa xo=pero nnt=niente nsn=nessuno nnnt=niente xke=perche xche=perche xk=perche cmq=comunque x=per k=che ke=che tt=tutto qnd=quando dv=dove sn=sono qlc=qualcosa
    ammazzarm=ammazzarmi uccidrmi=uccidermi
  `,
  concepts: {
    i: 'io',
    me: 'mi me mio mia miei mie',
    he: 'lui suo',
    she: 'lei sua',
    they: 'tutti nessuno qualcuno loro gente altri',
    not: 'non niente nulla mai senza nessun nemmeno',
    want: 'voglio volevo vorrei desidero spero speravo prego preferirei voglia magari bisogno',
    plan: 'piano pianificato programmato deciso decisione data cercato googlato calcolato contato',
    think: 'penso pensare pensato pensavo pensiero pensieri immagino idea',
    die: 'morire muoio morto morta muore morti morte morirei bara cimitero tomba deceduto deceduta',
    kill: 'uccidere uccidermi ammazzare ammazzarmi suicidio suicidarmi suicida impiccarmi spararmi togliermi farla_finita',
    exist: 'vivere vita vivo viva esistere svegliarmi respirare continuare',
    gone: 'sparire scomparire sparissi sparisco svanire andarmene',
    end: 'finire finirla fine smettere farla_finita arrendermi',
    burden: 'peso inutile fardello zavorra intralcio',
    means: 'pillole pastiglie compresse pasticche sonniferi corda pistola veleno insulina overdose gocce farmaci',
    place: 'ponte binari treno metro balcone scogliera fiume tetto finestra camion mare strada',
    fall: 'buttarmi saltare gettarmi salto cadere volante annegare lanciarmi',
    harmverb:
      'tagliare tagliarmi tagliata tagliato taglio tagli bruciare bruciarmi bruciata sanguinare graffiare graffiarmi farmi_male colpirmi mordermi',
    blade: 'lametta lamette lama rasoio taglierino coltello forbici accendino sigaretta temperino',
    body: 'braccio braccia polso polsi coscia cosce gamba gambe pelle faccia collo mano costole occhio labbro capelli pancia',
    wound: 'cicatrice cicatrici sangue ferita ferite cerotto cerotti benda segni',
    bruise: 'livido lividi occhio_nero fondotinta correttore occhiali_da_sole trucco',
    cover: 'manica maniche felpa nascondere nascondo nascosto coprire mento mentito bugia scusa',
    hitverb:
      'picchia picchiato picchiata picchiava schiaffo schiaffi pugno pugni calcio calci spinge spinto spinta strangolato strozzato afferrato sputato mena menato botte sberla strattonato',
    rape: 'stuprata stupro violentata violenza abusato abusi molestata toccava costringe costretta palpeggiata',
    control:
      'lascia permesso controlla telefono cellulare chiavi chiusa chiuso soldi messaggi spia vieta password posizione stipendio',
    threat: 'minaccia minacciata urla urlava grida furioso ubriaco insulta rompe',
    fear: 'paura tremo tremare silenzio terrorizzata punta_di_piedi panico',
    partner: 'marito moglie compagno fidanzato fidanzata ragazzo ex patrigno matrigna zio capo allenatore prete',
    escape: 'borsa valigia scappare fuggire rifugio antiviolenza denuncia carabinieri polizia',
    kin: 'mamma madre papa babbo padre nonna nonno fratello sorella figlio figlia bimbo bambino zia zio cugino amica amico marito moglie',
    gaveaway:
      'regalato dato testamento assicurazione password documenti lettera lettere biglietto addio ordinato disdetto cancellato etichette',
    pet: 'cane gatto gatta coniglio cavallo criceto',
    last: 'ultimo ultima ultimi addio mai_piu salutare',
    future: 'domani natale compleanno estate futuro calendario vacanze',
    calm: 'calma calmo pace sollievo leggera serena',
    miss: 'manca perso persa lutto funerale ceneri vedova aborto battito',
    eat: 'mangiare mangiato mangio cena pranzo fame calorie piatto pane',
    purge: 'vomitare vomitato vomito abbuffata lassativi anoressia bulimia dita digiuno',
    weigh: 'bilancia peso chili grassa grasso magra dimagrire specchio ossa',
    despair:
      'speranza disperata disperato disperazione vuoto vuota depressa depressione ansia piangere piango pianto odio schifo',
    bed: 'letto coperte doccia pavimento alzarmi',
    ill: 'cancro tumore chemio metastasi terminale palliative rianimazione diagnosi psichiatria ricaduta',
    urge: 'ricaduta impulso di_nuovo pulita giorni punirmi merito',
    fiction: 'romanzo libro film serie puntata stagione teatro canzone giallo',
    game: 'gioco livello partita giocare scacchi',
    sport: 'gol calcio squadra allenamento palestra corsa',
    cook: 'cipolla cipolle ricetta forno torta sugo cucina',
    tech: 'cellulare batteria computer macchina wifi',
    work: 'lavoro ufficio riunione cliente esame',
    kids: 'asilo scuola bimbi nido',
    lol: 'ahah ahahah haha lol ridere',
    good: 'bene felice contenta bello bella',
    night: 'notte insonnia',
    again: 'ancora sempre ogni di_nuovo ieri_sera',
    alone: 'sola solo nessuno',
  },
  sayings: `
    morto|morta|morti|muoio|morire|morendo|morivo|moriamo di|dal|dalla|dalle ..1 ridere|fame|sonno|caldo|freddo|sete|vergogna|voglia|noia|paura|invidia|risate|stanchezza|curiosita|imbarazzo|dolcezza
    da|per morire !di
    morto|morta di|dal ..1 sonno|fame|stanchezza
    stanco|stanca morto|morta
    muoio|morta|morto ahah|ahahah|lol|haha
    batteria|cellulare|telefono|computer|macchina|wifi|portatile|pila|pianta|auto ..3 morto|morta|andato
    ammazzare|ammazzo|ammazza|ammazzato|uccidere|uccido ..0 il|la|le tempo|noia|zanzare|zanzara|caffe|ragno|mosca
    mi|ci ammazza|uccide|ammazzano|ha ..1 quando|se|questo|questa|il|la|di
    mamma|capo|prof|moglie|sorella ..1 mi ammazza|uccide
    mi ammazza|uccide se|quando|perche
    lo|la|li|ti ammazzo|uccido ..2 se|ahah|lol|quando
    ammazzerei|ucciderei per un|una
    ammazza che
    tagliare|tagliato|taglio|taglia|tagliarmi|tagliata ..2 capelli|erba|cipolla|cipolle|pane|frangia|luce|siepe|unghie|torta|verdure|traguardo|corto|prosciutto|formaggio|pomodori|dito|barba|pizza
    mi sono tagliata|tagliato|bruciata|bruciato ..2 capelli|dito|lingua|barba|carta|forno|frangia|mano|moka|cucinando|affettando|sole|pentola|teglia
    saltare|salto|saltato|saltando|saltata ..2 corda|pranzo|piscina|pozzanghere|letto|gioia|trampolino|fila|tuffo|ostacoli|riunione|lezione
    appendere|appeso|appesa|stendere ..2 panni|quadro|giacca|chiodo
    buttarmi|buttata|buttato|butto|buttarsi ..2 divano|letto|acqua|piscina|giu|via|spazzatura|mare
    colpo|colpi di ..1 fortuna|sole|scena|fulmine|telefono|sonno|testa|genio|tosse|frusta|stato
    botta di
    pugno di
    calcio d'|di|in ..1 inizio|rigore|angolo|punizione|tv
    nessuno ..1 morto
    non voglio|vado|voleva morire
    non e' morto|morta|nessuno
    fine settimana|mese|anno|partita|stagione
    finire|finito|finirla|finisco ..1 il|la|lo|di ..1 torta|libro|relazione|pizza|caffe|puntata
    addio al? celibato|nubilato
    fa|fare|fingere|finge|fatto ..1 il|la|finta|di ..1 morto|morta
    funerale|funerali del|al ..1 pesce|pesciolino|criceto
    addormentat* ..2 gamba|piede|braccio
    funerali di stato
    natura|punto|peso|binario|lingua|angolo|acque|mano morto|morta|morte
    sabato|giorno|2 ..2 morti
    vita o|e morte
    alla morte
    vomitato ..2 gatto|cane|bimbo|divano|tappeto
    gatto|cane|bimbo|piccolo ..2 vomitato
    peso|pesi|pesare forma|palestra|farina|sollevamento
    uccidere|assassin* ..1 giallo|commissario|romanzo
  `,
  dampers: `
    romanzo giallo film serie puntata stagione teatro canzone cinema netflix telegiornale tg notizie giornale libro museo storia concerto gioco
    livello minecraft fortnite scacchi gol calcio squadra arbitro campionato palestra cipolla cipolle ricetta forno torta sugo batteria computer wifi
    stampante ahah ahahah haha lol scherzo dentista zanzara zanzare ragno pianta piante pomodori orto lumache formiche podcast personaggio
    cattivo documentario montalbano commissario
  `,
  sure: `
    la ..0 faccio|farei|facessi|facciamo|faro finita
    provato|tentato|riprovo|provo|riprovero ..5 lamette|pillole|gas|impicc*|ammazz*|togliermi|suicid*|trovata|trovato|salvata|salvato|uccid*
    levo|levarmi|tolgo|togliessi|levassi di mezzo
    mi levo|tolgo di|dai mezzo|piedi
    signore|dio|madonna ..2 prendimi|prendermi|fammi|portami ..2
    tetto|ponte|binari|cornicione|davanzale|parapetto|metro|treno ..10 piede|buttarmi|giu|sotto|capisco|barriera|salto|vuoto|scavalc*
    bello|meglio|voglia|vorrei|desiderio ..4 non esserci|esistere|svegliarsi|svegliarmi|esserci
    pugni|schiaffi|botte|testate ..4 testa|faccia|sola|solo|stipite|muro
    prendo|do|tiro|dato ..3 schiaffi|pugni|testate ..2 sola|solo|da|testa|in
    sbattuto|sbatto|sbattevo|battuto ..3 testa|fronte|ginocchio|pugno|mano ..4 muro|stipite|letto|porta|contro
    appoggiato|appoggio|messo|tenuto|tengo ..3 mano|mani|braccio|dita ..4 piastra|stufa|fornello|fiamma|ferro|bollente
    brucio|bruciato|bruciata|ferisco|taglio|graffio|pianto|conficcata|conficco|conficcato|strappo ..8 sigaretta|cocci|compasso|cacciavite|lametta|palmo|braccia|peli|sanguinare|apposta|castigo|penitenza|accendino|forbici
    per|come castigo|penitenza|punizione ..1
    spaccato|spacca|rotto|tirato|lanciato ..3 telefono|piatto|bicchiere|sedia|cellulare ..2 faccia|testa|addosso|contro
    alza|alzato|alzava|alzano le|la mani|mano
    mani addosso
    cinghiate|cinghia|bastonate|frustate|mazzate|legnate ..4
    legava|legato|legata|legavano ..3 sedia|letto|termosifone
    strozzo|strozza|strozzarmi|sparo|sparargli|spararle|accoltello|accoltellarlo|scanno|sgozzo ..3
    se ..2 parli|parlo|vai|vado|lasci|dici ..3 strozzo|ammazzo|uccido|brucio|strozza|ammazza
    chiudono|chiudeva|chiude|chiuso|chiusa ..2 chiave ..3
    doppietta|fucile|pistola|coltello ..8 aspettato|aspetto|borsa|sparar*|dietro|notte|lui|ammazz*|bocca|tempia
    procuro|procurarmela ..3
    addormentarmi ..4 fine|finita|sempre
    non ..1 sopporto|reggo ..1 vivere|esistere
    mi strappo|strappata|strappato|strappare ..2 capelli|unghie|pelle
    mi ..2 brucio|taglio|colpisco|graffio|mordo|bruciata|tagliata ..8 apposta|proposito|sola|solo
    taglietti|righe|segni|tagli ..4 polso|braccio|coscia|nuovi|gamba
    mi ..1 ha|aveva ..1 dato|tirato|mollato|rifilato|messo ..3 schiaffo|schiaffi|ceffone|sberla|sberle|pugno|pugni|calcio|calci|cinghiate|spintone|manrovescio
    preso|presa|prendo|presi ..3 botte|schiaffi|cinghiate|calci|pugni|sberle|mazzate
    chiusa|chiuso|chiude ..2 chiave|casa|camera|bagno|cantina ..2
    minaccia|minacciata|minacciato|minacciava ..3 di|che|se|con
    coltello ..4 mentre|quando dorme|dormiva
    voglio|volevo|vorrei|desidero|preferirei|voglia|magari|penso|pensavo|pensato|pensare|deciso|provato|tentato|sto|spero|prego|modi|modo|piano|bisogno|pensando ..4 morire|morta|morto|uccidermi|ammazzarmi|suicidarmi|sparire|scomparire|impiccarmi|spararmi|tagliarmi|buttarmi|svegliarmi|togliermi|annegarmi|farmi !dal|per|dalla|in|per
    uccidermi|ammazzarmi|suicidarmi|impiccarmi|spararmi|suicidio|suicida|suicidi|autolesion*|suicidarsi|tagliarmi !i|la|le|un
    mi ammazzo|uccido|suicido|impicco|sparo
    farla|facciamola|faro|fare finita
    finirla ..1 con? ..1 tutto|vita|$
    togliermi|tolgo|tolta|togliersi la|di vita|mezzo
    farmi|faccio|fatta|fatto del? male ..1
    non voglio|vorrei|riesco|posso ..3 vivere|esistere|continuare|svegliarmi|esserci ..1
    non ..1 voglio|vorrei ..2 piu ..2 vivere|esistere|svegliarmi|esserci|stare|essere
    non ..1 svegliarmi|mi svegliassi|svegli piu|domani|mai|$
    spero|vorrei|prego|magari ..3 non ..3 svegliarmi|svegliassi|nata|nato
    mai nata|nato|esistita|esistito
    meglio|felici|tranquilli|sollevati|leggeri ..3 senza di? me
    senza di? me ..5 meglio|felici|tranquill*|bene
    meglio morta|morto
    overdose|cappio
    pillole|pastiglie|compresse|pasticche|sonniferi|gocce|xanax|lexotan|farmaci|tachipirina ..8 tutte|contato|contate|conto|nascoste|messe|parte|ingoiare|ingoiato|abbastanza|prese|preso|bastano|prendere|scatola|scorta|bastare|da
    tutte|scatola|flacone|manciata|blister ..3 pillole|pastiglie|compresse|pasticche|sonniferi
    buttarmi|butto|gettarmi|lanciarmi|saltare|buttata|buttato ..4 ponte|binari|treno|metro|balcone|finestra|tetto|camion|sotto|fiume|scogliera|piano|cavalcavia|viadotto !divano|letto
    mi sono tagliata|tagliato|bruciata|bruciato|graffiata|ferita|incisa ..4 braccio|braccia|polso|polsi|coscia|cosce|gambe|pelle|ancora|di|apposta|pancia|lametta|sigaretta|ieri|bagno|stanotte
    taglio|tagliavo|brucio|graffio ..3 braccio|braccia|polso|polsi|coscia|cosce|pelle|gambe
    lametta|lamette|rasoio|taglierino|temperino|lama ..8 braccio|polso|pelle|sangue|tagli*|nascost*|cassetto|coscia|ancora|bagno
    tagli|cicatrici|segni ..6 braccio|braccia|polso|polsi|coscia|cosce|manica|maniche|nascondo|copro
    testa|pugni|pugno|nocche ..2 contro|al|nel ..1 muro|porta|specchio
    mi ..2 picchia|picchiava|picchiato|picchiata|schiaffeggia|spinge|strangola|strozza|violentata|violentava|toccava|tocca|costringe|costringeva|chiude|minaccia|sputa|mena|menava|maltratta|strattona|umilia|afferra|insulta|violenta|picchiano !cuore
    mi ha|aveva|hanno ..1 picchiata|picchiato|schiaffeggiata|spinta|spinto|strangolata|strozzata|violentata|stuprata|toccata|costretta|chiusa|minacciata|sputato|menato|menata|strattonata|afferrata|afferrato|tirato|dato|messo|lanciato|rotto|preso|presa|buttata|sbattuta|sbattuto|molestata ..3 !mano|una|ragione|consiglio|passaggio|che|ieri
    picchia|picchiava|picchiato|mena|menava mia|mio|la|i mamma|madre|fratello|sorella|figli|bambini
    schiaffo|schiaffi|ceffone|sberla|pugno|calci|botte|cinghia|cinghiate|cintura ..5 mi|marito|papa|padre|me|dato|dati|ancora|presi|preso
    stupr*|violentat*|abusi|molestata|abusato|abusava ..1
    vuole|va|detto|dice ..3 uccidermi|ammazzarmi|uccide|ammazza
    voglio|vorrei|potrei|volevo|voglia ..3 ucciderlo|ammazzarlo|ucciderla|accoltellar*|strangolarlo|ammazzarla|ucciderli|fargli
    se ..3 vado|lascio|parlo|denuncio|racconto ..4 ammazza|uccide|uccidera
    paura di|del|che|della|quando ..2 lui|marito|padre|fidanzato|patrigno|casa|torni|rientri|tornare|torna|compagno
    mani|mano ..3 collo|gola
  `,
  hold: `
    non ..1 posso|reggo|sopporto|voglio|riesco|faccio|ce ..3 piu $
    non ce ..1 faccio|la ..1 piu
    non ..2 senso|voglia|ragione|motivo|motivi ..3 vivere|continuare|vita|andare|alzarmi
    voglia|ragioni|motivi|motivo di|per vivere|continuare
    stanca|stanco|stufa|stufo di ..1 vivere|esistere|tutto|vita|esserci|respirare
    sono|essere|sento ..2 un? peso|fardello|zavorra
    un peso per
    nessuno ..5 accorgerebbe|noterebbe|mancherei|accorge|piangerebbe
    se ..2 sparissi|morissi|sparisco|muoio|scomparissi|esistessi|fossi
    quando ..2 saro|non ..1 morta|morto|saro|piu
    lettera|lettere|biglietto ..3 addio|suicidio|dopo
    penso|pensare|pensato|pensieri|pensiero|idea|immagino|sogno ..5 morte|morire|ponte|binari|pillole|treno|morta|saltare|buttarmi|brutti
    quanto|come|quante|quanti ..5 pillole|morire|caduta|altezza|ci|pastiglie ..2 morire|vuole|mette
    addormentarmi|dormire ..5 svegliarmi|sempre|mai
    sangue|sanguinare|dolore|taglio ..6 sollievo|calma|meglio|sento|vero|pace|respiro
    livido|lividi|occhio|segni ..8 lui|fondotinta|trucco|copro|coperto|detto|occhiali|porta|caduta|braccio|collo|manica|marito|nero
    detto|dico|raccontato ..5 caduta|caduto|sbattuto|porta|scale|armadietto
    non ..2 lascia|permette|vuole|posso ..4 uscire|vedere|lavorare|parlare|avere|andare|soldi|sola|telefonare|amiche
    controlla|legge|prende|preso|tolto|spia|nasconde|sequestrato|segue|fruga|chiude|conta ..5 telefono|cellulare|soldi|chiavi|messaggi|stipendio|passaporto|documenti|borsa|scontrini|carta|posizione|bancomat|km
    chiedere il? permesso
    detto|dico di? no ..5 lo|continua*|ma|stesso|fermato
    con la forza
    contro la mia
    merito|punirmi|punizione ..4 dolore|morire|soffrire|corpo|tagli*|male
  `,
  sureHeavy: '',
  light: `
    ultima|ultimo|ultime lettera|notte|volta|giorno|abbraccio ..4 io|mi|tutto
    a che|cosa serve|pro ..2 vivere|continuare|alzarmi
    perche ..2 vivere|continuare|alzarmi
    morire|morte|morta|morto ..4 io|me|pace|riposo|meglio|sollievo
    mi|me|io ..5 morire|suicidio|lametta
    testamento|password|documenti ..3 ordine|pronto|tutto|scritt*
  `,
  heavy: `
    morta|morto|mancata|mancato ..1 anche|la|il|mia|mio|nonna|nonno|lo|stamattina|stanotte|l' !di|sonno
    funerale|funerali ..1 di|del|della|dello|dell' ..3 !stato
    nacque|nato|nata morto|morta
    rimettere|rimesso|rimetto|vomitare|ributtare ..3 tutto|dita|cena|pranzo
    con le dita ..2
    nessuna|vedo|senza|non ..3 via|vie d'|di uscita
    niente|nulla ..3 serve|importa|senso|niente
    proprio|solo|tutto buio|nero
    $kin|$pet|lui|lei ..2 e|ci|sta morto|morta|mancato|mancata|deceduto|deceduta|morendo|spento|spenta|scomparsa|lasciato|lasciati !di|dal
    morto|morta|mancato|mancata il|la|mio|mia|lo ..1 $kin|$pet
    morte|scomparsa|perdita di|del|della ..1 $kin|$pet
    morto|morta|mancato|mancata ieri|lunedi|domenica|stanotte|stamattina|nel
    funerale|funerali|ceneri|bara|lutto|vedova|vedovo|hospice|palliative|cimitero|condoglianze|sepolto|sepolta|cremazione|lapide|sepolt*|rosario|manifesti|veglia
    aborto|raschiamento|battito
    perso|persa|perdere|perdita ..3 bambino|bimbo|bambina|gravidanza|figlio|mamma|madre|padre|papa|nonna|nonno|fratello|sorella|marito|moglie
    cancro|chemio|metastasi|tumore|terminale|leucemia|rianimazione|alzheimer|oncologo|oncologia
    vomitato|vomitare|vomito|abbuffata|abbuffate|abbuffo|lassativi|anoressia|bulimia|digiuno|abbuffarmi
    non|senza ..2 mangio|mangiato|mangiare|toccato ..4 giorni|niente|da|oggi|nulla|cibo|ieri
    calorie|bilancia|chili|kg ..8 peso|grassa|meno|oggi|conto|volte|perso|perdere|ancora
    mi sono? peso|pesata|pesato
    grassa|grasso|schifo|odio ..5 corpo|specchio|pancia|cosce|grassa|me
    mi odio|faccio
    senza speranza|via
    non ..2 senso|speranza|importa
    niente|nulla|tutto ..2 senso|importa|inutile|nero|buio
    disperat*|disperazione|depress*|inutile
    attacco|attacchi|crisi di ..0 panico|ansia
    vuota|vuoto|morta|spenta|rotta ..3 dentro|sento|interno
    non ..3 via|speranza|uscita d'|di|$ ..1
    giorni ..2 senza|solo|a|con ..2 mangiare|acqua|caffe|mela|cibo
    sento|sono ..3 vuota|vuoto|niente|rotta|rotto|persa|spenta|distrutta
    non|senza ..4 alzarmi|alzo|uscire|smettere|esco|smetto|riesco ..4 letto|piangere|casa|niente
    pianto|piango|piangere|piangevo ..5 ore|notte|notti|bagno|smettere|doccia|dormire|tutti|giorno|pavimento|sola|ininterrottamente
    ricaduta|ricaduto|ricoverata|ricoverato|psichiatria|bottiglia
  `,
  tender: `
    divorzio|separazione|separati|tribunale|avvocato|affidamento|ospedale|operazione|pronto|diagnosi|biopsia|sola|solo|pianto|piango|piangere|triste|tristezza|paura|ansia|panico|debito|debiti|sfratto|licenziata|licenziato|disoccupata|terapia|psicologa|psicologo|bullismo|polizia|carabinieri|prigione|carcere|morte|morto|morta|colpa|vergogna
  `,
}
