import { formatBetrag } from '#contract/fields/betrag.ts';
import { summenfehler } from '#contract/fields/summenvorschlag.ts';
import { texte } from '../../../../texte.ts';
import { betragblatt, centJeEuro, grenzenIn } from '../formen/betrag.ts';
import { wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt, Aenderungsstand } from './blatt.ts';

const t = texte('vertrag.aenderung.versicherteKosten', {
  frage: 'Wie hoch soll die Versicherungssumme sein?',
  name: 'Versicherungssumme',
  zeile: 'Höher oder niedriger versichern.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Versicherungssumme ändern?',
  hinweis: 'Möglich sind {von} bis {bis}. Bisher sind es {betrag}.',
  schrittHinweis:
    'Möglich sind {von} bis {bis}, in vollen 1.000\u00A0EUR. Bisher sind es {betrag}.',
  betragFalsch: 'Geben Sie einen Betrag zwischen {von} und {bis} ein.',
  ganzeEuro: 'Geben Sie einen Betrag in ganzen EUR ein.',
});

const stufe = wahl<'versicherte-kosten'>(t, {
  feld: 'value',
  wert: ({ value }) => value,
  etikett: ({ value }) => formatBetrag(Number(value) * centJeEuro),
});

export const versicherteKosten: Aenderungsblatt<'versicherte-kosten'> = {
  t,
  // One of a few sums, or one that is typed.
  blatt: (stand) => (stand.angebot.optionen.length > 0 ? stufe.blatt(stand) : summe(stand)),
  worte: stufe.worte,
};

function summe(stand: Aenderungsstand) {
  const grenzen = grenzenIn(stand.angebot);
  const mitSchritt = stand.angebot.betrag?.schritt !== undefined;
  return betragblatt<'versicherte-kosten'>(stand, {
    frage: t('frage'),
    name: t('name'),
    hinweis: t(mitSchritt ? 'schrittHinweis' : 'hinweis', grenzen),
    feld: 'value',
    centVon: ({ value }) => Number(value) * centJeEuro,
    antwort: (cent) => (cent === undefined ? {} : { value: String(cent / centJeEuro) }),
    fehler(cent, betrag) {
      if (cent % centJeEuro !== 0) return t('ganzeEuro');
      if (cent < betrag.von || cent > betrag.bis) return t('betragFalsch', grenzen);
      return mitSchritt ? summenfehler(cent, betrag.auch) : null;
    },
  });
}
