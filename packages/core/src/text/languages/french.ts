import type { TextLanguage } from './text-language.ts'

export const FRENCH: TextLanguage = {
  functionWords: `
    le la les l' un une des de du d' et est que qui qu' ne pas n' dans pour je j' il elle on nous vous ils elles ce c' cette cet ces ça
    se s' son sa ses mon ma mes m' me te t' à au aux en sur avec sans mais ou où plus très bien tout tous toute toutes comme par y a
    ai as avons ont était étais étaient avait avais suis sont été fait être avoir lui leur leurs notre nos si quand aussi même
    encore puis donc déjà rien hier aujourd' hui chez moi toi peu trop après avant jusqu alors parce depuis
  `,
  stopWords: `
    abord afin ailleurs ainsi an année années ans août assez aucun aucune autant autour autre autres autrefois avril beau beaucoup
    beaux bel belle belles bon bonne bonnes bons bout car ceci cela celle celles celui cent cependant certain certaine certaines
    certains chacun chacune chaque chose choses cinq combien comment contre côté coup cours d'abord davantage décembre dedans
    dehors deçà delà demain demi demie dernier dernière dernières derniers derrière dès désormais dessous dessus deux devant
    dimanche dix donc dont douze droit durant effet endroit enfin ensemble ensuite entre envie environ espèce évidemment exactement
    façon faim fin finalement fois février genre gens grand grande grandes grands gros grosse guère heure heures heureusement hors
    ici idée instant jamais janvier jeudi jour journée journées jours juillet juin jusque juste là là-bas laquelle lendemain lent
    lequel lesquelles lesquels loin long longtemps longue lors lorsque lundi mai maintenant malgré manière mardi mars matin matinée
    matins meilleur meilleure meme mercredi mien mieux mieux milieu mille mois moins moitié moment moments monde mot neuf
    nombreux non nouveau nouveaux nouvel nouvelle nouvelles novembre nul nuit nuits octobre onze outre par-dessus pareil parfois
    parmi part partie partout peine pendant personne personnes petit petite petites petits peut-être pire plein pleine plupart
    plusieurs plutôt point pourquoi pourtant premier première près presque prochain prochaine propre puisque quant quatre quel
    quelle quelles quelque quelques quelquefois quels quelqu quinze quoi quoique raison rapidement reste samedi sans seconde
    secondes seize semaine semaines selon sens sept septembre ses seul seule seulement seuls sinon six soi soir soirée soirs
    sorte soudain sous souvent suite sûr surtout tant tard tel telle tellement tellement temps toi toujours tôt tour tous
    travers treize trente trois truc type unique vais vendredi vers veille vie vieille vieux vingt vite voici voilà vrai vraie
    vraiment vraiment homme femme question problème cas fond minute minutes midi minuit après-midi week-end
    vieil ancien ancienne maison
  `,
  verbs: `
    suis es est sommes êtes sont étais était étions étaient fus fut furent serai sera serait soit ai as a avons avez ont avais
    avait avions avaient eu aurai aura aurait vais vas va allons allez vont allais allait allions allaient irai ira fais fait
    faisons font faisais faisait faisaient fera peux peut pouvons peuvent pouvais pouvait pouvaient pu pourrai pourra pourrait
    veux veut voulons veulent voulais voulait voulaient voulu dois doit devons doivent devais devait dû sais sait savons savent
    savais savait su vois voit voyons voient voyais voyait vu viens vient venons viennent venais venait venu venue venus dis dit
    disons disent disais disait mets met mettons mettent mettais mettait mis prends prend prenons prennent prenais prenait pris
    tiens tient tenais tenait crois croit croyais croyait suit suivi lis lit lisons lisent lisais lisait lu écris écrit écrivons
    écrivais écrivait sens sent sentais sentait sentent senti pars part partons parti partie partis sors sort sortons sorti
    rends rend rendu attends attend attendais attendait attendu entends entend entendais entendait entendu perds connais connaît
    connaissais ouvre ouvrait ouvert offre offert reçois reçu bois boit cours court courait couru vit vivait vécu rit riait ri
    rions faut fallait pleut pleuvait plu neige neigeait reste restais restait resté restée restés passe passais passait passé
    passée passent trouve trouvais trouvait trouvé parle parlais parlait parlé parlons parlent regarde regardais regardait
    regardé aime aimais aimait aimé aiment aimons pense pensais pensait pensé arrive arrivais arrivait arrivé arrivée arrivés
    arrivent commence commençais commençait commencé demande demandait demandé marche marchais marchait marché marchons mange
    mangé donne donnait donné donnent semble semblait laisse laissait laissé appelle appelait appelé porte portait porté travaille
    travaillais travaillait travaillé joue jouais jouait joué jouent jouons chante chantais chantait chanté chantent écoute
    écoutais écoutait écouté achète acheté achetait cuisine cuisiné prépare préparé préparait apprends apprend appris essaie essayé
    essayait répare réparé plante planté plantait pousse poussent fleurit peins peint dessine dessiné range rangé rangeait
    nettoie nettoyé arrose arrosé nage nagé monte monté monté montait descend descendu rentre rentré rentrée rentrés rentrait
    retrouve retrouvé retrouvés raconte racontait raconté montre montrait montré rappelle rappelait ressemble brille brillait
    sonne sonnait goûte goûté tourne tournait change changé changeait cherche cherchait cherché tombe tombait garde gardé gardait
    reviens revient revenu revenue rêve rêvé coûte coûtait dure duré durait installe installé installés assis assise termine
    terminé terminait finis finit fini offert posé pose posait allé allée allés tricoté cousu couds
  `,
}
