import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import type { TimelineStep } from '#widgets/timeline/Timeline.tsx';
import { silben } from '../../../shell/silben.ts';
import { zahlungAls } from '../../vertrag/saetze.ts';
import { t } from './texte.ts';

/** A day of a contract, with what happens on it or until then. */
interface Termin {
  tag: string;
  /** It is the last day for something, not the day of it. */
  frist?: true;
  was: string;
  /** Default the contract it is about. */
  zeile?: string;
}

/** Every day that is still to come, the next one first; the days themselves come with the contracts. */
export function termineVon(vertraege: readonly Vertragskachel[], heute: string): TimelineStep[] {
  return vertraege
    .flatMap((vertrag) => termineEines(vertrag, heute).map((termin) => ({ vertrag, termin })))
    .filter(({ termin }) => termin.tag >= heute)
    .toSorted((a, b) => a.termin.tag.localeCompare(b.termin.tag))
    .map(({ vertrag, termin: { tag, frist, was, zeile } }, stelle) => ({
      when: frist ? t('bis', { datum: formatDatumLang(tag) }) : formatDatumLang(tag),
      what: was,
      lines: [zeile ?? nameVon(vertrag)],
      href: `/kunden/vertraege/${vertrag.versicherungsNummer}`,
      current: stelle === 0,
    }));
}

function termineEines(vertrag: Vertragskachel, heute: string): Termin[] {
  // What is owed is owed after the end as well.
  if (!istAktiv(vertrag)) return offenes(vertrag);
  return [
    ...offenes(vertrag),
    ...beginn(vertrag, heute),
    ...zahlung(vertrag),
    ...widerruf(vertrag),
    ...kuendigung(vertrag),
    ...vertrag.aufgaben.flatMap(aufgabe),
    ...aenderungen(vertrag),
    ...ende(vertrag),
  ];
}

function offenes({ rueckstand }: Vertragskachel): Termin[] {
  if (rueckstand === null) return [];
  const was = t('offen', { betrag: formatBetrag(rueckstand.betrag) });
  return [{ tag: rueckstand.zahlbarBis, frist: true, was }];
}

function beginn(vertrag: Vertragskachel, heute: string): Termin[] {
  const { vertragsBeginn: tag } = vertrag;
  const was = t('beginnt', { vertrag: nameVon(vertrag) });
  return tag > heute ? [{ tag, was, zeile: nummerVon(vertrag) }] : [];
}

const wortlaut = {
  naechsteAbbuchung: 'abgebucht',
  naechsteZahlung: 'zuZahlen',
  naechsteGutschrift: 'gutgeschrieben',
} as const;

function zahlung(vertrag: Vertragskachel): Termin[] {
  const naechste = zahlungAls(vertrag);
  if (naechste === null) return [];
  const { wort, tag, betrag } = naechste;
  return [{ tag, was: t(wortlaut[wort], { betrag: formatBetrag(betrag) }) }];
}

function widerruf({ widerrufBis: tag }: Vertragskachel): Termin[] {
  return tag === null ? [] : [{ tag, frist: true, was: t('widerruf') }];
}

function kuendigung({ naechsteKuendigung: naechste }: Vertragskachel): Termin[] {
  if (naechste === null) return [];
  const was = t('kuendigung', { zum: formatDatum(naechste.zum) });
  return [{ tag: naechste.eingangBis, frist: true, was }];
}

const bitten = {
  UmsatzErinnern1: 'umsatz',
  UmsatzErinnern2: 'umsatz',
  UmsatzAutomatischAnpassen: 'umsatzAngehoben',
  RahmennummerNachreichen: 'rahmennummer',
} as const satisfies Record<Aufgabe['typ'], string>;

function aufgabe({ typ, status, faelligAm: tag }: Aufgabe): Termin[] {
  if (status !== 'Offen') return [];
  const was = t(bitten[typ]);
  return typ === 'UmsatzAutomatischAnpassen' ? [{ tag, was }] : [{ tag, frist: true, was }];
}

function aenderungen(vertrag: Vertragskachel): Termin[] {
  return vertrag.vorgemerkteAenderungen.map((eine) => {
    const { wirksamkeitsdatum: tag, text: was, versicherungsPraemie: praemie } = eine;
    if (praemie === null) return { tag, was };
    const werte = { vertrag: nameVon(vertrag), betrag: formatBetrag(praemie) };
    return { tag, was, zeile: t('beitragDann', werte) };
  });
}

function ende(vertrag: Vertragskachel): Termin[] {
  const { beendigungsdatum: tag } = vertrag;
  if (tag === null) return [];
  return [{ tag, was: t('endet', { vertrag: nameVon(vertrag) }), zeile: nummerVon(vertrag) }];
}

function nameVon({ versicherungsName }: Vertragskachel): string {
  return silben(versicherungsName);
}

function nummerVon({ versicherungsNummer: nummer }: Vertragskachel): string {
  return t('nummer', { nummer });
}
