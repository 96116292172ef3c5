import type { TextLanguage } from './text-language.ts'

export const PORTUGUESE: TextLanguage = {
  functionWords: `
    o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro com sem que e é não
    se eu me meu minha meus minhas te você ele ela eles elas nós lhe seu sua seus suas mas ou como mais muito já foi fui era eram
    está estou estava tem tenho tinha há hoje ontem ao à aos às isso isto este esta esse essa aquele aquela quando porque também
    tudo todo toda todos todas só até sobre onde são ser ter nem nada depois então ainda gente nosso nossa quem outro outra mim
    comigo fez fiz
  `,
  stopWords: `
    abaixo abril acaso acerca acima adiante afinal agora agosto aí alguém algo algum alguma algumas alguns ali além ambos amanhã
    ano anos ante anteontem antes apenas apesar aquelas aqueles aqui aquilo assim através atrás bastante bem boa boas bom bons
    cada caso cedo cem certa certo cima cinco claro coisa coisas conforme contra contudo cuja cujo dela delas dele deles
    demais dentro desde dessa dessas desse desses desta deste destes detrás dez dezembro dia dias diante disso disto doze dois
    domingo duas durante embora enfim enquanto entre essas esses estas estes exceto favor fevereiro fim final fora forma frente
    grande grandes hora horas homem ideia igual inclusive instante inteira inteiro jamais janeiro jeito julho junho junto juntos
    lá lado lembro lento logo longe longo lugar madrugada maior maio mais mal maneira manhã manhãs março meia meio
    melhor melhores menor menos mês meses mesma mesmas mesmo mesmos metade mil minuto minutos modo momento momentos muita muitas
    muitos mulher mundo nenhum nenhuma nesse nessa neste nesta ninguém noite noites nossas nossos nova novas novembro nove novo
    novos nunca oito onze ora outras outros outubro par parte passada passado pena pequena pequenas pequeno pequenos perto pessoa
    pessoas pior plena pois ponto porém portanto pouca poucas pouco poucos praticamente primeira primeiro problema própria próprio
    próxima próximo quais qual qualquer quanta quantas quanto quantos quarta quarto quase quatro quinta quinto quinze razão resto
    sábado segunda segundo seis semana semanas sempre sentido ser sete setembro sexta sequer sim sobretudo somente sozinha
    sozinho tais tal talvez tampouco tanta tantas tanto tantos tarde tardes tempo terça terceira terceiro tipo total três troço
    última últimas último últimos única único vários várias vez vezes verdade vida vinte vocês volta feira trinta cem pergunta
    contigo consigo conosco connosco tu teu tua vos
    velho velha velhos velhas antigo antiga casa
  `,
  verbs: `
    sou és é somos são era eras éramos eram fui foi fomos foram será seria seja sendo sido estou estás está estamos estão tá tô
    estava estavas estávamos estavam tava estive esteve estivemos estar hei há havia houve haver tenho tens tem temos têm tinha
    tínhamos tinham tive teve tivemos tiveram ter tido faço fazes faz fazemos fazem fazia faziam fiz fez fizemos fizeram fazer feito
    posso pode podemos podem podia pude pôde poder quero quer queremos querem queria quis querer vou vais vai vamos vão ia íamos iam
    ir ido venho vem vimos vêm vinha vinham vim veio viemos vieram vir digo diz dizem dizia disse dissemos disseram dizer dito vejo
    vê vemos veem via viam vi viu viram ver visto dou dá damos dão dava davam dei deu demos deram dar dado sei sabe sabemos sabem
    sabia soube saber ponho põe pomos põem punha pus pôs pusemos pôr posto saio sai saímos saem saía saí saiu saíram sair chego
    chega chegamos chegam chegava cheguei chegou chegámos chegaram chegar passo passa passamos passam passava passei passou passaram
    passar fico fica ficamos ficam ficava ficavam fiquei ficou ficámos ficaram ficar deixo deixa deixei deixou deixar acho acha
    achei achou achava achar parece parecem parecia pareceu encontro encontra encontrei encontrou encontramos encontrámos encontrar
    falo fala falamos falava falei falou falámos falaram falar chamo chama chamei chamou chamar compro compra comprei comprou
    compramos comprámos comprar trabalho trabalha trabalhei trabalhou trabalhar leio lê li leu lemos lia ler escrevo escreve escrevi
    escreveu escrever ando anda andei andou andamos andámos andar caminhei caminhou caminhamos olho olha olhei olhou olhava olhar ouço
    ouve ouvi ouviu ouvimos ouvia ouvir começo começa comecei começou começamos começar acabo acaba acabei acabou acabar cozinho
    cozinhei cozinhou cozinhamos cozinhámos jogo joga joguei jogou jogamos jogámos canto canta cantei cantou cantamos cantavam rio ri
    rimos riu riram gosto gosta gostei gostou gostava cheira cheirava soa soava chove chovia choveu cresce crescem cresceu plantei
    plantou plantamos plantámos planto pintei pintou pintamos pinto consertei consertou arranjei arranjou aprendi aprendeu aprendemos
    aprendo experimentei provei provou provamos preparei preparou preparamos nadei nadou nadamos arrumei arrumou arrumamos reguei
    regou volto volta voltei voltou voltamos voltámos voltaram voltar trago traz trouxe trouxemos trouxeram trazer sinto sente senti
    sentiu sentir penso pensa pensei pensava pensou pensar lembro lembra lembrei lembrou preciso precisa procuro procurei procurou
    abro abre abri abriu fecho fecha fechei subo sobe subi subiu subimos desço desci desceu descemos sigo segue segui seguiu conheço
    conheci conheceu vivo vive vivi conto conta contei contou contamos ensino ensina ensinei ensinou toco toca toquei tocou tocava
    sentei sentou sentamos sentado sentada sentados custa custou brilha brilhava durou dura demorei demorou levo leva levei levou
    ganhei ganhou costurei bordei terminei terminou tirei tirou mostrei mostrou mudei mudou
  `,
}
