import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { texte } from '../../../../texte.ts';
import { dazuOderWeg, praemie, wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.deckung', {
  frage: 'Was soll sich am Schutz ändern?',
  name: 'Schutz',
  zeile: 'Bausteine dazunehmen oder weglassen.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie den Schutz ändern?',
  ohne: 'Ohne {was}',
});

const einer = wahl<'deckung'>(t, {
  feld: 'deckung',
  wert: ({ coverageType, wert }) => `${coverageType}=${String(wert)}`,
  ausWert(wert) {
    const [coverageType = '', stufe = 'true'] = wert.split('=');
    return { coverageType, wert: stufe === 'true' || stufe === 'false' ? stufe === 'true' : stufe };
  },
  karte: ({ wert, label, beitrag }, { vertrag }) => ({
    ...(wert.endsWith('=false') ? { label: t('ohne', { was: label }) } : {}),
    ...(beitrag && {
      zusatz: praemie('dannPraemie', beitrag, zahlweiseLabel[vertrag.zahlweise]),
    }),
  }),
});

export const deckung: Aenderungsblatt<'deckung'> = {
  t,
  ...einer,
  worte(auswahl, stand) {
    const { optionen } = stand.angebot;
    const { coverageType, wert } = auswahl;
    const option = optionen.find((eine) => eine.wert === `${coverageType}=${String(wert)}`);
    const istVariante = optionen.some(({ aktuell }) => aktuell);
    return typeof wert === 'boolean' && option && !istVariante
      ? { name: option.label, ...dazuOderWeg(wert) }
      : einer.worte(auswahl, stand);
  },
  mitNamen: true,
};
