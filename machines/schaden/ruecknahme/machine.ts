import { rueckfrage, zurAnmeldung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';

/** A claim is withdrawn as long as nothing of it is decided (`domain/offen.md`). */
export const schadenruecknahme = rueckfrage({
  id: 'schadenruecknahme',
  description: 'Schaden zurückziehen: fragen, zurückziehen',
  titel: 'Schaden zurückziehen',
  ruhe: 'Kundin liest, wie es um ihren Schaden steht',
  frage: 'Soll der Schaden nicht weiter geprüft werden?',
  passiert: 'Der Schaden wird zurückgezogen',
  erledigt: 'Der Schaden ist zurückgezogen und zählt nicht mehr',
  nurSelbst: true,
  sitzung: zurAnmeldung,
});
