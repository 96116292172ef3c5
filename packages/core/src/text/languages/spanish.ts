import type { TextLanguage } from './text-language.ts'

export const SPANISH: TextLanguage = {
  functionWords: `
    el la los las de del que y e a en un una unos unas es por con no se lo le les su sus mi mis me te nos yo tú ella ellos
    nosotros para pero como más muy ya hay he ha hemos han era eran fue fui está estoy estaba están esta este esto estos estas
    ese esa eso al si cuando porque también todo toda todos todas hoy ayer sin sobre desde hasta entre donde o u ni qué quién
    soy son ser tengo tiene tenía había nada algo aunque mientras otra otro nuestra nuestro luego después antes así aún
  `,
  stopWords: `
    abajo abril acaso acá adelante además adentro afuera agosto ahí ahora alguien algún alguna algunas alguno algunos allá allí
    alrededor ambos antes anoche año años apenas aparte aquel aquella aquellas aquello aquellos aquí arriba atrás aunque
    bajo bastante bien buen buena buenas bueno buenos cabo cada cada casi cerca cierta cierto cinco claro cosa cosas cual
    cuales cualquier cualquiera cuánto cuanta cuantas cuanto cuantos cuarto cuatro cuenta cuya cuyo debajo delante demás demasiado
    dentro detrás día días diciembre diez domingo doce dos durante ejemplo enero encima enseguida entonces época eres ese
    esos especialmente excepto febrero fin final finalmente forma frente gente gran grande grandes gusto hacia hora horas igual
    incluso instante jamás jueves julio junio junto juntos lado largo lejos lento lugar lunes madrugada manera mañana mañanas
    martes marzo mas mayo mayor medio media medianoche mediodía mejor mejores menor menos mes meses miércoles minuto minutos
    misma mismas mismo mismos mitad modo momento momentos mucha muchas mucho muchos mundo nadie ningún ninguna ninguno noche
    noches noviembre nueva nuevas nuevo nuevos nueve nuestra nuestras nuestros nunca ocho octubre once otras otros par parte
    pasada pasado pena peor pequeña pequeñas pequeño pequeños persona personas poca pocas poco pocos pronto propia propio
    próxima próximo pues punto quienes quizá quizás rápido rato resto sábado salvo según segunda segundo seis semana semanas
    septiembre setiembre siempre siete siquiera sitio solamente sola solas solo sólo suya suyo tal tales tampoco tan tanta
    tantas tanto tantos tarde tardes tema temprano tercera tercero ti tiempo tipo todavía total tras través tres tuya tuyo
    última últimas último últimos única único usted ustedes varias varios veces vez verdad viernes vida vosotros veinte treinta
    cien mil hombre mujer idea pregunta razón sentido caso problema
    viejo vieja viejos viejas casa
  `,
  verbs: `
    soy eres es somos son era eras éramos eran fui fuiste fue fuimos fueron sea sería ser estoy estás está estamos están estaba
    estabas estábamos estaban estuve estuvo estuvimos estuvieron estar he has ha hemos han había habías habíamos habían hubo
    habrá habría haber hay tengo tienes tiene tenemos tienen tenía teníamos tenían tuve tuvo tuvimos tuvieron tener hago haces hace
    hacemos hacen hacía hacían hice hizo hicimos hicieron hacer hecho puedo puedes puede podemos pueden podía podían pude pudo
    pudimos pudieron poder quiero quieres quiere queremos quieren quería querían quise quiso querer voy vas va vamos van iba
    íbamos iban ir ido vengo viene venimos vienen venía venían vine vino vinimos vinieron venir digo dice dicen decía decían dije
    dijo dijimos dijeron decir dicho veo ve vemos ven veía veían vi vio vimos vieron ver visto doy da damos dan daba daban di dio
    dimos dieron dar dado sé sabe sabemos saben sabía supe supo saber pongo pone ponemos ponen ponía puse puso pusimos pusieron
    poner puesto salgo sale salimos salen salía salí salió salieron salir llego llega llegamos llegan llegaba llegué llegó
    llegaron llegar paso pasa pasamos pasan pasaba pasé pasó pasaron pasar quedo queda quedamos quedan quedaba quedé quedó
    quedaron quedar dejo deja dejamos dejan dejé dejó dejaron dejar creo cree creemos creía creer parece parecen parecía pareció
    parecer encontré encontró encontramos encontraron encuentro encuentra encontrar hablé habló hablamos hablaron hablo habla
    hablar llamé llamó llamamos llamaron llama llamo llamar compré compró compramos compraron compro compra comprar trabajé trabajó
    trabajamos trabajo trabaja trabajar leí leyó leímos leo lee leer escribí escribió escribimos escribo escribe escribir caminé
    caminó caminamos camino camina caminar miré miró miramos miro mira mirar escuché escuchó escuchamos escucho escucha escuchar
    empecé empezó empezamos empieza empezar terminé terminó terminamos termina terminar cociné cocinó cocinamos cocino cocinar
    jugué jugó jugamos juega jugar canté cantó cantamos canta cantan cantar reí rió reímos ríe gusta gustan gustó gustaron gustaba
    huele huelen olía suena suenan sonaba sonó llueve llovía llovió crece crecen creció florece florecen planté plantamos plantó
    planto pinté pintamos pintó pinto arreglé arreglamos arregló arreglo aprendí aprendimos aprendió aprendo probé probamos probó
    pruebo preparé preparamos preparó preparo monté montamos nadé nadamos ordené ordenamos regué regamos volví volvió volvimos
    volvieron vuelvo vuelve volver traje trajo trajimos trajeron trae traigo traer siento siente sentí sintió sentir pienso piensa
    pensé pensaba pensó pensar recuerdo recuerda recordé recordar necesito necesita busco busca busqué buscar abrí abrió abrimos
    abre abrir cerré cerró subí subió subimos sube subir bajé bajó bajamos sigo sigue seguí siguió siguen conocí conoció conozco
    viví vivo vive vivimos vivir cuento contó conté contamos contar enseñé enseñó enseñamos toqué tocó tocamos toca sentamos
    senté sentado sentados cuesta costó brilla brillaba duró dura tardé tardó regaló regalé reparé reparó
  `,
}
