import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import type { Feature } from '#contract/features.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { silben } from '../../shell/silben.ts';
import type { Startweg } from '../startseite/Wegliste.tsx';
import { vormerkungenVon } from '../vertrag/vormerkungen.ts';
import { t } from './aktivitaetstexte.ts';

/** What waits for her or is about to happen, in this order (`domain/konto.md §10`): tasks by date, frame numbers, pending changes. */
export function aktivitaetenVon(
  vertraege: readonly Vertragskachel[],
  istAn: (feature: Feature) => boolean,
): Startweg[] {
  const aktive = vertraege.filter(istAktiv);
  return [
    ...aufgaben(aktive),
    ...(istAn('rahmennummer-nachreichen') ? rahmennummern(aktive) : []),
    ...vorgemerkte(aktive),
  ];
}

/** What waits for her at one contract; what is pending there stands by itself. */
export function offenBei(
  vertrag: Vertragskachel,
  istAn: (feature: Feature) => boolean,
): Startweg[] {
  if (!istAktiv(vertrag)) return [];
  return [
    ...umsatzaufgaben(vertrag).map((aufgabe) =>
      wegZu(aufgabe, t('bis', { datum: formatDatumLang(aufgabe.faelligAm) })),
    ),
    ...(istAn('rahmennummer-nachreichen') ? rahmennummern([vertrag]) : []),
  ];
}

/** A frame number that is still to come shows in the contract itself. */
const umsatz = ['UmsatzErinnern1', 'UmsatzErinnern2', 'UmsatzAutomatischAnpassen'] as const;

interface Umsatzaufgabe {
  vertrag: Vertragskachel;
  typ: (typeof umsatz)[number];
  faelligAm: string;
}

/** Open questions after the revenue of a contract. */
export function umsatzaufgaben(vertrag: Vertragskachel): Umsatzaufgabe[] {
  return vertrag.aufgaben.filter(istOffen).flatMap(({ typ, faelligAm }) => {
    const bekannt = umsatz.find((name) => name === typ);
    return bekannt ? [{ vertrag, typ: bekannt, faelligAm }] : [];
  });
}

function aufgaben(vertraege: readonly Vertragskachel[]): Startweg[] {
  return vertraege
    .flatMap(umsatzaufgaben)
    .toSorted((a, b) => a.faelligAm.localeCompare(b.faelligAm))
    .map((aufgabe) => {
      const datum = formatDatumLang(aufgabe.faelligAm);
      return wegZu(aufgabe, t('frist', { vertrag: mitNummer(aufgabe.vertrag), datum }));
    });
}

function wegZu({ vertrag, typ, faelligAm }: Umsatzaufgabe, zeile: string): Startweg {
  return {
    href: `/kunden/jahresumsatz/${vertrag.versicherungsNummer}`,
    text: t(typ, { datum: formatDatumLang(faelligAm) }),
    zeile,
  };
}

function istOffen({ status }: Aufgabe): boolean {
  return status === 'Offen';
}

function rahmennummern(vertraege: readonly Vertragskachel[]): Startweg[] {
  return vertraege
    .filter(({ fahrrad }) => fahrrad?.rahmennummer === null)
    .map((vertrag) => ({
      href: '/kunden/rahmennummer',
      text: t('rahmennummer'),
      zeile: mitNummer(vertrag),
    }));
}

function vorgemerkte(vertraege: readonly Vertragskachel[]): Startweg[] {
  return vertraege.flatMap((vertrag) => {
    const saetze = vormerkungenVon(vertrag);
    if (saetze.length === 0) return [];
    return {
      href: `/kunden/vertraege/${vertrag.versicherungsNummer}`,
      text: t('vorgemerkt', { vertrag: nameVon(vertrag) }),
      zeile: saetze.join(' · '),
    };
  });
}

/** Of one product there may be two contracts. */
function mitNummer(vertrag: Vertragskachel): string {
  const { versicherungsNummer: nummer } = vertrag;
  return t('mitNummer', { vertrag: nameVon(vertrag), nummer });
}

function nameVon({ versicherungsName }: Vertragskachel): string {
  return silben(versicherungsName);
}
