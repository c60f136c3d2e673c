import { entwurfAbgeschlossen } from '#contract/entities/abgeschlossenerEntwurf.ts';
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
  weg: 'Diesen Entwurf gibt es nicht mehr.',
  wegText: 'Er wurde nicht gefunden, oder seine Zeit ist abgelaufen. Sie können neu beginnen.',
  abgeschlossen: entwurfAbgeschlossen,
  abgeschlossenText:
    'Sie finden ihn bei Ihren Verträgen. Wenn Sie neu beginnen, wird es ein weiterer Antrag.',
  vermitteltText: 'Sie finden ihn bei Ihrem Kunden. Einen weiteren Antrag können Sie neu beginnen.',
  zuDenVertraegen: 'Zu meinen Verträgen',
  zumBestand: 'Zum Kundenbestand',
  neuer: 'Diese Seite ist älter als Ihr Entwurf.',
  neuerText: 'Laden Sie die Seite neu, dann öffnet er sich. Ihr Entwurf bleibt gespeichert.',
  seiteLaden: 'Seite neu laden',
  plz: 'Postleitzahl',
});
