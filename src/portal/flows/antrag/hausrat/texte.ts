import { bauart, hausratdeckung, wohnform } from '#contract/begriffe/hausrat.ts';
import { texte } from '../../../texte.ts';

export const t = texte('antrag.hausrat', {
  wohnungTitel: 'Wie wohnen Sie?',
  wohnform: 'Wohnen Sie in einer Wohnung oder einem Haus?',
  wohnformWarum: 'Ein Haus hat mehr Fenster und Glastüren. Das zählt beim Baustein Glasbruch.',
  ...wohnform,
  wohnflaeche: 'Wohnfläche in m²',
  wohnflaecheHinweis: 'Ohne Keller, Garage und Balkon. Sie steht im Mietvertrag.',
  wohnflaecheWarum:
    'Aus der Wohnfläche schätzen wir, wie viel Ihr Hausrat wert ist. Über 300\u00A0m² sehen wir uns den Antrag persönlich an.',
  staendigBewohnt: 'Ist die Wohnung ständig bewohnt?',
  staendigBewohntHinweis: 'Auch mit Urlaub oder Dienstreisen gilt sie als ständig bewohnt.',
  staendigBewohntWarum:
    'In Ferienwohnungen und leeren Wohnungen fällt ein Schaden oft spät auf. Die versichern wir online nicht.',
  bauart: 'Bauweise des Gebäudes',
  bauartWarum: 'Holz und weiche Dächer brennen leichter als Stein und Ziegel.',
  ...bauart,
  massivFolge: 'Wände aus Stein, Ziegeln oder Beton, Dach aus Ziegeln oder Blech.',
  holzFolge: 'Tragende Wände ganz oder zum Teil aus Holz.',
  weichFolge: 'Dach aus Reet, Stroh oder Holzschindeln.',

  versicherungssummeTitel: 'Wie viel ist Ihr Hausrat wert?',
  versicherungssummeEinleitung:
    'So viel zahlen wir höchstens, wenn alles zerstört wird: Möbel, Kleidung, Geräte, Teppiche.',
  versicherungssumme: 'Versicherungssumme',
  versicherungssummeHinweis:
    'Für {flaeche}\u00A0m² schlagen wir {summe} vor. Dann verzichten wir auf den Abzug wegen Unterversicherung.',
  versicherungssummeWarum:
    'Ist die Summe niedriger als der Wert Ihres Hausrats, bekommen Sie von jedem Schaden nur einen Teil ersetzt. Mit 650\u00A0EUR je\u00A0m² passiert das nicht.',
  unterversicherung: 'Bei dieser Summe besteht kein Unterversicherungsverzicht.',
  unterversicherungText:
    'Ist Ihr Hausrat mehr wert, zahlen wir jeden Schaden nur zum Teil. Ab {summe} verzichten wir auf diesen Abzug.',
  wertsachen: 'Besitzen Sie Wertsachen über 20.000\u00A0EUR?',
  wertsachenHinweis: 'Schmuck, Bargeld, Kunst, Antiquitäten, Pelze, Münzen.',
  wertsachenWarum:
    'Hohe Werte brauchen besonderen Schutz, etwa einen Tresor. Deshalb sehen wir uns Ihren Antrag dann persönlich an.',
  wertsachenVermerk: 'Wir prüfen Ihre Anfrage dann persönlich.',

  bausteineTitel: 'Was möchten Sie zusätzlich versichern?',
  bausteineEinleitung: 'Immer dabei sind Feuer, Einbruch, Raub, Leitungswasser, Sturm und Hagel.',
  deckungen: 'Bausteine',
  ...hausratdeckung,
  glasFolge: 'Fenster, Türen, Kochfeld und Möbelglas, auch nach einem Missgeschick.',
  elementarFolge: 'Überschwemmung, Starkregen, Rückstau, Erdrutsch und Schneedruck.',
  elementarNicht: 'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
  fahrradFolge: 'Auch draußen und nachts, wenn das Rad angeschlossen war.',
  schutzbriefFolge: 'Schlüsseldienst, Rohrreinigung, Notheizung: Wir schicken jemanden.',
  unbenanntFolge: 'Alles, was plötzlich passiert und nicht ausgeschlossen ist.',
  bausteineWarum:
    'Jeder Baustein kostet einen kleinen Beitrag dazu. Sie sehen gleich, wie viel, und können hierher zurückkommen.',
  fahrradProzent: 'Wie viel sind Ihre Fahrräder wert?',
  prozent: 'Bis\u00A0{summe}',
  prozentFolge: '{prozent}\u00A0% der Versicherungssumme',
  elementarVorschaden: 'Gab es in den letzten 10\u00A0Jahren Elementarschäden an dieser Adresse?',
  elementarVorschadenWarum:
    'Wo das Wasser schon einmal war, kommt es oft wieder. Dann können wir diesen Baustein nicht anbieten.',
  elementarVerzicht: 'Ich möchte bewusst auf Elementarschutz verzichten.',
  elementarVerzichtVermerk:
    'Wir empfehlen diesen Schutz. Schäden durch Hochwasser und Starkregen zahlen wir nur mit ihm, und staatliche Hilfe gibt es meist nicht.',
  elementarOhneVermerk:
    'An dieser Adresse ist das Risiko durch Wasser sehr hoch. Alles andere versichern wir gern.',
  elementarOhne: 'Ich weiß, dass Elementarschäden nicht versichert sind.',

  dort: 'Wohnen Sie selbst in der versicherten Wohnung?',
  dortJa: 'Ja, ich wohne dort',
  dortNein: 'Nein, ich wohne woanders',
});
