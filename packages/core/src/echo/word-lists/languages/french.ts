import type { QuotingLanguage } from './quoting-language.ts'

export const FRENCH: QuotingLanguage = {
  blocked: {
    death: `
      mort* mour* meur* décéd* décès deces tombe tombes tombeau* cimetière* enterr* enterrement* cercueil* funérail* obsèques cendre* incinér* crémat* deuil* veuve* veuf*
      veuvage tuer tue tué tuée tues assassin* suicid* cadavre* fantôme* ciel ange anges au-delà exist* surviv* vivre vivant* vie messe* faire-part immort* euthan* hérit* morgue*
      crématorium* pompes
    `,
    harm: `
      mal douleur* douloureu* bless* bléss* brûl* saign* sang cicatrice* bleu bleus bleue hématome* ecchymose* coup coups frapp* gifl* gifle* poing* cogn* tape tapé étrangl* étouff*
      pouss* bouscul* griff* éraf* pansement* bandage* arme armes fusil* pistolet* comprimé* cachet* pilule* médoc* dose* overdose* surdose* noy* viol viols violé* violent* violence* abus* attouch* menac* cri
      cris crié crie crier criait hurl* ivre* saoul* soûl* bourré* aiguille* poison* empoison* boit* évanou* vertige* tortur* mord* mutil* automutil* scarif* trembl* maltrait* tir tirs écras* secou* baffe*
    `,
    means: `
      coup* couper* coupé* couteau* lame lames rasoir* cutter* ciseau* corde* noeud* bord bords pont ponts toit toits balcon* falaise* saut* tomb* chute* rivière* fleuve* eau eaux lac
      rails rail quai quais train trains métro camion* touch* forc* obligé* oblig* enferm* serrure* cadenas verrou* police* policier* briquet* fer ceinture* pend* lunettes_de maquill*
      règle* permis* permission* interdi* défend* mot_de portable* téléphone* clé clés clef* ticket* kilomètre* contrôl* boîte* plaquette* flacon* stock* compt* fenêtre* portes
      escalier* étage étages immeuble* volant* autoroute* gaz four médicament* poutre* grenier* cave
    `,
    leaving: `
      adieu* au_revoir dispar* partir parti partie partis part pars quitt* fin finir fini* finis finit termin* dernier* dernière* jamais toujours arrêt* laiss* enfui* fuir fui fuite échapp*
      assez décid* décision* avenir mot lettre* testament* valise* bagage* tiroir* enveloppe* ranger rangé* rang* prépar* prêt prête donn* donné légu* après demain plus_jamais plus_rien
      démission* passeport* instruction* lâch* papiers dossier* réglé* régl* distribu* abandonn* renonc* vidé vide bientôt
    `,
    lacking: `
      sans manqu* perd* perte* perdu* vide* seul* solitude* solitaire* personne rien nulle_part absen* invisible* loin lointain* déconnect* irréel* abandonn* creux muet* ombre*
      anesthés* éteint* éteind* étein*
    `,
    body: `
      corps poids pesé* pèse* peser balance* kilo* gramme* gros grosse* maigr* mince* calorie* mang* repas dîn* déjeun* petit-déj* assiette* portion* régime* jeûn* faim affam* rassasi*
      vom* nausée* estomac* ventre* gorge* cou peau* poignet* bras jambe* cuisse* manche* capuche* os côtes miroir* nu nue lav* douch* bain* baign* toilette* nez visage* dent dents
      laid* moche* règles enceinte* grossesse* utérus bébé* respir* souffl* souffle* dorm* dors dort sommeil* réveil* fatigu* épuis* crev* taille* lit lits drap* couverture* oreiller* doigt*
      main mains tête* front dos genou* coeur cœur pouls lèvre* bouche* oeil œil yeux larme* maigri* grossi* pantalon* robe* poumon* rein reins foie appétit* sucré* poitrine* couché* couch*
    `,
    illness: `
      malad* cancer* chimio* tumeur* hôpital* hopital* clinique* opérat* opér* chirurg* médecin* docteur* toubib* infirm* diagnos* biopsie* scanner* irm thérap* psy psych* médicam*
      drogue* toxico* addict* rechut* rehab cure désintox* boire boi* bu bue verre verres bière* vin vins vodka whisky rhum bouteille* alcool* gueule_de bar panique* dépress*
      dépri* angoiss* anxié* boule démence* alzheimer* fausse_couche avort* rendez-vous résultat* symptôme* urgence* crise* ambulanc* pompier* accident* infarctus avc fièvre* piqûre* vaccin*
      réanim* maison_de ehpad fauteuil_roulant handicap* soins soign* fum* cigarette* clope* joint* sobre* insuline* perfusion* analyse* dentiste*
    `,
    shame: `
      honte* honteu* coupab* culpab* faute* pardon* désol* excus* mérit* dégoût* dégout* hain* hais déteste* nul nulle* bête* idiot* stupid* échou* échec* cass* brisé* bris* fardeau* poids
      charge* problème* secret* cach* caché* mentir* menti mens mentait mens menti* mensonge* semblant* vol* volé* peur* peureu* crain* craint* effray* terreur* terrifi* inquiét* inquiet* souci* pleur* sanglot*
      engourd* désespér* désespoir* soulag* calme* calm* tranquil* paix silenc* tais tait attention* prudent* étrang* inconnu* tort puni* punir* expliqu* regrett* regret* faible* lâche*
      trahi* promis promesse* promet* facile* léger* légère* humili* gêne gêné gênée gênant*
    `,
    law: `
      divorc* sépar* tribunal* juge* juger* procès avocat* expuls* dette* huissier* licenci* chômage* chôm* viré* arrêté* prison* taule amant* maîtresse* infidèl* tromp* rupture*
      rompu* hérit* notaire* pension* plainte* police amende* préavis
    `,
    quarrel: `
      disput* engueul* bagarr* querell* grossi* insult* moqu* harcel* gueul* gronde* grond* fâch* furieu* colère* rage* énerv* déçu* décev* déception* merde* putain* con conne connard* salop*
      foutre foutu* chier chiant* bordel* reproch* méchant* jalou*
    `,
  },
  dark: `
    trist* sombre* noir* noire* gris* lourd* pire* horrible* terrible* affreu* atroce* cruel* misér* malheur* espoir* espér* amer* souffr* stress* nerveu* cauchemar* danger* guerre*
    bombe* victime* catastroph* détruit* détrui* dur durs dure* lutt* piège* piég* cage* gouffre* brouillard* brume* coul* noyé* issue* pression* ennui* ennuy* support* tenir tiens tient voudrais voulais
    désir* dieu prie* prier* enfer* diable* péché* profond* aid* sauv* plan planifi* oubli* souvien* souviens souvenir* avant chang* déchir* peine* attend* attente* sens à_quoi pourquoi seul* reste*
    routine* robot* mur murs verre* pierre* habitude* obligation* masque* façade* épave*
  `,
  feelings: `
     ressent* sentiment* aim* amour* coeur cœur âme* espèr* croi* confian* fier* fière* heureu* bonheur* joie* joyeu* reconnaiss* rêv* ému* émot* tendre* tendress* proche*
  `,
  bright: `
    soleil* ensoleill* jardin* fleur* fleuri* rose roses tournesol* basilic* tomate* haricot* potager* fruit* pomme* poire* prune* cerise* fraise* framboise* confiture* gâteau* tarte* pâte
    pain pains boulang* baguette* croissant* brioche* soupe* patate* potiron* citrouille* marché* musique* chanson* chant* chorale* piano* guitare* violon* concert* danse* dansé* dansait danse* ri rire rires rit
    rigol* drôle* marrant* gai gaie content* heureu* joli* beau belle beaux superbe* magnifique* merveill* génial* délicieu* succulent* chaleureu* tiède* frais fraîche* couleur* brill*  
    odeur* parfum* printemps automne* neige* neig* arc-en-ciel forêt* boisé montagne* colline* marché marchés marchons promen* balade* balad* vélo* pique-nique* plage* mer voile* bateau* barque* ram*
    nag* oiseau* moineau* merle* mésange* hérisson* écureuil* abeille* papillon* cheval* livre* roman* bibliothèque* médiathèque* peint* peins dessin* tricot* cousu* couture coudre cousons couture*
    étagère* atelier* poterie* argile* vernis* vernir* ponc* répar* jeu jeux joue jouent jouer joué jouons jouait cartes foot puzzle* fête* anniversaire* visite* café* thé chocolat* biscuit* ami amis amie* voisin*
    fier* préféré* étoile* lune* bougie* lanterne* carte_postale réussi* appris* arbre* châtaign* champignon* feuille* tente tandem* crêpe* galette* citron* orange* petit-fils petite-fille*
  `,
  firstPerson: `je j' me m' moi mon ma mes nous notre nos mien mienne`,
  negations: `ne n' pas plus jamais rien personne aucun aucune ni sans guère`,
  openers: `
    il elle ils elles ça cela ceci ce c' celui celle ceux celles mais et ou car donc or parce puis alors ensuite après aussi pourtant cependant sinon que qui dont lequel laquelle
    lui leur leurs son sa ses là y était étaient est sont avait a l'autre tous toutes pareil 
  `,
  pronouns: `il elle ils elles lui leur leurs celui celle ceux celles cela ça là son sa ses sien sienne y`,
  people: `
    maman mère papa père parents fils fille filles enfant enfants bébé frère soeur sœur frères soeurs sœurs grand-mère grand-père mamie papi mémé pépé petit-fils petite-fille oncle tante cousin cousine
    neveu nièce mari femme époux épouse copain copine conjoint ami amie amis amies collègue collègues chef patron patronne voisin voisine voisins gens professeur prof maîtresse élève élèves famille
    belle-mère beau-père belle-soeur beau-frère monsieur madame dame visite facteur boulangère gardien garçon garçons
  `,
  everyday: `
    maison chambre cuisine rue ville village voiture bus travail bureau école soleil pluie temps vent ciel air lumière couleur couleurs eau café thé pain soupe table chaise fenêtre porte livre livres film
    musique chanson jardin marché magasin parc chemin tour heure anniversaire vacances été hiver automne printemps après-midi photo photos argent lettre téléphone jeu jeux chien chat promenade joie rire
    groupe réunion arbre arbres fleur fleurs message projet liste place mur sol coin voix nom histoire tasse semaine dimanche samedi
  `,
  beforeNoun: `
    le la les l' un une des du de d' mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces au aux en dans avec pour par sur sous chez premier première autre chaque deux trois
    quatre cinq six
  `,
}
