import type { TextLanguage } from './text-language.ts'

export const ITALIAN: TextLanguage = {
  functionWords: `
    il lo la i gli le l' un uno una di d' del dello della dei degli delle dell' a al alla ai alle allo all' da dal dalla dall' in nel
    nella nei nelle nell' su sul sulla sui con per tra fra e ed o ma che chi non mi ti si ci vi ne me te lui lei noi loro io mio mia
    miei mie suo sua è sono ho ha abbiamo hanno era erano ero stato stata questo questa questi queste quello quella anche come più
    molto poi oggi ieri se quando perché dopo ancora già tutto tutti tutta niente cosa c' sei avevo aveva fatto così solo senza
    prima nostro nostra
  `,
  stopWords: `
    abbastanza accanto adesso agosto alcuna alcune alcuni alcuno allora almeno altra altre altri altro anni anno anzi appena
    appunto aprile aspetto assai attorno attraverso avanti basta bel bella belle belli bello bene buon buona buone buoni buono caso
    causa cento certa certe certi certo ciascuno ciò cinque circa comunque contro cose cui dappertutto dentro dietro dieci
    dicembre dodici domani domenica donna dopodomani dove dovunque due dunque durante ecco entrambi eppure estate ex febbraio fin
    finalmente fine fino fuori gennaio gente genere giorni giornata giornate giorno giovedì giugno giù grande grandi gran ieri
    idea indietro infatti infine inoltre insieme intanto intero invece istante là lì lontano lunedì lungo luglio lunga maggio mai
    male maniera marzo martedì mattina mattine mattino medesimo meglio meno mercoledì mese mesi metà mezza mezzo mezzogiorno
    mezzora migliore mille minuti minuto modo molta molte molti momenti momento mondo mentre neanche nemmeno neppure nessun
    nessuna nessuno notte notti novembre nove nulla numero nuova nuove nuovi nuovo oggi ogni ognuno oltre oppure ora orario ore
    ormai otto ottobre paio parecchi parecchio parte particolare peggio però persona persone piccola piccole piccoli piccolo pieno
    poca poche pochi poco poiché pomeriggio presto primi primo problema proprio prossima prossimo punto pure purtroppo qua qual
    qualche qualcosa qualcuno quale quali qualsiasi quanta quante quanti quanto quasi quattro quei quegli quelle quelli quindi
    quindici qui ragione resto sabato sé secondo sei sempre senso sera sere serata settembre settimana settimane sette
    seconda sino soltanto sopra soprattutto sotto spesso stamattina stasera stanotte stessa stesse stessi stesso su subito suoi sue
    tale tali tanta tante tanti tanto tardi tempo terza terzo tipo torno tra tranne tre trenta troppa troppe troppi troppo tuo tua
    tuttavia tutte ultima ultime ultimi ultimo undici unica unico uomo vari varie venerdì venti verità vero verso vicino vita
    volta volte voi vostro davvero piano domanda forse magari
    vecchio vecchia vecchi vecchie casa
  `,
  verbs: `
    sono sei è siamo siete ero eri era eravamo erano fui fu fummo furono sarà sarebbe sia stato stata stati state essere ho hai ha
    abbiamo avete hanno avevo avevi aveva avevamo avevano ebbi ebbe avrò avrà avrebbe avere avuto sto stai sta stiamo stanno stavo
    stava stavamo stavano stare faccio fai fa facciamo fanno facevo faceva facevamo facevano feci fece fatto fare vado vai va andiamo
    vanno andavo andava andavamo andavano andai andò andare andato andata andati vengo viene veniamo vengono venivo veniva venne
    venire venuto venuta venuti posso puoi può possiamo possono potevo poteva potrei potere voglio vuoi vuole vogliamo vogliono
    volevo voleva vorrei volere voluto devo devi deve dobbiamo devono dovevo doveva dovrei dovere dico dice diciamo dicono dicevo
    diceva disse dire detto vedo vede vediamo vedono vedevo vedeva vidi vide vedere visto so sa sappiamo sanno sapevo sapeva sapere
    do dà diamo danno davo dava diede dare dato metto mette mettiamo mettevo metteva mise messo mettere prendo prende prendiamo
    prendevo prendeva prese preso prendere tengo tiene tenevo teneva tenere trovo trova troviamo trovavo trovava trovai trovò
    trovato trovare parlo parla parliamo parlavo parlava parlato parlare penso pensa pensavo pensava pensato pensare resto resta
    restava rimasto rimasta rimane arrivo arriva arriviamo arrivava arrivò arrivato arrivata arrivati sento sente sentivo sentiva
    sentito sentire leggo legge leggevo leggeva letto leggere scrivo scrive scrivevo scriveva scritto scrivere lavoro lavora
    lavoravo lavorava lavorato cammino cammina camminiamo camminavo camminato compro compra comprato comprai cucino cucina cucinato
    preparo prepara preparato gioco gioca giochiamo giocava giocato canto canta cantava cantato rido ride ridiamo rideva
    mangio mangia mangiato piace piacciono piaceva piaciuto profuma profumava suona suonava suonato suono piove pioveva piovuto
    nevica nevicava cresce crescono cresceva cresciuto fiorisce fiorito pianto piantato piantiamo dipingo dipinge dipinto disegno
    disegnato aggiusto aggiustato riparato imparo impara imparato provo prova provato provavo nuoto nuotato ordino sistemato sistemo
    annaffio annaffiato torno torna torniamo tornava tornato tornata tornati porto porta portava portato portò racconto racconta
    raccontava raccontato chiamo chiama chiamava chiamato chiedo chiede chiesto guardo guarda guardava guardiamo guardato ascolto
    ascolta ascoltava ascoltato comincio comincia cominciava cominciato inizia iniziato finisco finisce finito apro apre aperto
    chiudo chiude chiuso salgo sale salito salita scendo scende sceso esco esce usciamo uscito uscita usciti ricordo ricorda ricordava
    cerco cerca cercava cercato serve serviva basta bastava sembra sembrava sembrano manca vivo vive viveva abita abito conosco
    conosce conosciuto capisco capisce capito mostro mostra mostrato insegno insegna insegnato brilla brillava costa costava dura
    durato passo passa passava passato passata seduto seduta seduti lascio lascia lasciato regalato regala cucito ricamato
  `,
}
