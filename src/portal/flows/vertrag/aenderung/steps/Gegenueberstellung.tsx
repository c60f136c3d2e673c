import { useSelector } from '@xstate/react';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang, tagePlus } from '#contract/tag.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { Compare } from '#widgets/compare/Compare.tsx';
import { weitereWerte, zahlweiseDanach, zahlweiseDavor } from '../worte.ts';
import { t, type AenderungsWorte } from '../texte.ts';
import { useWorte } from './step.ts';
import type { VergleichProps } from './Vergleichsblatt.tsx';

/** What is paid now and what from then on. */
export function Gegenueberstellung({ actor, stand, worte, berechnung }: VergleichProps) {
  const auswahl = useSelector(actor, select.auswahl);
  const sagen = useWorte(actor);
  const { beitragAlt, beitragNeu } = berechnung;
  const jetzt = zahlweiseDavor(berechnung) ?? stand.vertrag.zahlweise;
  const danach = auswahl ? zahlweiseDanach(auswahl, stand, berechnung) : jetzt;
  const weitere = weitereWerte(useSelector(actor, select.antworten), stand);
  return (
    <Compare
      before={{
        title: mitPeriode('bisher', jetzt),
        amount: formatBetrag(beitragAlt.versicherungsPraemie),
        lines: [
          ...(worte.bisher === null ? [] : [{ label: worte.name, value: worte.bisher }]),
          ...weitere.map(({ name, bisher }) => ({ label: name, value: bisher })),
          ...imJahrBei(jetzt, beitragAlt),
        ],
      }}
      after={{
        title: mitPeriode('neu', danach),
        amount: formatBetrag(beitragNeu.versicherungsPraemie),
        lines: [
          { label: worte.name, value: worte.neu },
          ...weitere.map(({ name, neu }) => ({ label: name, value: neu })),
          ...imJahrBei(danach, beitragNeu),
        ],
      }}
      note={zahlungssaetze(danach, berechnung, sagen)}
    />
  );
}

/** How much more or less it is in a year, when that is paid first, and what comes once with it. */
export function zahlungssaetze(
  danach: Zahlweise,
  berechnung: Berechnung,
  sagen: AenderungsWorte,
): string {
  return [
    unterschied(danach, berechnung, sagen),
    naechsteZahlung(berechnung),
    ausgleich(berechnung, sagen),
  ].join(' ');
}

/** All instalments of a year; who pays once a year, or once at all, reads it above. */
export function imJahrBei(zahlweise: Zahlweise, beitrag: Berechnung['beitragAlt']) {
  if (zahlweise === 'JAEHRLICH' || zahlweise === 'EINMALIG') return [];
  return [{ label: t('jahresbeitrag'), value: formatBetrag(beitrag.jahresVersicherungsPraemie) }];
}

export function mitPeriode(seite: 'bisher' | 'neu', zahlweise: Zahlweise): string {
  return t('periode', { seite: t(seite), periode: t(`${zahlweise}_PERIODE`) });
}

function unterschied(
  zahlweise: Zahlweise,
  { beitragAlt, beitragNeu }: Berechnung,
  sagen: AenderungsWorte,
): string {
  const mehr = beitragNeu.jahresVersicherungsPraemie - beitragAlt.jahresVersicherungsPraemie;
  // A trip is paid once.
  const jahr = zahlweise === 'EINMALIG' ? 'einmalig' : 'imJahr';
  if (mehr === 0) return sagen(`${jahr}Gleich`);
  const betrag = formatBetrag(Math.abs(mehr));
  return mehr > 0 ? sagen(`${jahr}Mehr`, { betrag }) : sagen(`${jahr}Weniger`, { betrag });
}

function naechsteZahlung({ naechsteFaelligkeit }: Berechnung): string {
  return t('naechsteZahlung', { datum: formatDatumLang(naechsteFaelligkeit) });
}

/** What comes once with that payment: a shortened instalment, or the difference of the days before it. */
function ausgleich(
  { anteilBisHauptfaelligkeit: anteil, kurzeRate }: Berechnung,
  sagen: AenderungsWorte,
): string {
  if (kurzeRate) {
    const { betrag, bis } = kurzeRate;
    const letzter = formatDatumLang(tagePlus(bis, -1));
    return t('kurzeRate', { betrag: formatBetrag(betrag), datum: letzter });
  }
  if (anteil === 0) return '';
  const betrag = formatBetrag(Math.abs(anteil));
  return anteil > 0 ? t('ausgleichZahlen', { betrag }) : sagen('ausgleichErhalten', { betrag });
}
