import { fahrradnutzung, fahrradtyp, reparaturschutz } from '#contract/begriffe/fahrrad.ts';
import { texte } from '../../../texte.ts';

export const t = texte('antrag.fahrrad', {
  fahrradDatenTitel: 'Welches Rad möchten Sie versichern?',
  fahrradTyp: 'Was möchten Sie versichern?',
  fahrradTypWarum:
    'E-Bikes und Lastenräder werden öfter gestohlen, und ihre Reparatur kostet mehr. Danach richtet sich der Beitrag.',
  ...fahrradtyp,
  fahrradFolge: 'Ohne Motor.',
  eBikeFolge: 'Der Motor hilft bis 25\u00A0km/h.',
  lastenradFolge: 'Mit oder ohne Motor bis 25\u00A0km/h.',
  sPedelecFolge: 'Mit Motor bis 45\u00A0km/h und Versicherungskennzeichen.',
  hersteller: 'Hersteller',
  herstellerHinweis: 'Fehlt Ihrer in der Liste, wählen Sie „Sonstiger Hersteller“.',
  herstellerFreitext: 'Name des Herstellers',
  modell: 'Modell',
  kaufpreis: 'Kaufpreis mit fest verbundenem Zubehör',
  kaufpreisHinweis: 'So, wie er auf der Rechnung steht.',
  kaufpreisWarum:
    'Bis zu dieser Summe ist das Rad versichert. Über 10.000\u00A0EUR sehen wir uns den Antrag persönlich an.',
  ueber10000: 'Wir prüfen Ihre Anfrage dann persönlich.',
  kaufdatum: 'Kaufdatum',
  kaufdatumWarum:
    'Reparaturen versichern wir für Räder, die nicht älter als 3\u00A0Jahre sind. Diebstahl versichern wir bis 10\u00A0Jahre nach dem Kauf.',
  gebraucht: 'Wurde das Rad gebraucht gekauft?',
  rahmennummerSpaeter: 'Rahmennummer später nachreichen',
  rahmennummer: 'Rahmennummer',
  rahmennummerHinweis: 'Sie ist in den Rahmen geprägt, oft unter dem Tretlager.',

  nutzungTitel: 'Wie sind Sie damit unterwegs?',
  nutzung: 'Wie nutzen Sie das Rad?',
  nutzungWarum: 'Wer beruflich fährt, fährt mehr und stellt das Rad öfter ab.',
  ...fahrradnutzung,
  privatFolge: 'In der Freizeit und auf dem Weg zur Arbeit.',
  beruflichFolge: 'Zu Kunden, auf Baustellen, im Außendienst.',
  lieferdienstFolge: 'Essen, Pakete oder Post, auch gelegentlich.',
  schloss: 'Ich sichere das Rad mit einem verkehrsüblichen Schloss (Neupreis ab\u00A049\u00A0EUR).',
  schlossWarum:
    'War das Rad nicht abgeschlossen, bekommen Sie nach einem Diebstahl vielleicht nichts.',

  risikoortTitel: 'Wo steht das Rad gewöhnlich?',
  risikoortWarum:
    'In manchen Städten werden viel mehr Räder gestohlen als anderswo. Danach richtet sich der Beitrag.',

  schutzumfangTitel: 'Was soll versichert sein?',
  schutzumfangEinleitung:
    'Immer dabei ist Diebstahl: das Rad, sein Akku und alles, was fest damit verbunden ist.',
  reparaturschutz: 'Reparaturschutz',
  reparaturschutzWarum:
    'Er zahlt die Werkstatt. Sie können ihn nur wählen, solange das Rad nicht älter als 3\u00A0Jahre ist.',
  ...reparaturschutz,
  ohneFolge: 'Unfall, Sturz, Vandalismus, Schäden an Akku und Motor.',
  mitFolge: 'Dazu, was durch Fahren verbraucht wird: Kette, Reifen, Bremsbeläge.',
  keinerFolge: 'Nur Diebstahl.',
  schutzbrief: 'Fahrrad-Schutzbrief',
  schutzbriefWarum:
    'Bleiben Sie mindestens 10\u00A0km von zu Hause liegen, helfen wir: Reparatur vor Ort, Transport, Weiterfahrt.',

  diebstaehle: 'Wie viele Räder wurden Ihnen in den letzten 3\u00A0Jahren gestohlen?',
  diebstaehleWarum: 'Jeder Diebstahl macht den Beitrag höher. Zählen Sie auch nicht versicherte.',

  dort: 'Wohnen Sie selbst dort, wo das Rad steht?',
  dortJa: 'Ja, ich wohne dort',
  dortNein: 'Nein, ich wohne woanders',
});
