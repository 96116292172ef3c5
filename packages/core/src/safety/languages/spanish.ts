import type { Language } from './language.ts'

export const SPANISH: Language = {
  functionWords: `
    el la los las de que y en un una es no me se lo mi por con para como pero mas ya muy si al del le su hoy ayer todo esta
    estoy porque cuando tengo he ha sin nada sobre ni yo te nos fue hay otra vez desde hasta mis siempre otro era eso bien
    q xq pa toy tb
  `,
  isInThesaurus: false,
  slang: `
    q=que xq=porque pq=porque k=que tb=también toy=estoy pa=para tmb=tambien nd=nada d=de kiero=quiero keria=queria
    suisidio=suicidio matarm=matarme morirm=morirme m=me bn=bien xfa=porfa
  `,
  concepts: {
    i: 'yo',
    me: 'me mi mis conmigo',
    he: 'el su sus',
    she: 'ella',
    they: 'todos nadie alguien ellos gente',
    not: 'no nada ni nunca sin jamas tampoco',
    want: 'quiero queria quisiera ganas deseo desearia ojala espero esperaba rezo prefiero necesito',
    plan: 'plan planeado planes decidido decision pensado fecha busque googlee buscado calculado contado',
    think: 'pienso pensar pensando pense pensamiento pensamientos imagino idea',
    die: 'morir morirme muero murio muerto muerta muerte morirse muerta fallecio fallecido falleció ataud cementerio tumba morirme',
    kill: 'matar matarme suicidio suicidarme suicida suicidarse suicidas mate matarlo quitarme ahorcarme colgarme dispararme',
    exist: 'vivir vida vivo viva existir despertar despertarme respirar seguir aqui existiendo viviendo',
    gone: 'desaparecer desaparezco desaparecido irme esfumarme dormir_para_siempre',
    end: 'acabar acabe terminar fin final acabarlo terminarlo parar rendirme',
    burden: 'carga estorbo inutil sobro mejor_sin peso molestia',
    means: 'pastillas pastilla sobredosis soga cuerda pistola veneno lejia insulina medicamentos ansioliticos blister',
    place: 'puente vias via tren metro azotea balcon acantilado rio mar terraza carretera camion ventana piso',
    fall: 'saltar tirarme tire lanzarme salto caer caerme volantazo ahogarme soltar',
    harmverb:
      'cortar cortarme corte cortes corto cortado quemar quemarme queme sangrar sangre araño herir herirme lastimarme aranarme golpearme pegarme pellizcarme',
    blade: 'cuchilla cuchillas navaja cuchillo cuter tijeras gillette mechero cigarro cristal sacapuntas',
    body: 'brazo brazos muneca munecas muslo muslos pierna piernas piel cara cuello mano costillas ojo labio pelo barriga',
    wound: 'cicatriz cicatrices herida heridas sangre venda vendas tiritas marcas rayas',
    bruise: 'moreton moretones moraton moratones cardenal hematoma maquillaje corrector gafas_de_sol ojo_morado',
    cover: 'manga mangas sudadera esconder escondo escondi tapar tapo mentira menti excusa disimular',
    hitverb:
      'pega pego pegado pegaba golpeo golpea golpeado abofeteo bofetada cachetada patada empujo empuja estrangulo ahorco tiro agarro zarandeo escupio puñetazo punetazo',
    rape: 'violo violacion violada abuso abusaba abusado tocaba toco tocarme obligo forzo fuerza manoseo',
    control:
      'deja permiso controla control movil celular llaves encerrada encerrado encierra dinero mensajes vigila revisa contrasena ubicacion prohibe',
    threat: 'amenaza amenazo amenazado grita grito gritos furioso borracho insulta insulto rompe',
    fear: 'miedo temo terror tiemblo temblando temblar puntillas silencio asustada asustado panico',
    partner: 'marido esposo esposa mujer novio novia pareja ex padrastro madrastra tio jefe entrenador cura',
    escape: 'maleta mochila huir escapar refugio casa_de_acogida denunciar denuncia policia',
    kin: 'mama madre papa padre abuela abuelo hermano hermana hijo hija bebe tio tia primo prima amiga amigo yaya abu abue ama apa jefito jefita carnal tata viejo marido esposa',
    gaveaway:
      'regale regalado regalando regalo testamento seguro contrasenas papeles carta cartas nota despedida ordenado etiquete cancele borre cuentas',
    pet: 'perro perra gato gata conejo caballo hamster loro',
    last: 'ultimo ultima ultimos despedida adios despedirme despedi nunca_mas',
    future: 'manana proximo navidad cumpleanos verano futuro calendario vacaciones',
    calm: 'calma tranquila tranquilo paz alivio ligera descansar',
    miss: 'extrano echo_de_menos falta perdi perdida luto duelo entierro funeral velorio tanatorio cenizas viuda aborto latido',
    eat: 'comer comido como cena cenar desayuno comida hambre calorias plato pan almuerzo',
    purge: 'vomitar vomite vomito vomitado atracon laxantes anorexia bulimia dedos ayuno atracones',
    weigh: 'bascula peso pese kilos gorda gordo flaca delgada adelgazar espejo huesos',
    despair:
      'esperanza desesperada desesperado desesperacion vacio vacia deprimida depresion ansiedad llorar llorando llore lloro odio sentido hundida rota panico agotada asco',
    bed: 'cama sabanas ducha ducharme suelo levantarme',
    ill: 'cancer tumor quimio quimioterapia metastasis terminal paliativos uci diagnostico psiquiatrico recaida',
    urge: 'recaida impulso otra_vez limpia dias castigo castigarme merezco',
    fiction: 'novela libro pelicula peli serie capitulo temporada teatro cancion',
    game: 'partida nivel juego jugar consola ajedrez',
    sport: 'partido gol futbol equipo entreno gimnasio carrera',
    cook: 'cebolla cebollas receta tortilla paella horno guiso cocina',
    tech: 'movil bateria ordenador portatil wifi coche',
    work: 'trabajo oficina reunion cliente jefa entrega examen clase',
    kids: 'nene peques cole guarde',
    lol: 'jaja jajaja risa jajajaja',
    good: 'bien feliz contenta rico bonito genial',
    night: 'noche madrugada insomnio',
    again: 'otra_vez siempre anoche cada',
    alone: 'sola solo nadie',
  },
  sayings: `
    muerto|muerta|muertos|muero|morir|morirme|morirse|murio|murieron|muriendo de ..1 risa|hambre|sueno|calor|frio|sed|verguenza|ganas|amor|aburrimiento|cansancio|miedo|envidia|ternura|pena|asco|sed|nervios
    me muero|muero por|con|si
    muero|moria por|de un|una|ver|ir|comer|saber|conocer|ganas
    de|para|esta|estaba morirse|muerte !de|mi|su
    de mala muerte
    pan|dia|hueso|huesos|rosca de ..0 muerto|muertos
    hace|hacer|hacerse|hacia|haciendose|jugar ..1 el|la|al muerto|muerta
    se|me|nos ..1 murio|muere|murieron ..2 la|el|los|las ..0 pila|sistema|bateria|wifi|internet|cel|celular|telefono|planta|plantas|motor|carro|coche|pantalla|tele|impresora|servidor|pez|cactus
    funeral|funerales de estado
    funeral|entierro del? ..2 pez|sardina|hamster
    dormi*|durmio|dormida ..1 pierna|piernas|brazo|mano|pie
    muerto|muerta|muertos de|del|al cansancio|sueno|asco|agotamiento
    bateria|movil|celular|telefono|ordenador|portatil|coche|wifi|pila|portatil ..3 murio|muerto|muerta|muerte
    se me ..1 murio|muere ..2 bateria|movil|celular|telefono|portatil|planta|cactus
    matar|mata|mato|matando|mate el|la ..0 tiempo|rato|hambre|gusanillo|cucaracha|arana|mosca|mosquito|curiosidad|sed
    me|nos mata|mato|matan|va|van ..2 cuando|si|por|el|la|los|las|de|este|esta
    mi|la madre|mama|jefa|jefe|hermana|novia me|nos va|mata|mataba|mato|matara ..2 a matar|si|cuando|por|como
    mataria|matar por|al|a un|una|profe|vecino|arbitro
    dar|daria|di|daba la lata|vida
    cortar|corte|corto|cortado|corta|cortando ..2 pelo|cesped|cebolla|cebollas|pan|flequillo|luz|agua|uñas|unas|llamada|video|jamon|verdura|tomate|leche|rollo|papel|cinta|lena|pizza|tarta
    me corte|corto|cortar|cortarme|quemar|queme|quemo ..1 el|la|las|un|con ..1 pelo|dedo|flequillo|papel|unas|afeitar|afeitandome|puntas|lengua|mano|cocinando|horno|sarten|sol|espalda|plancha
    saltar|salte|saltando|salto|salta a|la|al|en|de|por|sobre ..1 comba|cuerda|agua|piscina|charcos|cama|alegria|trampolin|vista|valla|tirolina
    tirarme|tirar|tire|tirado|tiro en|al|a|del ..1 sofa|piscina|cama|agua|siesta|toalla|sol|bartola|rollo|trampolin
    colgar|colgada|colgado|colgue|cuelga ..2 ropa|telefono|cuadro|cuadros|llamada|lavadora|whatsapp|foto
    pegar|pega|pego|pegue|pegado|pegando ..2 siesta|grito|salto|cromos|estirón|foto|pegatinas|cambio|susto|ducha|banquete|resaca
    golpe|golpes de ..1 suerte|calor|estado|vista
    nadie murio|muere|muerto
    no|nunca quiero|quiere|va|voy|queria|pienso ..1 morir|morirme|matar
    fin|final de|del semana|mes|ano|curso|partido|temporada|libro
    acabar|acabe|terminar|termine con ..2 pizza|helado|informe|trabajo|examenes|plato|libro|tarta
    ni muerto|muerta
    a disgustos|besos|cosquillas|risas
    van|va|vais a matar ..1 a|de|con|estos
    tiro|tirar|tirarme de ..0 los pelos
    hasta no poder mas
    a|de vida|muerte o|y muerte|vida
    despedida de solter*
    tumba|tumbe|tumbada|tumbado en ..1 sofa|playa|cama|hamaca
    hasta la muerte
    muerto|muertos el|al|de perro|vivo
    naturaleza|punto|temporada|hora|angulo|mar|mosquita|lengua muerto|muerta
    dia de ..1 muertos|difuntos
    me sobra|falta ..2 tiempo|comida|dinero
    vomito|vomitado|vomito el|la|ha|nena|nene|bebe|perro|gato
    estrangular*|asesin* ..2 profe|vecino|peli|serie|novela|misterio
  `,
  dampers: `
    funcion obra estado novela pelicula peli serie capitulo temporada teatro cancion cine netflix telediario noticias periodico libro museo historia concierto
    partida nivel juego minecraft fortnite ajedrez gol futbol equipo gimnasio arbitro liga partido cebolla cebollas receta tortilla paella
    horno guiso bateria ordenador portatil wifi impresora jaja jajaja jajajaja broma dentista mosquito mosquitos arana cucaracha planta plantas
    tomates huerto hormigas caracoles podcast personaje villano trama documental
  `,
  sure: `
    zurraba|zurro|zurra|cinturonazos|apaleaba|azotaba|azoto ..3
    puente|via|vias|azotea|andenes|anden ..12 soltarme|lleve|llevara|saltar|tirarme|aventarme|delante
    golpeo|golpeaba|doy|estrello ..2 cabeza contra
    quemo|queme|corto|corte ..8 proposito|adrede
    queriendo|deseando|pensando|planeando ..2 morirme|morir|matarme|desaparecer|suicidarme
    no ..1 aguanto|soporto vivir|existir|esto ..1
    arrancado|arranque|arranco|arrancarme ..2 pelo|unas|piel|pellejos
    me ..1 quemo|queme|quemado|corto|corte|golpeo|pellizco|muerdo|arano ..8 adrede|proposito|queriendo|misma|mismo|aposta
    rayitas|rayas|cortecitos|marcas|lineas ..4 muneca|brazo|muslo|pierna|nuevas|yo
    me ..2 solto|metio|dio|pego|acomodo|planto|arreo ..2 cachetadon|cachetada|bofetada|bofeton|golpe|golpes|punetazo|patada|patadas|madriza|chingadazo|guantazo|hostia|tortazo|paliza|cinturonazo|puno
    a|los|las patadas|golpes|cinturonazos|chingadazos|cachetadas|correazos|palos ..2
    tiene|tenia|deja|dejaba|dejo encerrada|encerrado|bajo ..1 llave
    encerrada|encerrado con|bajo|en ..1 llave|casa|cuarto|habitacion|bano
    le|les|lo clavo|meto|entierro ..1 cuchillo|navaja|tijeras
    cuchillo ..4 mientras|cuando|si duerme|dormido
    amenaza|amenazo|amenazado|amenazaba ..2 con|que
    no|desearia|quisiera ..2 haber|aver despertado|nacido
    ya|hoy|mejor|todo|manana me mato
    me ..1 mato|matare|suicido|cuelgo|ahorco ..2 $|y|hoy|esta|manana|ya
    quiero|queria|quisiera|deseo|desearia|prefiero|preferiria|ganas|ojala|gustaria|necesito|decidido|voy|iba|pienso|pensando|pense|pensado|intentado|intente|intentar|estuve|ideas|forma|manera|formas|maneras|plan|manera|modo|hora ..4 morir|morirme|matarme|suicidarme|desaparecer|ahorcarme|muerta|muerto|colgarme|cortarme|quitarme|lastimarme|ahogarme|muera|muriera|despertar|despertarme|tirarme|pegarme !del|de|en|a|vista|mapa|por|rato
    matarme|suicidarme|ahorcarme|suicidio|suicida|suicidas|suicidar|autolesion*|autolesiones|matarm|suicide
    quitarme|quitarse|quitado|quite ..1 la|de vida|medio|encima
    no quiero|queria|quisiera|puedo|deseo ..2 vivir|existir|seguir|despertar|despertarme|estar ..1 mas|aqui|viviendo|viva|vivo|asi|manana|$
    no ..2 despertar|despertarme|despierte|despertara|amanecer ..1
    ojala|quisiera ..3 no ..2 despierte|despertara|hubiera|despertar|nacido
    mejor|estarian|estaran|estaria|vivirian ..4 sin mi
    sin mi ..4 mejor|tranquil*|felices|bien
    mejor|mas muerta|muerto
    acabar|acabe|terminar|acabo|terminarlo|acabarlo|terminare|acabando ..2 con ..1 todo|vida|mi|esto|sufrimiento|conmigo
    sobredosis|soga
    me ..3 corte|corto|cortado|cortaba|cortando|queme|quemo|quemado|rajo|raje|arane|lastimo|lastime|hago|hice ..6 brazo|brazos|muneca|munecas|muslo|muslos|pierna|piernas|piel|dano|venas|otra|sangr*|cuchilla|anoche|bano|cigarro|barriga|mechero
    cortarme|lastimarme|hacerme dano|otra|en|los|las|$|para|me|es|con|y
    hacerme|hago|hice|haciendome|hacerse dano
    cortes|cicatrices|marcas ..6 brazo|brazos|muneca|munecas|muslo|muslos|manga|mangas|piernas|tapo|escondo
    cuchilla|cuchillas|navaja|gillette|cuter ..8 brazo|muneca|piel|sangre|cort*|escondida|cajon|bano|muslo|otra
    pastillas|ansioliticos|medicamentos|lorazepam ..8 todas|guardadas|guardo|contado|conte|tragar*|tome|junto|suficientes|juntando|cuento|bastan|caja|escondidas|trague|tomar*
    todas|caja|bote|blister|puñado|punado ..3 pastillas|ansioliticos|medicamentos
    tirarme|tiro|tire|lanzarme|saltar|arrojarme|lanzo|tiraba|salto ..4 puente|vias|tren|metro|balcon|ventana|azotea|terraza|camion|coche|carro|mar|edificio|acantilado|abajo|via
    golpear*|golpeo|golpee|pego|pegue|pegarme|doy ..3 cabeza|cara|puños|pared|mi misma|mismo ..4 contra|pared|cara|cabeza|misma|mismo
    cabeza|punos|puno|nudillos ..2 contra ..1 pared|puerta|muro
    me ..2 pega|pego|pegaba|golpea|golpeo|golpeaba|abofetea|abofeteo|patea|pateo|empuja|empujo|estrangulo|ahorco|viola|violo|violaba|toca|tocaba|forzo|obliga|obligo|obligaba|encierra|encerro|amenaza|amenazo|escupe|escupio|zarandea|zarandeo|maltrata|maltrataba|agarro|manoseo|manoseaba|abusaba|abuso|insulta|humilla|apreto|partio|rompio|pegan|pegaban|pegó|lanzo|tiro|jalo|jalaba|arrastro !con|gol|la|el|gripe|mucho
    me ha|han|habia pegado|violado|golpeado|empujado|amenazado|encerrado|tocado|escupido|maltratado|abofeteado|forzado|obligado|agarrado|tirado ..1
    pegarme|golpearme|violarme|matarme|estrangularme si|otra|cuando|por|delante|y|con|a|$
    bofetada|punetazo|cachetada|patada|patadas|paliza|palizas|golpes ..4 me|mi|padre|marido|novio|otra|dio|pareja
    abuso|abusos|abusado|abusada|abusaba|abusaron|violacion|violada|violado|violaron ..2 de|mi|mio|me|por|sexual|cuando|nina|nino|$
    va|voy|iba a matarme|matarnos|matarlo|matarla|matar|pegarme
    quiero|queria|podria|ganas|voy|pienso|pense ..3 matarlo|matarla|apunalar*|estrangularlo|matarlos|hacerle dano
    si ..3 dejo|voy|denuncio|marcho|cuento|hablo ..4 mata|matara|matar|matarme
    miedo a|de|que|cuando|por ..2 el|mi|marido|padre|novio|casa|llegue|volver|llega|vida|esposo|vuelva
    manos|mano ..2 cuello|garganta|encima
  `,
  hold: `
    no ..1 puedo|aguanto|soporto|quiero ..1 mas|seguir $
    no puedo|aguanto|soporto ..1 mas|seguir ..2 vida|asi|viviendo|con|vivir
    no ..2 sentido|ganas|razon|motivo|motivos ..3 vivir|seguir|vida|levantarme
    ganas|razones|motivos de|para vivir|seguir
    cansada|cansado|harta|harto de ..1 vivir|existir|todo|la vida|estar|respirar|vida ..1
    soy|ser|siento|hecha ..2 una|un carga|estorbo|peso|lastre
    nadie ..5 notaria|nota|echaria|echara|extranaria|enteraria|daria|falta|cuenta ..2 si|menos|falta|de|cuenta|$
    si ..2 desaparezco|desapareciera|muero|muriera|falto|faltara|no estoy|estuviera|existiera
    cuando ..2 no este|falte|muera|vaya
    carta|cartas|nota ..3 despedida|despedirme|suicidio|despues
    despedida|despedirme ..4 carta|nota|todos|vida|mundo|escrib*
    pienso|pensar|pensando|pense|idea|pensamiento|pensamientos|imagino|imagine|sueno ..5 muerte|morir|puente|vias|pastillas|tren|muerta|muerto|saltar|tirarme
    cuanto|como|cuantas ..5 pastillas|morir|caida|altura|tarda* ..2
    dormir ..4 despertar|siempre|no
    sangre|sangrar|dolor|corte ..5 alivio|calma|tranquil*|siento|real|descanso
    moreton|moretones|moraton|moratones|cardenal|morado|hematoma ..8 el|maquill*|tapo|tape|dije|gafas|puerta|cai|brazo|cuello|manga|escondo|marido|novio|costado
    dije|digo|conte ..5 cai|caido|golpee|puerta|escalera|escaleras
    no ..2 deja|dejan|permite|dejaba ..4 salir|ver|trabajar|hablar|tener|ir|dinero|sola|llamar|dormir|amigas
    me ..2 revisa|quita|quito|controla|sigue|vigila|esconde|rompe|prohibe|rastrea|grita|espia|cuenta|escondio|prohibio|chequea|lee ..5 movil|celular|telefono|dinero|llaves|mensajes|sueldo|pasaporte|ropa|documentos|whatsapp|salir|amigas|todo|donde|pasos|tarjeta|contrasena|ubicacion|comida
    pedir permiso
    dije|decia|digo que no ..4 igual|aun|siguio|pero|y
    a la fuerza
    merezco|castigarme|castigo|castigar ..4 dolor|morir|sufrir|cuerpo|misma|mismo|cort*|me
  `,
  sureHeavy: '',
  light: `
    ultima|ultimo|ultimas carta|noche|vez|dia|abrazo ..4 yo|veo|verme|todo
    para|pa que ..2 vivir|seguir|levantarme|sigo|existo
    morir|muerte|muerto|muerta ..4 yo|me|paz|descanso|mejor|alivio
    me|mi|yo ..5 morir|suicidio|muerte|cuchilla|matarme
    testamento|contrasenas|papeles ..3 orden|listo|lista|todo|arreglad*|escrit*
  `,
  heavy: `
    $kin|$pet|ella ..3 murio|fallecio|fallecido|muriendo|morirse|murieron|fallecieron !risa
    ha|habia|han|hemos|nos muerto|fallecido|enterrado|dejado ..2 $kin|$pet|ayer|hoy|anoche|esta
    murio|fallecio|murieron|mataron|velamos|enterramos|enterraron ..3 $kin|$pet|ayer|hoy|anoche|lunes|martes|domingo
    se mato|mataron|murio ..2 en|mi|el|la ..1 moto|coche|accidente|carretera|$kin|curva
    ha|han muerto|fallecido !de|bateria
    ano|anos|meses|mes ..2 muerto|muerta|murio|perdimos|fallecio
    panteon|cementerio|sepelio ..4 $kin|fuimos|flores
    ataque|ataques|crisis de angustia|ansiedad|panico|nervios
    entierro|funeral|velorio|velatorio|tanatorio|cenizas|ataud|luto|viuda|viudo|duelo|paliativos|esquela|sepelio|cementerio|pesame|enterramos|enterrado|incineracion|lapida
    aborto|aborte|legrado|latido|perdi el|al|espontaneo|bebe|mi
    perdimos|perdi|perdido|perder ..2 bebe|embarazo|hijo|madre|padre|mama|papa|abuela|abuelo|hermano|hermana|niño|hija
    cancer|quimio|quimioterapia|metastasis|tumor|terminal|leucemia|uci|alzheimer|oncologo|oncologia
    vomite|vomitar|vomitado|vomito|vomitando|atracon|atracones|laxantes|anorexia|bulimia|purga|purge|ayuno|purgar|purgarme
    no|sin ..2 comer|comido|como|cenar|cene|comi ..4 dias|nada|desde|hoy|dia|horas
    calorias|bascula|kilos ..8 peso|gorda|gordo|menos|hoy|cuento|veces|bajar|bajado|mas
    me peso|pese|pesado
    gorda|gordo|asco|odio|cuerpo ..5 cuerpo|espejo|barriga|muslos|gorda|gordo|odio|asco
    me odio|doy asco
    sin esperanza|salida|sentido|ganas
    nada|todo ..2 sentido|importa|igual|perdido|negro
    desesperad*|desesperacion|depresion|deprimida|deprimido|hundida|hundido|inutil
    ataque|ataques|crisis de panico|ansiedad|pánico|ansi*
    vacia|vacio|muerta|muerto|rota|roto|anestesiada|insensible ..3 dentro|siento|interior|por
    salida|esperanza|remedio a|de|ni nada|nada|$
    no ..3 salida|esperanza ..2 a|nada|$
    dias|semana ..2 sin|pura|puro|a|solo ..1 agua|comer|cafe|chicle|lechuga
    siento|estoy ..3 vacia|vacio|nada|rota|roto|muerta|hundida|hundido
    no|sin ..3 levantarme|levanto|salir|salgo|dejar|parar|paro|fuerzas ..4 cama|llorar|casa|nada
    llore|lloro|llorando|llorar ..5 horas|noche|noches|bano|parar|ducha|dormir|todos|todo|dia|suelo|sola|solo
    recaida|recai|ingresada|ingresado|psiquiatrico|psiquiatria|botella
    no puedo|aguanto|soporto mas
  `,
  tender: `
    divorcio|separacion|separamos|juicio|juzgado|abogado|custodia|hospital|operacion|urgencias|diagnostico|biopsia|sola|solo|llore|llorar|lloro|llorando|triste|tristeza|miedo|ansiedad|panico|deuda|deudas|desahucio|despido|despidieron|paro|terapia|psicologa|psicologo|medicacion|bullying|acoso|policia|carcel|muerte|muerto|muerta|murio|culpa|verguenza
  `,
}
