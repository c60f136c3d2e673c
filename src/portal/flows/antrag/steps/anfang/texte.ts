import { texte } from '../../../../texte.ts';

export const t = texte('antrag.anfang', {
  fehlerTitel: 'Das hat nicht geklappt',
  nichtVerfuegbarTitel: 'Dieses Produkt ist hier nicht verfügbar.',
  nichtVerfuegbarText: 'Sehen Sie sich an, was wir Ihnen stattdessen anbieten.',
  andereProdukte: 'Andere Versicherungen ansehen',
  entwurfTitel: 'Ihr gespeicherter Antrag',
  entwurfEinleitung:
    'Damit nur Sie Ihre Angaben sehen, fragen wir nach der Postleitzahl, die Sie darin genannt haben.',
  entwurfOeffnen: 'Antrag öffnen',
  plzFalsch: 'Diese Postleitzahl passt nicht zum gespeicherten Antrag.',
  plzGesperrt:
    'Sie haben zu oft eine andere Postleitzahl eingegeben. Versuchen Sie es in einer Stunde noch einmal.',
  entwurfNeu: 'Neu beginnen',
  plz: 'Postleitzahl',
});
