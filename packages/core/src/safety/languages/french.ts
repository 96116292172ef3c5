import type { Language } from './language.ts'

export const FRENCH: Language = {
  functionWords: `
    le la les de des un une et en que qui je j' n' l' d' c' s' m' qu' il elle on nous vous est ai suis pas ne ce cette mon ma
    mes pour par sur dans avec plus mais ou au aux du se sa son ses moi me tout tous fait quand comme ca y a ete etait encore
    jamais rien bien sans trop tres deja chez chui jsuis jpeux pcq
  `,
  isInThesaurus: false,
  slang: `
    jveu=je_veux jme=je_me jvais=je_vais jlai=je_l'_ai jle=je_le jbois=je_bois jmange=je_mange jregarde=je_regarde jdemande=je_demande
    jfais=je_fais jsais=je_sais jpense=je_pense jcommence=je_commence jcrois=je_crois jdis=je_dis jlivre=je_livre javais=j'_avais
    jallais=j'_allais dangoisse=d'_angoisse despoir=d'_espoir daccord=d'_accord ds=dans avc=avec ma=ma buter=buter daron=pere
    daronne=mere darons=parents meuf=copine frr=frere ptit=petit hosto=hopital taf=travail expres=expres jsuis=je_suis chui=je_suis chuis=je_suis jveux=je_veux jpeux=je_peux jai=j'_ai jen=j'_en pk=pourquoi pcq=parce_que pke=parce_que
    mm=meme tt=tout ts=tous bcp=beaucoup dcd=decede jme=je_me jsp=je_sais_pas ptn=putain tjr=toujours tjrs=toujours pr=pour
    c=c' g=j'_ai mieu=mieux suissider=suicider jl=je_l'
  `,
  concepts: {
    i: "je j' moi",
    me: "me m' mon ma mes",
    he: 'il lui',
    she: 'elle',
    they: 'ils tous personne quelqu gens autres',
    not: "pas ne n' rien jamais sans aucun plus",
    want: 'veux voulais voudrais envie souhaite espere prie prefere aimerais besoin',
    plan: 'plan prevu planifie decide decision date cherche googlise calcule compte',
    think: 'pense penser pensais pensees idee idees imagine songe',
    die: 'mourir meurs mort morte morts meurt mourrai decede decedee mourais cercueil tombe cimetiere',
    kill: 'tuer suicide suicider tue pendre suicidaire suicidaires flinguer foutre_en_l',
    exist: 'vivre vie vivant vivante exister reveiller respirer continuer',
    gone: 'disparaitre disparaisse disparais partir m_effacer',
    end: 'finir fin arreter terminer en_finir cesser',
    burden: 'fardeau poids boulet inutile encombre charge',
    means:
      'medicaments cachets comprimes somniferes corde pistolet fusil poison insuline boites surdose overdose xanax doliprane',
    place: 'pont rails voie train metro balcon falaise riviere toit fenetre camion quai fleuve mer arbre',
    fall: 'sauter jeter saute tomber volant noyer lacher foncer',
    harmverb:
      'couper coupe coupee coupures scarifier scarifie scarification bruler brule saigner griffer griffe blesser blesse mordre taper frapper mutiler mutile',
    blade: 'lame lames rasoir cutter couteau ciseaux briquet cigarette verre taille-crayon',
    body: 'bras poignet poignets cuisse cuisses jambe jambes peau visage cou main cotes oeil levre cheveux ventre joue',
    wound: 'cicatrice cicatrices sang plaie plaies pansement pansements marques traces',
    bruise: 'bleu bleus hematome fond_de_teint anticerne lunettes_de_soleil coquard maquille',
    cover: 'manche manches pull cacher cache caches mens menti mensonge excuse',
    hitverb:
      'frappe frapper frappait gifle giflee coup coups cogne battait battu battue bat pousse poussee etrangle serre tire attrape crache secoue claque bouscule',
    rape: 'viol violee viole violait abuse agresse attouchements touchait forcee force',
    control:
      'laisse permission controle telephone clefs cles enferme enfermee argent messages surveille interdit mot_de_passe fouille localisation carte',
    threat: 'menace menacee crie hurle hurlait furieux saoul ivre insulte casse',
    fear: 'peur tremble trembler silence pointe_des_pieds terrifiee panique effraie marche_sur_des_oeufs',
    partner: 'mari femme conjoint copain copine compagnon ex beau-pere belle-mere oncle patron entraineur cure mec',
    escape: 'sac valise fuir partir refuge plainte police 3919',
    kin: 'maman mere papa pere mamie papi grand-mere grand-pere frere soeur fils fille bebe tante oncle cousin ami amie mari femme meme',
    gaveaway:
      'donne donner testament assurance papiers lettre lettres mot adieu range trie resilie supprime etiquettes mots_de_passe',
    pet: 'chien chienne chat chatte lapin cheval hamster',
    last: 'dernier derniere derniers adieu adieux au_revoir plus_jamais',
    future: 'demain noel anniversaire ete futur calendrier vacances prochain',
    calm: 'calme paix soulagement soulagee legere apaisee tranquille',
    miss: 'manque perdu perte deuil enterrement obseques cendres veuve fausse_couche coeur_ne_bat inhumation',
    eat: 'manger mange mangé repas diner dejeuner faim calories assiette pain gouter',
    purge: 'vomir vomi crise_de_boulimie laxatifs anorexie boulimie doigts jeune',
    weigh: 'balance poids kilos pese grosse gros maigre maigrir miroir os',
    despair:
      'espoir desespoir desespere desesperee vide depression deprimee angoisse pleure pleurer hais deteste epuisee honte degoute',
    bed: 'lit couette douche lever sol',
    ill: 'cancer tumeur chimio metastases terminale palliatifs reanimation diagnostic psychiatrie rechute',
    urge: 'rechute envie encore craque craquer jours punir merite',
    fiction: 'roman livre film serie episode saison theatre chanson polar',
    game: 'jeu niveau partie jouer echecs manette',
    sport: 'match but foot equipe entrainement course salle',
    cook: 'oignon oignons recette four gateau soupe cuisine tarte',
    tech: 'portable batterie ordinateur voiture wifi',
    work: 'travail boulot bureau reunion client partiel cours',
    kids: 'creche ecole enfant doudou',
    lol: 'mdr ptdr lol haha rire',
    good: 'bien heureuse content contente joli genial bon belle',
    night: 'nuit insomnie',
    again: 'encore toujours hier_soir chaque',
    alone: 'seule seul personne',
  },
  sayings: `
    mort|morte|morts|mourir|meurs|meurt|mourais|mourrais|creve|crever de ..1 rire|faim|fatigue|chaud|froid|soif|honte|ennui|trouille|peur|jalousie|curiosite|sommeil|chaleur|envie|stress
    mourir de|d' ..1 rire|ennui
    mort|morte|morts de rire|fatigue|trouille
    jsuis|suis mort|morte|decede|decedee mdr|ptdr|lol|haha|de
    batterie|portable|telephone|ordi|ordinateur|voiture|wifi|pile|iphone|tel ..3 mort|morte|lache|creve|mourir|rend
    tuer|tue|tuais le|la temps|ambiance|game|mouche|mouches|moustique|moustiques|araignee
    me|nous|m' tue|tuent|tuait|tuer ..1 ce|cette|ces|les|le|la|quand|si|avec|de
    va|vont|allait|vais me|le|la|les tuer quand|si|pour|avec|parce|lol|mdr
    mere|maman|patron|soeur|prof|copine ..1 va|allait|vont me tuer
    tuerais|tuerait pour|quelqu ..1
    se|me|m' couper|coupe|coupee? ..1 les? cheveux|frange|ongles|doigt|papier|rasant
    coupe|couper|coupee|coupes|coupé ..2 cheveux|herbe|haie|pain|oignon|oignons|gateau|fromage|legumes|courant|parole|frange|bois|menu|champ|vent|tomates|eau|internet
    coupe|coupee|coupure du monde|de|d' ..1 coupe|monde|courant|france
    me|m' suis brule|brulee|coupe|coupee ..2 langue|doigt|doigts|four|cafe|papier|casserole|soleil|pouce|epluchant|rasant|plat
    sauter|saute|sautais|sautent ..2 corde|repas|piscine|flaques|joie|trampoline|lit|page|chapitre|eau|canape|classe|elastique|parachute|mouton
    pendre|pendu|pendue|pend ..2 linge|cremaillere|clefs|manteau
    jeter|jette|jete ..2 oeil|eponge|poubelle|canape|eau|piscine|dessus|lit
    coup|coups de ..2 main|fil|coeur|soleil|barre|foudre|pouce|vent|peigne|balai|gueule|tete|vieux|blues|mou|tete|chance|telephone|frein|theatre|pinceau|folie|klaxon
    coup|coups franc|d'|du|sur ..1
    tout|un|du|ca|le coup
    frappe|frapper|frappait a|la|le|chirurgicale|au ..1 porte|but|ballon|malade
    battu|battue|battre|bat|battus ..2 record|oeufs|blancs|cartes|match|foot|mario|echecs|plein|coeur|neige|pates|monopoly|equipe
    personne n'|ne? est? mort|morte|morts
    pas|jamais|plus ..1 mort|mourir
    fait|faire|faisait|fais|joue le|la|a mort|morte
    enterrement|obseques du? ..2 poisson|hamster
    endormi*|engourdi* ..2 jambe|pied|bras|fesses
    nature|point|temps|heure|angle|langue|feuilles|poids mort|morte|mortes
    carbonise|carbonisee|creve|pneu
    loup-garou ..8 mort|morte
    morte|mort des|la|au la|premier|premiere|niveau ..1 nuit|tour|manche|boss
    va|vont|allait me tuer ..3 jai|j'|parce|quand|si|son|pull|$
    me|se tape ..1 des barres|honte|cloche
    mort|morts aux rats
    fin de|du semaine|mois|journee|match|annee|saison|film|livre
    finir|fini|finis|termine le|la|les|mon|ma ..1 gateau|livre|rapport|projet|assiette|pizza|tarte|serie|memoire
    peine|arret de? mort
    a la vie
    pot de depart
    enterrement de vie
    toussaint
    degoute|degouté du|par la
    vomi|vomir ..2 chat|chien|bebe|tapis|voiture
    chat|chien|bebe|petit ..2 vomi
    manque de|d' ..1 sel|pot|temps|sommeil|sucre
    a|fait|d' mourir|crever ..0 rire|bon|de
    bon|belle|beau|drole|chiant|delicieux a mourir
  `,
  dampers: `
    roman polar film serie episode saison theatre chanson cinema netflix journal infos actualites livre musee histoire concert jeu niveau
    minecraft fortnite echecs foot match equipe arbitre ligue oignon oignons recette four gateau tarte batterie ordinateur wifi imprimante
    mdr ptdr lol haha hahaha blague dentiste moustique moustiques araignee plante plantes tomates limaces potager fourmis podcast personnage
    mechant documentaire bande-annonce scenario
  `,
  sure: `
    veux|voudrais|envie|demain|soir ..2 crever|creve ..1 $|tout|et|la|seul
    je ..1 me bute|tue|pends|fous|jette ..1
    mettre|mets|mis un? terme a ..2
    mettre un terme
    vocal|lettre|message|video|mot d' adieu|adieux
    planter|poignarder|egorger|buter|tuer le|la|mon|ma beau|pere|mari|mere|patron|ex|beau-pere
    lame|couteau|cutter ..8 planter|gorge|menton|ventre|sac|sous ..2
    mis|mit|met ..2 couteau ..3 menton|gorge|cou|ventre
    entaille|entailles|coupures|estafilades|traits ..4 cuisse|cuisses|bras|poignet|avant-bras|ventre|lame|propres
    recoupe|recoupee|recoupé|retaille ..5
    me|m' ..2 brule|coupe|mords|griffe|frappe|cogne|tape|lacere|entaille ..4 bras|avant-bras|cuisses|cuisse|main|peau|jambes|ventre|poignet|tete|clopes|cigarette
    main|bras|mains|doigts ..4 eau bouillante|brulante
    tape|cogne|frappe|tapé ..2 mur ..6 main|poing|expres|jusqu|jointures|sang
    il|elle|on|educ ..4 tapait|cognait|frappait|battait|giflait|fouettait sur|nous|me|m'|les|mon|ma
    lance|jete|balance ..3 bouteille|assiette|verre|chaise|vase|telephone ..4 tete|dessus|figure|visage|moi
    saute|sauter|sauté|jette|rhone|seine|pont ..6 personne|cherchera|lundi|toi|dis
    regarde ..4 eau|rails|vide|pont|rhone|seine|fleuve ..5 saute|sauter|dis|pense
    demande|prie|supplie ..5 pas|plus ..3 lever|reveiller|reveille
    endormir|endorme|lever ..3 jamais
    je|j' ..3 me tue|suicide|pends|flingue ..1 $|et|demain|ce
    supporte|supporter plus ..1 de? vivre|exister
    m'|me arrache|arrachee|arracher ..2 cheveux|ongles|peau
    me|m' suis? brule|brulee|coupe|coupee|frappe|frappee|griffe|griffee|mordue ..8 expres|volontairement|moi-meme|moi
    m' a|avait|as ..1 mis|mise|foutu|donne|colle|file|envoye ..3 gifle|gifles|baffe|claque|coup|coups|beigne|raclee|poing|tarte|droite
    pris|recu|prend|prends|prenais ..3 gifle|baffe|claque|coups|beigne|raclee|poing|ceinture|tarte !soleil
    enfermee|enferme|enfermees dans|a|chez ..2 chambre|cle|clef|cave|salle|maison|placard|bain|appart
    menace|menacait|menacer ..3 de|si|avec ..4 tuer|frapper|pars|couteau|enfants|photos|poster
    couteau ..4 pendant|quand qu'?|il dort
    veux|voulais|voudrais|envie|souhaite|prefere|prefererais|aimerais|pense|pensais|penser|decide|essaye|tente|tenter|vais|allais|idees|facon|facons|moyen|moyens|plan|besoin ..4 mourir|crever|tuer|suicider|pendre|flinguer|morte|mort|disparaitre|noyer|couper|scarifier|mutiler|finir|reveiller|bruler|taillader|buter !temps|de|pour|les|la|le|ce|cette|mon|ma
    me|m' ..1 suicider|pendre|flinguer|tuer|mutiler|scarifier|taillader|scarifie|mutile|suicide
    suicide|suicider|suicidaire|suicidaires|scarif*|automutil*|mutilation|auto-mutilation|suicides
    me|m' suis|ai ..1 coupe|coupee|scarifie|scarifiee|mutilee|brulee|brule|tailladee|griffee|blessee|ouvert ..4 bras|poignet|poignets|cuisse|cuisses|veines|jambes|jambe|peau|encore|expres|ventre|lame|cigarette|salle|hier|soir
    me faire|fais|faisais du? mal
    veux|voulais|envie|peux ..4 plus ..2 vivre|exister|continuer|etre|la|reveiller ..1
    ne|n'|pas ..3 me reveiller
    pas|plus|jamais ..3 reveiller ..1 demain|matin|$
    voudrais|aimerais|souhaite|prie|espere ..4 ne|pas|jamais ..2 reveiller|nee|ne|reveille
    jamais etre? nee|ne|exister|existe
    en finir
    mettre fin a ..2
    mis fin a ..2 jours|vie
    finir|terminer|arreter avec? ..1 tout|vie|ca|souffrir
    m' oter|enlever|ote la vie
    foutre|fous en l' ..1 air
    mieux|heureux|tranquilles|soulages|legers ..2 sans moi
    sans moi ..5 mieux|heureux|tranquilles|plus
    mieux mort|morte
    serais|etais|suis|sois mieux? morte
    surdose|overdose
    medicaments|cachets|comprimes|somniferes|xanax|doliprane|pilules|lexomil ..8 tous|compte|comptes|garde|gardes|cache|caches|avale|avaler|assez|stock*|prendre|boite|reserve|mis|aligne*|pris
    tous|toute|boite|plaquette|poignee ..3 medicaments|cachets|comprimes|somniferes|doliprane
    me|m' jeter|jette|sauter|foutre|balancer|lancer|saute ..4 pont|rails|train|metro|balcon|fenetre|toit|camion|quai|falaise|vide|voiture|voies|rer|fleuve
    sauter|saute|foncer|jeter ..3 pont|rails|train|metro|balcon|fenetre|toit|falaise|vide|arbre|mur|camion|platane
    lame|lames|rasoir|cutter ..8 bras|poignet|peau|sang|coup*|cache*|tiroir|cuisse|encore|salle
    coupures|cicatrices|marques|cicatrice ..6 bras|poignet|poignets|cuisse|cuisses|manche|manches|cache|cacher
    tape|cogne|frappe|taper|cogner ..3 tete|poing|poings|mur ..3 mur|contre|porte|moi
    me|m' ..2 frappe|frappait|frapper|gifle|gifler|cogne|cognait|bat|battait|etrangle|pousse|viole|violait|violee|violer|touchait|force|forcait|enferme|menace|crache|secoue|bouscule|maltraite|plaque|serre|humilie|attrape|tabasse|insulte ..1 !porte|soleil
    m' a|avait|as ..1 frappe|frappee|giflee|gifle|cognee|cogne|battue|battu|etranglee|etrangle|poussee|pousse|violee|viole|touchee|forcee|force|enfermee|enferme|menacee|menace|crache|secouee|plaquee|plaque|serree|attrapee|tabassee|tape|jetee|jete|agressee|abuse|craché|tirée|tiree|traine|trainee|bousculee|tordu|casse !dans|la|l'|plus
    il|elle|mari|mec|copain|pere|mere|beau-pere|frere|ex|conjoint|oncle ..4 frappe|frappait|cogne|gifle|battait|bat|etrangle|viole|tabasse|tape ..1 !a|porte|record|oeufs
    gifle|gifles|claque|baffe|coups|ceinture ..5 m'|me|moi|papa|pere|mari|donne|encore|mis|recu
    viol|violee|violees|attouchements|incest* ..1
    va|allait|vais ..1 me|nous|le|la|les tuer|buter ..2 si|un|lui|tous
    veux|voulais|envie|pourrais|vais ..3 le|la|les|lui tuer|poignarder|etrangler|buter|faire mal?
    si ..3 pars|quitte|parle|dis|porte ..4 tue|tuera|tuer
    peur de|d'|qu' ..2 lui|mari|pere|mec|copain|beau-pere|rentrer|il|conjoint|maison|vie
    mains|main ..3 cou|gorge
  `,
  hold: `
    peux|supporte|tiens|veux plus !manger|attendre|de|du|entendre|voir ..1 $|continuer|vivre|comme|cette
    n'|ne|j' ..2 plus ..2 envie|raison|force|sens ..3 vivre|continuer|vie|rien|me
    envie|raison|raisons de vivre|continuer|rester
    fatiguee|fatigue|marre|assez|lasse de ..1 vivre|exister|tout|la vie|respirer|etre ..1
    suis|etre|serais ..2 un|qu'un|poids|qu' ..1 fardeau|boulet|poids ..3
    fardeau|boulet|poids pour ..2
    personne ..5 remarquerait|manquerais|verrait|rendrait|remarque|apercevrait|pleurerait ..2
    si ..2 disparais|disparaissais|mourais|mourrais|meurs|crevais|n'existais ..1
    quand ..3 serai|serais ..1 plus|mort|morte|partie ..1
    lettre|lettres|mot ..3 adieu|adieux|suicide|apres
    pense|pensees|penser|idee|idees|imagine|songe|revais ..5 mort|mourir|pont|rails|cachets|train|morte|sauter|suicide|noires
    idees|pensees noires
    combien|comment ..6 cachets|mourir|chute|hauteur|temps|medicaments ..1
    m' endormir|dormir ..5 reveiller|toujours|jamais
    sang|saigner|douleur|couper ..6 soulag*|calme|mieux|sens|vrai|apaise
    bleu|bleus|hematome|coquard|marques ..8 il|maquill*|fond|cache|cachés|dit|lunettes|porte|tombee|bras|cou|manche|mari|cotes
    dit|raconte ..5 tombee|tombe|cognee|porte|escalier|escaliers|placard
    ne|n'|pas|veut ..3 laisse|permet|veut|droit|autorise ..5 sortir|voir|travailler|parler|avoir|aller|seule|telephoner|amies|argent
    $he|$she|$partner|me|m' ..2 fouille|controle|surveille|confisque|lit|prend|pris|piste|verifie|cache|geolocalise|chronometre ..5 telephone|portable|argent|cles|clefs|messages|salaire|passeport|papiers|sacs|carte|tickets|comptes|paie|kilometrage
    demander la? permission
    dit non ..5 continue|quand|mais|il|arrete
    de force
    contre mon gre
    merite|punir|punition ..4 mal|mourir|souffrir|corps|coup*|me
    marche|marcher sur des oeufs
  `,
  sureHeavy: '',
  light: `
    derniere|dernier|dernieres lettre|nuit|fois|jour ..4 je|moi|tout
    a quoi bon ..1
    pourquoi ..2 vivre|continuer|rester|lever
    mourir|mort|morte ..4 je|moi|paix|repos|mieux|soulagement
    je|me|moi ..5 mourir|suicide|mort|lame
    testament|papiers ..3 ordre|pret|tout|fait
  `,
  heavy: `
    est|etait|retrouve|trouve ..4 mort|morte|decede|decedee dans|en|ce|cette|hier|sur|sous|a|d'un ..2 !rire|carbonise
    mange|manger|avale ..2 plus ..4 depuis|jours|rien|tout
    grosse|une|crise|attaque crise ..1 angoisse|panique
    crise|crises d'|de angoisse|panique
    plus d'|aucun|de espoir|espoirs
    plus ..1 espoir
    pancreas|metastase|leucemie|lymphome|generalise|incurable
    sombre|coule|noie ..3 personne|voit|rien|$
    y a plus ..4 rien|$
    $kin|$pet|il|elle|est ..2 est|a|etait|sont mort|morte|morts|decede|decedee|eteint|eteinte !de|rire
    $kin|il|elle ..2 meurt|mourir|mourante|mourant !de|rire
    decede|decedee|deces|mort|perte d'|de|du ..2 $kin
    mort|morte|decede|decedee|deces ..2 $kin|$pet|hier|lundi|dimanche|samedi|mardi|jeudi|nuit
    enterrement|obseques|cendres|cercueil|deuil|veuve|veuf|palliatifs|inhumation|crematorium|condoleances|enterre|incineration|faire-part|urne|cimetiere
    fausse couche
    fausse-couche|curetage
    coeur ne? bat|battait|battait plus
    perdu ..3 bebe|enfant|mere|pere|maman|papa|frere|soeur|fille|fils|mamie|papi|petit|grossesse|mari|femme
    cancer|chimio|metastases|tumeur|terminale|leucemie|reanimation|alzheimer|oncologue|incurable
    fais|fait|faire|faisais|fais ..1 vomir
    vomi|vomis|vomir ..3 encore|tout|apres|repas|fait|dejeuner|diner|toilettes
    crise|crises de? boulimie|hyperphagie|angoisse|panique
    laxatifs|anorexie|anorexique|boulimie|boulimique|tca|purge|jeune
    pas|rien|n' ..2 mange|mangé|avale ..4 depuis|jours|hier|midi|heures|aujourd'hui|lundi|solide
    calories|balance|kilos|kg ..8 poids|grosse|moins|aujourd|compte|fois|perdu|encore|jour
    me|m' suis? pese|pesee|pese
    grosse|gros|degoute|hais|deteste ..5 corps|miroir|ventre|cuisses|moi|grosse
    me hais|deteste|degoute|dégoûte
    sans espoir|issue
    plus d' espoir
    desespoir|desesperee|desespere|depression|deprimee|deprime|nulle
    attaque|attaques|crise|crises de|d' panique|angoisse
    vide|morte|mort|cassee|casse|eteinte|engourdie ..4 dedans|interieur|sens|moi
    vois|voit|a plus|pas|aucune ..1 d'|de issue|sortie|espoir|solution|avenir
    jours ..2 sans|rien|a ..2 manger|eau|cafe|pomme|avaler
    sens|suis|me ..3 vide|rien|cassee|brisee|brise|perdue|nulle|eteinte
    plus|rien ..2 sens|espoir|gout
    pas|plus|arrive ..4 lever|lit|sortir|arreter ..3 pleurer|lit|maison|$
    pleure|pleurer|pleurais ..5 heures|nuit|nuits|douche|arreter|toilettes|tous|jour|sol|seule|toute
    rechute|rechuter|hospitalisee|psychiatrie|hp|bouteille
    n'|ne ..1 en peux plus
  `,
  tender: `
    divorce|separation|separes|tribunal|avocat|garde|hopital|operation|urgences|diagnostic|biopsie|seule|seul|pleure|pleurer|triste|tristesse|peur|angoisse|anxiete|panique|dette|dettes|expulsion|licencie|licenciee|vire|viree|chomage|therapie|psy|psychologue|harcelement|police|prison|mort|morte|culpabilite|honte
  `,
}
