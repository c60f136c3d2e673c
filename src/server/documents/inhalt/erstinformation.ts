import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import type { Absender } from '../daten.ts';
import { abschnitt, dokument, fakten } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

const status = {
  MAKLER: 'Versicherungsmakler mit Erlaubnis nach §\u00A034d Abs.\u00A01 GewO',
  AUSSCHLIESSLICHKEIT:
    'Gebundener Versicherungsvertreter nach §\u00A034d Abs.\u00A07 GewO, tätig für einen Versicherer',
  SPARKASSE: 'Versicherungsvertreter mit Erlaubnis nach §\u00A034d Abs.\u00A01 GewO',
  PARTNER: 'Versicherungsvertreter mit Erlaubnis nach §\u00A034d Abs.\u00A01 GewO',
} as const satisfies Record<Vermittlerinfo['vertriebsweg'], string>;

/** First information about the intermediary (VersVermV § 15). */
export function erstinformation(vermittler: Vermittlerinfo, absender: Absender): Dokumentinhalt {
  const { name, ort, vermittlerNummer, ihkNummer, vertriebsweg } = vermittler;
  const { ombudsstelle } = absender;
  return dokument({
    typ: 'ERSTINFORMATION',
    titel: 'Erstinformation über den Vermittler',
    absender,
    kopf: [name],
    abschnitte: [
      abschnitt(
        'Wer Sie berät',
        fakten([
          { name: 'Name', wert: name },
          { name: 'Ort', wert: ort },
          { name: 'Vermittlernummer', wert: vermittlerNummer },
          { name: 'Status', wert: status[vertriebsweg] },
          {
            name: 'Registernummer',
            wert: ihkNummer ?? 'Keine eigene; eingetragen ist, für wen er tätig ist.',
          },
        ]),
        'Die Angaben können Sie im Vermittlerregister prüfen: www.vermittlerregister.info.',
      ),
      abschnitt(
        'Beratung und Vergütung',
        'Der Vermittler bietet Beratung an. Für die Vermittlung bekommt er eine Provision vom Versicherer, die im Beitrag enthalten ist. Von Ihnen bekommt er kein Geld.',
      ),
      abschnitt(
        'Beteiligungen',
        'Der Vermittler hält keine Beteiligung von mehr als 10\u00A0% an einem Versicherer. Kein Versicherer ist mit mehr als 10\u00A0% an ihm beteiligt.',
      ),
      abschnitt(
        'Schlichtung',
        `Bei Streit können Sie sich an diese Stelle wenden: ${ombudsstelle.name}, ${ombudsstelle.anschrift}, ${ombudsstelle.website}.`,
      ),
    ],
  });
}
