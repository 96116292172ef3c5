import type { Language } from './language.ts'

export const PORTUGUESE: Language = {
  functionWords: `
    o a os as de que e em um uma nao me se meu minha por com para como mas ja muito do da no na dos das ao pra ele ela eu hoje
    ontem tudo esta estou porque quando tenho foi sem nada nem isso mais so pelo pela ate voce vc tava to ta ele depois la
    outra vez minhas meus era tem aqui num numa sou fui
  `,
  isInThesaurus: false,
  slang: `
    qnd=quando dnv=de_novo perdemo=perdemos n=nao q=que pq=porque vc=voce tb=tambem tbm=tambem to=estou tou=estou tava=estava ta=esta pra=para hj=hoje qro=quero
    mto=muito mt=muito cmg=comigo oq=o_que nd=nada msm=mesmo dps=depois ngm=ninguem
  `,
  concepts: {
    i: 'eu',
    me: 'me mim meu minha meus minhas comigo',
    he: 'ele seu dele',
    she: 'ela dela',
    they: 'todos ninguem alguem eles gente',
    not: 'nao nada nem nunca sem jamais',
    want: 'quero queria vontade desejo tomara espero rezo prefiro preciso gostava gostaria',
    plan: 'plano planejei planeei decidi decidido data pesquisei procurei contei calculei',
    think: 'penso pensar pensando pensei pensamento pensamentos imagino',
    die: 'morrer morri morreu morto morta morte morro faleceu caixao cemiterio tumulo morresse',
    kill: 'matar matar-me suicidio suicidar suicida enforcar mato matasse',
    exist: 'viver vida vivo viva existir acordar respirar continuar aqui',
    gone: 'desaparecer sumir desapareco sumisse desaparecesse',
    end: 'acabar terminar fim parar desistir',
    burden: 'fardo peso estorvo inutil atrapalho',
    means: 'comprimidos remedios overdose corda pistola veneno insulina cartela calmantes',
    place: 'ponte linha comboio trem metro telhado varanda penhasco rio mar predio camiao caminhao janela',
    fall: 'saltar pular atirar-me jogar atirar cair afogar',
    harmverb: 'cortar corto cortei queimar queimei sangrar magoar machucar arranhar morder bater cortar-me',
    blade: 'lamina laminas gilete navalha faca tesoura x-ato estilete isqueiro cigarro',
    body: 'braco bracos pulso pulsos coxa coxas perna pernas pele cara pescoco mao costelas olho labio cabelo barriga',
    wound: 'cicatriz cicatrizes ferida feridas sangue penso curativo marcas cortes',
    bruise: 'nodoa negra nodoas roxo roxos hematoma maquiagem maquilhagem base oculos_escuros olho_roxo',
    cover: 'manga mangas moletom casaco esconder escondo escondi tapar cobrir mentira menti desculpa',
    hitverb:
      'bate bateu batia bater esmurrou soco estalo tapa pontape empurrou empurra estrangulou esganou agarrou cuspiu puxou apertou',
    rape: 'violou violada estuprou estuprada estupro abusou abusava abuso tocava tocou obrigou forcou',
    control:
      'deixa autorizacao controla telemovel celular chaves trancou trancada tranca dinheiro mensagens vigia senha proibe localizacao permissao',
    threat: 'ameaca ameacou grita gritou furioso bebado insulta partiu quebrou',
    fear: 'medo tremo tremer tremendo silencio assustada pavor panico',
    partner: 'marido esposa mulher namorado namorada companheiro ex padrasto madrasta tio chefe treinador padre',
    escape: 'mala mochila fugir abrigo policia denunciar',
    kin: 'mae mamae pai papai avo avos irmao irma filho filha bebe tio tia primo prima amiga amigo vovo vo mainha painho nenem voinha mano mana marido mulher',
    gaveaway:
      'dei doei oferecei testamento seguro senhas papeis carta cartas bilhete despedida organizei cancelei apaguei etiquetas',
    pet: 'cao cachorro cadela gato gata coelho cavalo',
    last: 'ultimo ultima ultimos despedida adeus despedir nunca_mais',
    future: 'amanha natal aniversario verao futuro calendario ferias',
    calm: 'calma calmo paz alivio leve sossego',
    miss: 'saudade saudades falta perdi perda luto enterro funeral velorio cinzas viuva aborto batimento',
    eat: 'comer comi comida jantar almoco fome calorias prato pao',
    purge: 'vomitar vomitei vomito compulsao laxantes anorexia bulimia jejum',
    weigh: 'balanca peso quilos gorda gordo magra emagrecer espelho ossos',
    despair:
      'esperanca desespero desesperada vazio vazia deprimida depressao ansiedade chorar chorei choro odeio sentido exausta nojo',
    bed: 'cama lencol banho chao levantar',
    ill: 'cancro cancer tumor quimio metastases terminal paliativos uti diagnostico recaida',
    urge: 'recaida impulso de_novo outra_vez limpa dias castigo mereco',
    fiction: 'novela livro filme serie capitulo temporada teatro musica',
    game: 'jogo nivel jogar xadrez fase',
    sport: 'golo gol futebol equipa time treino ginasio academia corrida',
    cook: 'cebola cebolas receita forno bolo cozinha panela',
    tech: 'telemovel bateria computador carro wifi',
    work: 'trabalho escritorio reuniao cliente prova aula',
    kids: 'miudos creche crianca escola',
    lol: 'haha kkk kkkk rsrs lol hahaha',
    good: 'bom boa feliz contente lindo otimo',
    night: 'noite madrugada insonia',
    again: 'outra_vez sempre ontem_a_noite cada de_novo',
    alone: 'sozinha sozinho ninguem so',
  },
  sayings: `
    morto|morta|mortos|mortinha|morro|morrer|morri|morrendo|morreu|morremos de ..1 rir|riso|fome|sono|calor|frio|sede|vergonha|vontade|amor|tedio|cansaco|medo|inveja|saudades|saudade|ternura|curiosidade|amores|pena
    morro|morria|morrer|morrendo por|para um|uma|ver|ir|comer|saber
    morri|morrendo|morta kkk|kkkk|haha|hahaha|de|com|lol
    bateria|telemovel|celular|computador|carro|wifi|pilha|planta|cacto|aparelho|notebook ..3 morreu|morta|morto
    matar|mata|matou|matando|matei o|a|as ..0 tempo|fome|saudades|saudade|barata|aranha|aula|aulas|bicho|sede|curiosidade|charada
    matei|matar|mato|mata aula|aulas|saudade|saudades|charada
    me|nos mata|matou|matam ..2 quando|se|por|de|o|a|essa|esse
    mae|chefe|pai|irma|mulher|professora ..1 vai|vao|ia ..0 me? matar|mata-me|matar-me
    vai|vou|ia me? matar ..0 se|quando|por
    mataria|matava por um|uma
    cortar|cortei|corto|corta|cortou ..2 cabelo|relva|grama|cebola|cebolas|pao|franja|luz|agua|unhas|bolo|tomate|legumes|papel|carne|caminho|pizza|lenha
    cortei|cortei-me|queimei|queimei-me ..2 dedo|dedos|lingua|papel|cozinhar|forno|panela|barbear|sol|mao|costas|cozinha|tabuleiro|arroz|bolo
    saltar|pular|pulei|saltei|pulo|pulando ..2 corda|piscina|agua|pocas|cama|alegria|trampolim|carnaval|refeicao|muro|ondas
    pendurar|pendurei|pendurada ..2 roupa|quadro|quadros|casaco
    bater|bate|bateu|bati|batendo ..2 papo|claras|palmas|bolo|porta|recorde|sono|saudade|soneca|perna|ovos|bola|meta|fome|cartao
    ninguem morreu
    nao|nunca quero|vou|quer|queria morrer
    fim de|do|da semana|mes|ano|tarde|jogo|curso|temporada
    acabar|acabei|terminar|terminei com? o|a|os ..1 bolo|relatorio|trabalho|livro|prova
    despedida de solteir*
    fingir|finge|fingiu|faz|fazer ..1 de? morto|morta|morte
    dormente|dormentes
    morreu|morreram ..2 bateria|telemovel|celular|peixe|planta|internet|wifi|sistema|notebook|carro
    funeral|funerais de estado
    funeral|enterro do? ..2 peixe|hamster|bacalhau|ossos
    morto|morta|mortos por ir|ver|chegar|comer|saber|sair|te
    de cortar a faca
    funeral|funerais|enterro ..2 bolachas|eusebio|televisao|rainha|papa|presidente|peixinho
    ate a? morte ..0 e
    vive|vivo|vivem|viver sem mim|ti|voce|o|a|cafe|acai ..1 e
    eu|que|que|q morri ..1 e|era|no|na|kkk
    natureza|ponto|lingua|hora|peso|angulo morto|morta
    dia de? ..1 finados|mortos
    ate morrer
    vomitou|vomito ..2 cao|gato|bebe|cachorro|sofa
    o|a|cao|gato|bebe|cachorro ..1 vomitou
  `,
  dampers: `
    televisao gta novela filme serie capitulo temporada teatro cancao cinema netflix telejornal noticias jornal livro museu historia concerto jogo fase
    minecraft fortnite xadrez golo gol futebol equipa time ginasio academia arbitro cebola cebolas receita forno bateria computador wifi
    impressora haha hahaha kkk kkkk kkkkk rsrs lol brincadeira dentista mosquito mosquitos aranha barata planta plantas horta formigas podcast personagem
    vilao documentario
  `,
  sure: `
    ponte|caixa|linha|viaduto|predio|laje|telhado ..10 atirei|pular|pra|atirar|pulei ..1 pular|porque|me|so|abaixo
    so nao ..1 me|pulei|saltei ..1 atirei|joguei|matei|lancei|porque
    apetece-me|apetecia-me|apetece morrer|desaparecer|sumir
    deixar|deixasse de existir|viver|respirar
    larguei|largar|soltei|soltar ..2 guidao|volante|direcao
    tirar|tiro ..1 ela|minha|propria ..1 vida|e|pronto
    minha vida ..4 tirar|acabar
    tomei|tomo|engoli ..2 monte|monte|caixa|cartela|tudo|todos|frasco ..3
    deus|senhor|jesus ..2 me? leva|leve|levar|leva-me|leve-me ..3
    ja tentei ..5 vez|vezes|2x|anos|17|16|uma|duas
    preferia|prefiro|melhor ..3 morto|morta|morrer
    arranhei|arranho|esfolei|furo|furei|furar|soco|queimei|queimo|belisco|mordo|bati|corto ..10 carne|odio|castigo|inchar|sinto|sangrar|proprio|mim|contando
    soco|socos|murro|tapas|murros ..3 proprio|propria|mesmo|mesma ..1
    partiu-me|quebrou|partiu|rachou ..2 prato|braco|nariz|dente|costela|telemovel|dedo ..3
    apalpou-me|apalpou|apalpava|bolinou|alisou|encoxou ..2
    pescoco ..4 desmaiar|ar|respirar|marcas|roxo
    apertou-lhe|apertou-me|apertou ..2 pescoco|garganta|braco
    fechou-me|trancou-me|prendeu-me|prendeu ..2 na|no|em|quarto
    facada|facadas ..3
    botou|bota|passou|passava|meteu ..1 a|as mao|maos ..2 em|mim|saia|perna|coxa|pernas
    vou|quero|queria|vontade ..1 furar|esfaquear|matar|degolar ..1 painho|ele|ela|meu|o|aquele|todinho
    separei|afiei ..1 faca
    disse|digo|dizer|inventei ..5 arame|tanque|porta|escada|cai|tropecei|armario ..1 $
    acabar|acabo|acabei|dar com ..1 isto|isso|tudo|vida|sofrimento ..1
    por|pôr|ponho|dar|dou um? ..1 fim|termo ..2 vida|tudo|isto|isso
    tentei|ja tentei|tentar ..4 comprimidos|lamina|corda|matar|suicid*|uma|outra ..2
    telhado|ponte|linha|varanda|parapeito|viaduto|laje|trilho|trilhos|passarela ..10 atirar|saltar|pular|pe|abaixo|coragem|salto|jogar|cair
    cabeca|testa|mao|punho ..3 contra|na|no ..2 parede|porta|azulejo|azulejos
    mao|maos|braco|dedos ..4 chapa|fogao|fogo|agua ..2 quente|fervente|fervendo|ferver
    queimo|queimei|corto|cortei|furo|furei|arranho|bato|espeto ..8 cigarro|isqueiro|proposito|compasso|lamina|castigo|ferro|gilete|estilete
    de proposito ..3
    levantou|levanta|levantava ..1 a mao
    atirou|jogou|arremessou|tacou|mandou ..4 prato|copo|cadeira|telemovel|celular|garrafa ..4 mim|cabeca|cara|parede
    cinto|cintadas|chicote|vara|pancada|pancadas|tareias|surras ..3
    amarrava|amarrou|amarrada|amarrado ..3
    esfaquear|esfaqueio|esfaqueava|dar-lhe|mato ele|ele|lo|nele|tiro
    mato|matar|matava ele|o|ela|aquele ..2 juro|desgracado|gajo|padrasto|sujeito|homem|enquanto
    se ..2 fores|falares|contares|sair|saires|deixares ..4 mato|mata|mato-te|acabo
    mensagem|video|audio|carta|bilhete ..2 adeus|despedida
    querendo|pensando|planejando|desejando|farta|farto ..2 morrer|matar|sumir|desaparecer
    me mato|matava|matar|mataria|enforco ..2 $|e|hoje|amanha
    nao ..1 aguento|suporto viver|existir
    arranco|arranquei|arrancar ..2 cabelo|cabelos|unhas|pele
    risquinhos|riscos|cortezinhos|marcas ..4 pulso|braco|coxa|perna|novos|novas
    me|m' ..2 meteu|deu|dava|acertou|largou ..3 tapa|tapas|estalo|estalada|bofetada|soco|murro|pontape|chute|porrada|surra|tareia|tabefe|chapada
    deu-me|dava-me|levei|apanhei ..3 tapa|estalo|estalada|bofetada|soco|murro|pontape|surra|tareia|porrada|chapada|dele|cinto
    trancada|trancado|fechada|fechado em|no|a|dentro ..1 casa|quarto|chave|banheiro
    ameaca|ameacou|ameacava|ameaca-me|ameacou-me ..2 com|que|matar|de
    faca ..4 enquanto|quando|nele|nela ..1 dorme|dormia
    quero|queria|desejo|prefiro|preferia|vontade|tomara|gostava|gostaria|preciso|decidi|vou|ia|penso|pensando|pensei|pensar|tentei|tentado|tentar|ideias|formas|maneiras|plano|maneira|jeito ..4 morrer|morresse|matar-me|suicidar|suicidar-me|desaparecer|enforcar*|morta|morto|cortar-me|sumir|matar|acordar|atirar-me|magoar-me|machucar !do|da|daqui|de|o|a|por|praia
    matar|matar-me|suicidar|suicidar-me|enforcar|enforcar-me|suicidio|suicida|suicidas|automutil*|autolesao|matava-me|mato-me
    suicidio|suicida|suicidas|automutil*|suicidar*
    tirar|tirar-me|tirei|tirado|acabar|terminar|acabo com? ..1 propria|minha|a|propria vida
    nao quero|queria|consigo|posso|desejo|aguento ..2 viver|existir|continuar|acordar|estar ..1 mais|aqui|viva|vivo|assim|amanha|$
    nao ..1 quero|queria ..1 mais ..1 viver|existir|acordar|estar|aqui
    tomara|queria|quem|oxala ..3 nao ..2 acordar|acordasse|tivesse|nascido
    nunca ..1 ter|tivesse|tinha nascido
    melhor|estariam|ficariam|ficavam|estavam ..4 sem mim
    sem mim ..4 melhor|tranquil*|felizes|bem
    melhor|mais morta|morto
    acabar|acabo|terminar|acabava|acabasse com ..1 tudo|isto|isso|vida|sofrimento
    overdose|forca
    cortei|cortei-me|corto-me|corto|cortar-me|queimei-me|queimo-me|queimei|cortava-me|cortando|arranhei-me|magoei-me|machuquei ..6 braco|bracos|pulso|pulsos|coxa|coxas|perna|pernas|pele|outra|novo|sangr*|lamina|ontem|casa|banho|cigarro|barriga|gilete|mim
    me cortar|machucar|queimar|ferir
    cortar-me|magoar-me|machucar-me|ferir-me|queimar-me
    cortes|cicatrizes|marcas ..6 braco|bracos|pulso|pulsos|coxa|coxas|manga|mangas|pernas|tapo|escondo
    lamina|laminas|gilete|navalha|x-ato|estilete ..8 braco|pulso|pele|sangue|cort*|escondida|gaveta|banho|coxa|outra|novo
    comprimidos|remedios|calmantes|rivotril ..8 todos|guardados|guardo|contei|conto|engolir|engoli|tomei|juntei|suficientes|juntando|caixa|escondidos|tomar|cartela|chegam|dariam
    todos|caixa|cartela|frasco|mao-cheia ..3 comprimidos|remedios|calmantes
    atirar-me|atiro-me|jogar|joguei|me|saltar|pular|lancar|atirar|pulo|salto ..4 ponte|linha|comboio|trem|metro|varanda|janela|telhado|camiao|caminhao|predio|onibus|carro|penhasco|abaixo|andar !do|de ..4 parar|perdi|apanhei
    cabeca|punhos|murro|murros|soco|socos ..3 contra|na|no ..1 parede|porta|muro
    bater|bato|bati|bato-me ..3 cabeca|mim|cara ..3 parede|mesma|mesmo|propria
    me ..2 bate|bateu|batia|esmurra|esmurrou|empurra|empurrou|estrangulou|esganou|violou|estuprou|tocava|tocou|forcou|obriga|obrigou|obrigava|trancou|tranca|ameaca|ameacou|cuspiu|sacudiu|maltrata|agarrou|abusava|abusou|humilha|apertou|chutou|espancou|bater|batendo|espanca|enforcou|jogou|puxou|arrastou|xinga !bola|mal
    bate-me|bateu-me|batia-me|empurrou-me|violou-me|ameaca-me|ameacou-me|trancou-me|tranca-me|apertou-me|deu-me|obriga-me|obrigou-me|agarrou-me|agarra-me|tocava-me|cuspiu-me|puxou-me|esbofeteou-me|pontapeou-me|espancou-me
    ele|ela|marido|pai|mae|namorado|padrasto|ex|companheiro|irmao ..4 bateu|bate|batia|espancou|estrangulou|empurrou|esmurrou|abusou|violou|estuprou|abusava|ameacou|trancou|apertou !recorde|bola|porta|papo|carro
    tapa|soco|estalo|estalada|pontape|surra|cinto|bofetada|murro|tareia ..4 me|mim|pai|marido|namorado|outra|deu|levei|cara
    abusada|abusado|abuso|abusos|abusou|abusava|estupr*|violada|violacao ..2
    vai|vou|ia|disse ..2 matar-me|matar|mata-me|mata ..2 se|mim|um|dia
    quero|queria|podia|vontade|vou|penso|pensei ..3 mata-lo|mata-la|esfaquear*|matar|estrangula-lo|esfaquea-lo ..1 ele|ela|o|a|ele ..1
    se ..3 sair|deixar|for|contar|falar|deixo ..4 mata|matar|mata-me
    medo dele|do|da|de|que ..2 ele|marido|pai|namorado|padrasto|casa|chegar|voltar|vida|companheiro|entrar|$
    mao|maos ..2 pescoco|garganta
  `,
  hold: `
    nao ..1 aguento|suporto|consigo|posso|quero ..1 mais $
    nao aguento|suporto|consigo|posso ..1 mais|continuar ..2 vida|assim|viver|com|isto|isso
    nao ..2 sentido|vontade|razao|motivo|motivos|graca ..3 viver|continuar|vida|levantar
    vontade|razoes|motivos|razao de|para|pra viver|continuar
    cansada|cansado|farta|farto|exausta de ..1 viver|existir|tudo|vida|estar|respirar
    sou|ser|sinto-me|sinto ..2 um? fardo|estorvo|peso
    ninguem ..5 notaria|nota|sentiria|falta|repararia|dava|ia|daria|perceberia ..2 se|minha|falta|conta|notar|perceber|reparar|sentir
    se ..2 desaparecer|desaparecesse|morrer|morresse|sumir|sumisse|existisse|eu ..1 morrer|morresse|sumisse|desaparecesse|fosse
    quando ..2 nao estiver|morrer|cá|ca|for
    carta|cartas|bilhete ..3 despedida|despedir|suicidio|depois
    despedida|despedir ..4 carta|bilhete|todos|vida|mundo|escrev*
    penso|pensar|pensando|pensei|ideia|pensamento|pensamentos|imagino|imaginei|sonho ..5 morte|morrer|ponte|linha|comprimidos|comboio|trem|morta|morto|saltar|pular|matar
    quanto|como|quantos ..5 comprimidos|morrer|queda|altura|demora
    dormir ..4 acordar|sempre|nunca
    sangue|sangrar|dor|corte ..5 alivio|calma|sinto|real|descanso|sossego
    nodoa|nodoas|roxo|roxos|roxa|hematoma|negra|negras ..8 ele|maquilh*|maquiag*|base|tapei|escondi|disse|oculos|porta|cai|braco|pescoco|manga|marido|namorado|costelas
    disse|digo|contei ..5 cai|bati|porta|escada|escadas|escorreguei
    nao ..2 deixa|deixam|permite|deixava ..4 sair|ver|trabalhar|falar|ter|ir|dinheiro|sozinha|ligar|dormir|amigas
    revista|tirou|tira|controla|segue|vigia|esconde|partiu|quebrou|proibe|rastreia|tirou-me|tira-me|controla-me|ve|le|mexe|confere|fica|ficou ..5 telemovel|celular|dinheiro|chaves|mensagens|salario|passaporte|roupa|documentos|whatsapp|amigas|onde|cartao|senha|localizacao|ordenado
    pedir autorizacao|permissao|licenca
    disse|dizia|digo que? nao ..4 mesmo|continuou|mas|e|ele
    a forca
    mereco|castigar-me|castigo|castigar ..4 dor|morrer|sofrer|corpo|mesma|mesmo|cort*|me
  `,
  sureHeavy: '',
  light: `
    ultima|ultimo|ultimas carta|noite|vez|dia|abraco ..4 eu|me|tudo
    para|pra que ..2 viver|continuar|levantar|existo
    morrer|morte|morto|morta ..4 eu|me|paz|descanso|melhor|alivio
    me|meu|eu ..5 morrer|suicidio|morte|lamina
    testamento|senhas|papeis ..3 ordem|pronto|tudo|escrit*
  `,
  heavy: `
    $kin ..1 partiu|finou|descansou ..1 hoje|hj|ontem|esta|de|em
    perdi|perdemos|perdeu|perdida ..1 a|o|toda ..1 esperanca|nenem|bebe|menino|menina
    dedo|dedos ..2 garganta|goela
    como|comi|comer ..2 escondido|escondida|ate ..3 mal|passar|vomitar|depois
    so|a cafe|agua|cigarro ..4 dias|dia|pele|osso|$
    transplante|dialise|hemodialise|metastase|leucemia|uti|paliativ*
    buraco|poco sem|fundo ..1
    so existo ..2
    nao|n lavo|levanto|tomo|respondo|atendo ..4 banho|cabelo|ninguem|levanto|desde
    nao ..1 tomo|tomei banho ..1 desde|ha
    morreu|faleceu|finou-se ..1 o|a|minha|meu|tia|tio|avo|dona|ontem|hoje|esta ..1 !bateria
    enterro|funeral|velorio|missa ..1 do|da|de|setimo ..2 !estado|peixe
    nasceu|nascido morto|morta
    vomitar|vomito|vomitei|enfio|meto|enfiar ..4 dedo|dedos|tudo|almoco|jantar|goela|garganta
    sem|nenhuma|vejo ..3 saida
    nada ..3 sentido|importa|serve|adianta|vale
    $kin|$pet|ela|ele ..3 morreu|faleceu|morrendo|morreram|faleceram !rir|riso
    morreu|faleceu|morreram ..4 $kin|$pet|ontem|hoje|segunda|domingo
    enterro|funeral|velorio|cinzas|caixao|luto|viuva|viuvo|paliativos|cemiterio|pesames|enterramos|cremacao|lapide|enterrei|sepultura
    aborto|abortei|batimento|batimentos|curetagem
    perdemos|perdi|perdido|perder|perdeu ..3 bebe|gravidez|filho|mae|pai|avo|irmao|irma|filha|menino|menina
    cancro|cancer|quimio|quimioterapia|metastases|metastase|tumor|terminal|leucemia|uti|alzheimer|oncologista
    vomitei|vomitar|vomitado|vomitando|compulsao|laxantes|laxante|anorexia|bulimia|purguei|purgar|jejum
    nao|sem ..2 comer|comi|como|jantei|almocei|jantar ..4 dias|nada|desde|hoje|dia|horas
    calorias|balanca|quilos|kg ..8 peso|gorda|gordo|menos|hoje|conto|vezes|perder|mais
    peso-me|pesei-me|pesei
    gorda|gordo|nojo|odeio|corpo ..5 corpo|espelho|barriga|coxas|gorda|gordo|odeio|nojo|mim
    me odeio
    odeio-me
    sem esperanca|saida|sentido|vontade
    nada|tudo ..2 sentido|importa|igual|perdido|preto|escuro
    desesper*|depressao|deprimida|deprimido|inutil
    ataque|ataques|crise|crises de panico|ansiedade
    vazia|vazio|morta|morto|anestesiada ..3 dentro|sinto|interior|por
    nao|sem ..3 saida|esperanca ..2 para|nada|$
    dias ..2 sem|so|a ..1 comer|agua|cafe|maca|gelo
    sinto|estou|sinto-me ..3 vazia|vazio|nada|morta|destruida|destruido|quebrada
    nao|sem ..3 levantar|levantar-me|sair|saio|parar|paro|forcas|consigo ..4 cama|chorar|casa|nada
    chorei|choro|chorando|chorar ..5 horas|noite|noites|banho|parar|chuveiro|dormir|todos|todo|dia|chao|sozinha|sozinho
    recaida|recai|internada|internado|psiquiatria|psiquiatrico|garrafa
    nao aguento|suporto mais
  `,
  tender: `
    divorcio|separacao|separamos|julgamento|tribunal|advogado|guarda|hospital|operacao|urgencias|diagnostico|biopsia|sozinha|sozinho|chorei|chorar|choro|chorando|triste|tristeza|medo|ansiedade|panico|divida|dividas|despejo|despedida|despedido|demitida|desemprego|terapia|psicologa|psicologo|medicacao|bullying|policia|prisao|morte|morto|morta|morreu|culpa|vergonha
  `,
}
