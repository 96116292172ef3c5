import type { QuotingLanguage } from './quoting-language.ts'

export const PORTUGUESE: QuotingLanguage = {
  blocked: {
    death: `
      mort* morr* morri* morre* falec* óbito* túmulo* tumulo* cemitério* enterr* enterro* caixão* funeral* velório* velorio* cinza cinzas crema* luto* viúva* viuva* viúvo* viuvez matar* matei matou mata* mato
      assassin* suicid* cadáver* fantasma* céu anjo* além exist* sobreviv* viver vivo viva vida missa* imort* eutan* herança* campa* jazigo*
    `,
    harm: `
      dor dores dói doeu doía machuc* magoa* magoei magoou ferid* ferir* feri* queim* sangr* sangue cicatriz* roxo roxa roxos nódoa* hematoma* golpe* bateu bater* bate batem batia bati batido surra* soco* murro* tapa*
      bofetad* estalo* pontap* chut* enforc* estrangul* sufoc* empurr* arranh* penso ligadura* curativo* arma armas pistola* espingarda* comprimid* pílula* remédio* dose* overdose* afog* violad* violou estupr* abus* ameaç*
      grit* berr* bêbad* bebad* agulha* veneno* envenen* manco desmai* tont* tortur* mord* mutil* automutil* trem* maltrat* tiro* esmag* esgan* porrad* apanhei apanhou apanhava apanho apanhar
    `,
    means: `
      cort* corte* faca* canivete* lâmina* gilete* tesoura* corda* laço beira* ponte* telhado* varanda* terraço* falésia* precip* salt* pul* cair* caí caiu cai queda* rio rios água aguas lago poço trilho* linha_do
      comboio* trens metrô metro caminhão* camião toc* toqu* obrig* forç* tranc* fechad* cadead* fechadura* polícia* policia* isqueiro* ferro cinto* pendur* enforcad* maquilh* maquiag* base regra* permiss* proib*
      senha* palavra-passe telemóvel* celular* telefone* chave* recibo* quilómetr* controla* control* caixa* cartela* frasco* guardad* guardei contei contad* janela* portas escada* prédio* volante* estrada*
      gás forno* medicament* viga* sótão*
    `,
    leaving: `
      adeus despedi* despeço despeç* desaparec* desapare* sumir* sumi* sumiu ir_embora foi_embora embora fim final finais termin* acab* último* última* sempre jamais parar* parei deix* fugi* fugir* escap* bastant* decid*
      decis* futuro bilhete* carta* testament* mala malas mochila* gaveta* envelope* organiz* arrum* prepar* pronto pronta doar* doei doaç* ofereci depois amanhã nunca_mais já_não demiss* demit* passaporte* instruç*
      larg* dei deu dou dar papéis papeis resolvid* reparti* abandon* desist* esvazi* rend* chega
    `,
    lacking: `
      sem falta faltam faltava saudade* perd* perco perda* vazi* sozinh* só solidão* solitári* ninguém nada lugar_nenhum ausent* ausência* invisív* longe distan* desligad* irreal* abandon* oco oca mud* sombra* anestes*
      dormente* apag*
    `,
    body: `
      corpo* peso pesei pesa* balança* quilo* grama* gord* magr* caloria* come comia comeram comi comeu comer* comida* jant* almoç* almoc* pequeno-almoço prato* porç* dieta* jejum* fome esfome* vomit* náusea* enjo* estômago*
      barriga* garganta* pescoço* pele pulso* braço* perna* coxa* mangas moletom* osso* costela* espelho* nu nua lav* duch* banh* sanita* privada* nariz* rosto* dente* feio feia feios feias menstru* grávid* gravid* útero*
      bebé* bebê* bebe* respir* fôlego* dorm* durm* sono* acord* cansad* cansa* exaust* cintura* tamanho cama* lençol* lençó* cobertor* almofada* travesseir* dedo* mão mãos cabeça* testa* costas joelho* coração batiment*
      lábio* boca bocas olho* olhos lágrim* emagrec* engord* calça* vestido* pulmão* pulmões rim rins fígado* apetite* peito* cabelo*
    `,
    illness: `
      doen* adoec* cancro* câncer* cancer* quimio* tumor* hospital* clínica* operaç* operar* operad* cirurg* médic* doutor* enfermeir* diagnós* diagnos* biops* raio-x tac ressonân* terap* psic* psiqui* medicaç* drog* vici*
      recaí* desintox* beb* bebi bebeu copo* cerveja* vinho* vodka cachaça* uísque* pinga garrafa* álcool* ressaca* boteco* pânico* panico* depress* deprim* ansied* ansios* caroço* nódulo* demên* alzheimer* aborto*
      consulta* resultado* sintoma* urgênc* emergênc* crise* ambulânc* acident* enfart* infarto* febre* injeç* vacin* uci lares cadeira_de deficien* cuid* fum* cigarr* baseado* sóbri* insulina* soro anális*
      dentista* internad* intern*
    `,
    shame: `
      vergonh* envergonh* culp* perdão* perdo* desculp* merec* nojo* nojent* odi* ódio* inútil* inutil* estúpid* burr* idiota* fracass* falh* partid* quebr* fardo* peso* estorv* problema* segred* escond* escondid* ment*
      minto mentira* fing* roub* medo* med* temo temi temor* assust* susto* terror* aterr* preocup* chor* choro* entorpec* desesper* alívi* alivi* calm* tranquil* paz silênc* silenc* calad* cuidado* desconhecid* estranh* errad*
      castig* explic* arrepend* remors* fraco* fraca* cobard* covard* trai* traí* promet* promess* fácil* leve* humilh*
    `,
    law: `
      divórc* divorc* separ* custódia* tribunal* juiz* julgament* advogad* despej* dívid* divid* penhor* despedid* desemprega* preso* prisão* prend* cadeia* amante* infiel* enganad* engan* trair* rutura* ruptura*
      terminou_comigo heranç* notári* cartório* pensão* denúnc* queixa* multa*
    `,
    quarrel: `
      brig* discut* discuss* zang* ralh* rude* grosseir* insult* xing* goz* troç* bully* bulli* chateád* chate* furios* fúria* raiva* irrit* dececion* decepcion* desilu* merda* puta* porra* caralh* foda* fod* foder* cuzão*
      cabrão* filho_da bosta* reclam* acus* mald* ciúm*
    `,
  },
  dark: `
    trist* escur* negro negra preto preta cinzent* pesad* pior* horrív* terrív* cruel* miserá* desgraç* esperança* amarg* sofr* stress* estresse* nervos* pesadel* perig* guerra* bomba* vítima* catástrof* destru* duro
    dura lut* preso presa armadilha* gaiola* abismo* nevoeiro* névoa* afund* pressão* tédio* entedi* suport* aguent* queria desej* deus rez* reza* inferno* diabo* pecad* profund* ajud* salv* plano planos planej* esquec*
    lembr* record* antes mudou rasg* mal esper* sentido para_quê por_quê único* única* resto rotina* robô* muro* vidro* pedra* costume* obrigaç* máscara* consegu* peso
  `,
  feelings: `
    sent* sinto amor* amo ama amar* coração* alma* esper* acredit* confi* orgulh* feliz* felic* alegr* grat* agradec* sonh* emocion* emoç* carinh* ternur* perto
  `,
  bright: `
    sol solarengo ensolarad* jardim* jardins flor flores florid* floriu rosa rosas girass* manjericão* tomate* feijão* ervilh* horta* vaso* fruta* maçã* pera peras ameixa* cereja* morango* framboes* compota* geleia* bolo* bolos torta* massa
    pão pães pãozinho padaria* sopa* batata* abóbora* mercado* música* canção* canções cant* coro coral piano* guitarra* violão* violino* concerto* danç* ri riu rimos riram rir riso* risada* gargalh* divert* engraçad* alegr* content* feliz*
    felic* bonit* lind* maravilh* ótim* óptim* delicios* gostos* saboros* aconchega* quentinh* morn* fresc* cor cores colorid* brilh* cheir* cheirava primavera* verão* outono* neve* arco-íris bosque* floresta* prado* serra* montanha* caminh*
    passear passeei passeámos passeamos passeio* bicicleta* bici bike* piquenique* praia* mar costa barco* canoa* rem* nadei nadar nadámos nadamos nadar* pássaro* pardal* melro* ouriço* esquilo* abelha* borboleta* cavalo* livro* romance* bibliotec* pint* desenh* tricot*
    crochê* coser* costur* costur* bord* madeira* prateleira* oficina* barro cerâmic* verniz* enverniz* lix* consert* arranj* jog* jogo* cartas xadrez* futebol* quebra-cabeça* puzzle* festa* anivers* visita* café* cafezinho* chá chocolat* biscoito* bolach* gelado*
    sorvete* amig* vizinh* orgulh* favorit* preferid* estrela* lua* vela velas lanterna* postal* aprend* árvore* castanh* cogumel* folha* tenda tandem limão* limões laranj* neto* neta* pastel pastéis broa* pamonha* brigadeiro* coxinha*
  `,
  firstPerson: `eu me mim meu minha meus minhas comigo nós nos nosso nossa nossos nossas conosco connosco gente sou estou tenho vou fui fiz tive estive fiquei`,
  negations: `não nao n nem nunca jamais nada ninguém nenhum nenhuma sem tampouco`,
  openers: `
    ele ela eles elas isso isto aquilo aquela aquele mas e ou porque porém então depois também além contudo senão assim pois que quem cujo lhe lhes seu sua seus suas dele dela deles lá ali aí era eram foi foram
    é são está estava estavam veio disse fez tinha chegou chegaram queria parecia parece saiu voltou diz tem vai ia outra outro ambos enquanto
  `,
  pronouns: `ele ela eles elas isso aquilo aquele aquela esse essa lhe lhes dele dela deles delas lá ali aí seu sua seus suas`,
  people: `
    mãe mamã mamãe pai papá papai pais filho filha filhos filhas menino menina meninos meninas criança crianças irmão irmã irmãos irmãs avó avô avós vovó vovô neto neta netos tio tia primo prima sobrinho sobrinha marido esposa mulher
    companheiro companheira namorado namorada amigo amiga amigos amigas colega colegas chefe vizinho vizinha vizinhos gente professora professor aluno aluna alunos família sogra sogro cunhada cunhado senhor senhora visita carteiro porteiro
    padeira padeiro rapaz rapazes moça moço
  `,
  everyday: `
    casa quarto cozinha rua cidade aldeia vila carro autocarro ônibus trabalho escritório escola sol chuva tempo vento céu ar luz cor cores água café chá pão sopa mesa cadeira janela porta livro livros filme música canção jardim mercado loja
    parque caminho volta hora aniversário férias verão inverno outono primavera tarde foto fotos dinheiro carta telefone jogo jogos cão cachorro gato passeio alegria riso grupo reunião árvore árvores flor flores mensagem plano lista lugar
    parede chão canto voz nome história chávena xícara semana domingo sábado
  `,
  beforeNoun: `
    o a os as um uma uns umas meu minha meus minhas teu tua seu sua nosso nossa este esta esse essa aquele aquela do da dos das no na nos nas ao à pelo pela de em com para por num numa primeiro primeira outro outra cada dois duas três quatro
    cinco seis
  `,
}
