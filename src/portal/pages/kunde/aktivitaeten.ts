import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { silben } from '../../shell/silben.ts';
import type { Startweg } from '../startseite/Wegliste.tsx';
import { vormerkungenVon } from '../vertrag/vormerkungen.ts';
import { t } from './texte.ts';

/** What is open with a customer, as her broker reads it: tasks by date, then pending changes. */
export function aktivitaetenVon(
  vertraege: readonly Vertragskachel[],
  hrefVon: (versicherungsNummer: string) => string,
): Startweg[] {
  const aktive = vertraege.filter(istAktiv);
  const aufgaben = aktive
    .flatMap((vertrag) => vertrag.aufgaben.map((aufgabe) => ({ vertrag, ...aufgabe })))
    .filter(({ status }) => status === 'Offen')
    .toSorted((a, b) => a.faelligAm.localeCompare(b.faelligAm));
  return [
    ...aufgaben.map(({ vertrag, typ, faelligAm }) => {
      const { versicherungsNummer: nummer, versicherungsName: name } = vertrag;
      const datum = formatDatumLang(faelligAm);
      return {
        href: hrefVon(nummer),
        text: t(typ, { datum }),
        zeile: t('frist', { vertrag: silben(name), nummer, datum }),
      };
    }),
    ...aktive.flatMap((vertrag) => {
      const saetze = vormerkungenVon(vertrag);
      const { versicherungsNummer, versicherungsName } = vertrag;
      if (saetze.length === 0) return [];
      return {
        href: hrefVon(versicherungsNummer),
        text: t('vorgemerkt', { vertrag: silben(versicherungsName) }),
        zeile: saetze.join(' · '),
      };
    }),
  ];
}
