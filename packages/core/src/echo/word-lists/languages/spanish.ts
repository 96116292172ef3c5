import type { QuotingLanguage } from './quoting-language.ts'

export const SPANISH: QuotingLanguage = {
  blocked: {
    death: `
      muert* muer* mori* muri* difunt* fallec* tumba* cementerio* entierr* enterr* ataud* féretro funeral* velorio* velatorio* ceniza* cremac*
      cremar* luto* duelo* viuda* viudo* viudez mata* matar maté mató matad* asesin* suicid* cadáver* fantasma* cielo ángel* más_allá exist* sobreviv*
      vivir vivo vivir* misa* esquela* panteón* inmort* eutanas* herencia* tanatorio*
    `,
    harm: `
      duel* dolió dolor* dolía daño* dañ* lastim* herid* herir* hiri* quem* ardi* arde* sangr* sangre cicatri* moretón* moreton* morado moradas
      moratón* golpe* pegó pega pegar* pegué pegan pegaba pegado puñet* puños puño bofet* cachetad* patada* pate* ahorc* asfix* empuj* rasguñ* arañ* venda*
      vendaje* curita* arma armas pistola* escopeta* pastilla* píldora* dosis sobredosis ahog* violó violad* violac* violen* abus* toque* amenaz* grit* borrach* aguja*
      envenen* veneno* cojea* desmay* mareo* marea* tortur* mord* mutil* automutil* autolesion* temblor* tembl* madrazo* chingad* maltrat* tiro tiros disparo* dispar* aplast*
    `,
    means: `
      cort* cuchill* navaja* hoja_de hojilla* tijera* aguja* cuerda* soga* lazo borde* puente* techo* azotea* tejado* balcón* balcon* acantilad* salt*
      brinc* caer* caíd* cay* río ríos agua lago pozo vías vía tren trenes andén metro camión tocar* tocó toca obligó oblig* fuerza* forz*
      encerr* encierr* cerradura* candado* policía* policia* encendedor* mechero* plancha* cinturón* cinto colg* cuelg* gafas_de maquill* regla* permis*
      prohib* contraseñ* celular* móvil* teléfono* llave* recibo* kilometr* control* caja_de cajas frasco* blíster* guardadas guardado guardé contad* conté
      ventana* puerta* escalera* piso edificio* volante* carretera* gas horno medicina*
    `,
    leaving: `
      adiós despedid* despedir* despid* desaparec* ido irme irse irnos fin final finales termin* acab* último* última* siempre jamás deja* dej* marché
      marcharme marchar* huir huí escap* bastante decid* decisión futuro nota notas carta* testamento* maleta* maletas bolsa* cajón* 
      orden* orden prepar* listo lista regal* regalé doné doné donar donado después mañana ya_no nunca_más renunci* pasaporte* instruccion* suelt* soltar* di dio doy daba dado papeles
      arregl* arreglado repart* despacho ceder rindo rend* rendir* quedar* vacié
    `,
    lacking: `
      sin falta faltan faltaba falté echo_de extrañ* perd* pierd* pérdida* vací* sola solas solo solos soledad nadie nada ninguna_parte ausen* ausencia
      invisibl* lejan* lejos desconect* irreal* abandon* hueco* muda mudo sombra* anestesi* dormida dormido apagad* apag*
    `,
    body: `
      cuerpo* peso pesa* pesé báscula* kilo* gramo* gord* flac* delgad* caloría* calori* comer* come comía comiste comer* comí comió comemos comida* cena* cené almuer* almorc*
      desayun* plato* porción* porcion* dieta* ayun* hambre* hambrient* llena lleno vomit* náusea* estómago* vientre* barriga* panza* garganta* cuello*
      piel* muñeca* brazo* pierna* muslo* manga* sudadera* hueso* costilla* espejo* desnud* lav* duch* baño baños bañé bañar* inodoro* nariz* cara caras rostro* diente*
      fea feo periodo regla embaraz* útero* bebé* bebe* respir* aliento* dorm* duerm* sueño* despert* despiert* cansad* cansancio* agot* cintura* talla* cama*
      sábana* manta* almohad* dedo* mano* manos cabeza* frente espalda* rodilla* corazón latid* pulso* labio* boca bocas ojo* lágrim* adelgaz* engord* pantal*
      vestido* pulmón* pulmon* riñón* hígado* apetito* dulces pecho*
    `,
    illness: `
      enferm* cáncer* cancer* quimio* tumor* hospital* clínica* clinica* operac* operar* operó cirug* médic* medic* doctor* doctora* diagnós* diagnos* biops*
       radiograf* terap* psic* psiqui* fármaco* droga* adict* recaíd* recay* rehab* desintox* bebid* beb* bebí bebió copa copas cerveza* vino vinos
      vodka tequila* ron whisky botella* alcohol* resaca* bar cantina* pánico* depres* ansied* ansios* bulto* demencia* alzheimer* aborto* cita citas resultado*
      síntoma* urgencia* emergencia* crisis ambulancia* accident* choque* choc* infarto* fiebre* inyecc* vacun* terapia uci residencia_de silla_de cuidad*
      fum* cigarr* porro* sobri* insulina* suero* análisis seropos* dentista* muela* discapac* sedant*
    `,
    shame: `
      vergüenza* vergonz* averg* culp* perdón* perdon* merec* asco* asquer* odio* odi* inútil* inutil* estúpid* tont* idiota* fracas* rot* romp* roto carga*
      estorb* problema* secret* escond* escondid* ocult* ment* miente* mentí* mentira* fing* rob* miedo* mied* temo temí temor* asust* susto* terror* aterr* preocup*
      llor* llanto* entumec* desesper* alivi* calma* tranquil* paz silenc* callad* call* cuidado* descono* mal mala malo castig* explic* excus* arrepent*
      débil* cobard* traicion* promet* promes* fácil ligero ligera pena penas humill*
    `,
    law: `
      divorc* separ* custodia* juzgado* juez* juicio* tribunal* abogad* desahuc* deuda* embarg* despid* despido* desemple* paro arrest* deten* cárcel* prisión*
      presidi* amante* infiel* engañ* ruptura* romper* heren* pensión* denunci* migra multa*
    `,
    quarrel: `
      pelea* pele* discut* discus* bronca* riña* groser* grosería* insult* burl* acos* regañ* humill* enoj* furios* furia* rabia* molest* decepc* mierda* puta* puto*
      joder* jodid* coño* cabrón* cabron* hostia* pinche* chinga* pendej* reproch* harta harto malvad* celos*
    `,
  },
  dark: `
    triste* tristez* oscur* negro negra gris* grises pesad* peor* horrible* terrible* espantos* cruel* miserab* desgraci* esperanza* amarg* sufr* sufrim* estrés*
    estres* nervio* pesadill* peligr* guerra* bomba* víctima* catástr* destru* duro dura lucha* luch* atrapad* prision* jaula* abismo* niebla* hund* presión
    aburr* soport* aguant* ojalá quisier* desea* deseo* dios rez* infierno* diablo* pecad* profund* ayud* salv* plan planes planead* olvid* recuerd* record* antes cambió
    desgarr* apenas jamás esper* qué_sentido sentido para_qué por_qué único* única* resto rutina robot* muro* vidrio* piedra* costumbr* obligación* máscara* aliv*
     madrugada* cansa
  `,
  feelings: `
    sent* siento siente amor* amo ama amar* quier* querid* corazon* alma* esper* anhel* cre* confi* orgull* feliz* felic* alegr* agradec* soñ* sueñ* emocion* cariño*
    emoci* cerca
  `,
  bright: `
    sol soleado soleada jardín* jardin* flor flores florec* rosa rosas girasol* albahaca* tomate* frijol* guisante* huerto* huerta* macet* fruta* manzana* pera peras ciruela*
    cereza* fresa* mermelada* pastel* tarta* bizcocho* horne* masa pan panes panader* sopa* papa papas patata* calabaza* mercado* música* cancion* canción* cant* coro* piano*
    guitarra* violín* concierto* bail* baile* reír reí reím* risa* risas divert* gracios* alegr* content* feliz* felic* bonit* hermos* precios* lind* maravill* genial* rico rica
    riquísim* sabros* delicios* acoged* cálid* fresc* color* colores brill* huel* olía olor* primavera* verano* otoño* nieve* nev* arcoíris arcoiris bosque* prado* montaña* sierra*
    camin* pase* paseo* bici* bicicleta* picnic* playa* mar costa* barco* barca* rem* nadé nadamos nadar nadando nadar* pájaro* gorrión* mirlo* erizo* ardilla* abeja* mariposa*
    caballo* libro* novela* bibliotec* pint* dibuj* tej* tejí* coser* costur* coser* madera* estante* taller* barro cerámica* barniz* lij* arreglé juego* jug* cartas ajedrez* fútbol*
    rompecabezas fiesta* cumpleaños* visita* café cafés chocolate* galleta* helado* amig* vecin* orgull* favorit* estrella* luna* vela velas farol* postal* logr* aprend*
    agradec* árbol* castañ* seta* hoja hojas tándem churro* empanada* tortilla* limon* naranj* nieto* nieta*
  `,
  firstPerson: `yo me mi mis mí conmigo nos nosotros nosotras nuestro nuestra nuestros nuestras mío mía soy estoy tengo he voy fui estuve tuve hice`,
  negations: `no ni nunca jamás nada nadie ningún ninguno ninguna tampoco sin apenas`,
  openers: `
    él ella ellos ellas eso esto esa ese aquello aquel aquella pero y e o porque aunque sino así entonces luego después también además pues que
    lo le les su sus allí ahí era eran fue fueron es son está están estaba estaban vino dijo hizo tenía llegó llegaron quería parecía parece salió volvió
    dice tiene va iba cual cuyo otra otro mientras ambos
  `,
  pronouns: `él ella ellos ellas eso aquello ese aquel aquella allí ahí lo le les su sus suyo suya`,
  people: `
    mamá madre papá padre padres hijo hija hijos hijas niño niña niños niñas hermano hermana hermanos abuela abuelo abuelos nieto nieta tío tía primo prima sobrino sobrina
    marido esposo esposa mujer pareja novio novia amigo amiga amigos amigas compañero compañera compañeros jefe jefa vecino vecina vecinos maestra maestro profesora profesor
    alumno alumna alumnos familia suegra suegro cuñada cuñado señor señora visita bebé cartero portera panadera gente chico chica chicos
  `,
  everyday: `
    casa cuarto cocina calle ciudad pueblo coche carro autobús trabajo oficina escuela sol lluvia tiempo viento cielo aire luz color colores agua café pan sopa mesa silla
    ventana puerta libro libros película música canción jardín mercado tienda parque camino vuelta hora cumpleaños vacaciones verano invierno otoño primavera tarde foto fotos
    dinero carta teléfono juego juegos perro gato paseo alegría risa grupo reunión árbol árboles flor flores mensaje plan lista sitio pared suelo rincón voz nombre historia taza
    semana domingo sábado
  `,
  beforeNoun: `
    el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas aquel aquella del al de en con para por sobre
    primer primera otro otra cada dos tres cuatro cinco seis
  `,
}
