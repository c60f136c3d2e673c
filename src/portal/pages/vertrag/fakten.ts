import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag, ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import type { HeadFact } from '#widgets/head-card/HeadCard.tsx';
import { zahlungAls } from './saetze.ts';
import { t } from './seitentexte.ts';
import { t as allgemein } from './texte.ts';

export interface Fakt {
  label: string;
  value: string;
  hint?: string;
}

/** What it costs and what is paid next, what is insured up to which sum, and what she bears herself. */
export function kopffakten(v: Vertrag): HeadFact[] {
  const { versicherungsPraemie: praemie, versicherungsSumme: summe, selbstBeteiligung: sb } = v;
  return [
    ...(praemie === null
      ? []
      : [
          {
            label: t('beitragLabel'),
            value: formatBetrag(praemie),
            note: t(v.zahlweise),
            large: true,
          },
        ]),
    ...naechsteZahlung(v),
    ...(summe === null ? [] : [{ label: t('summe'), value: ganzeEuro(summe) }]),
    ...(sb ? [{ label: t('selbstbeteiligung'), ...selbstbeteiligungAls(sb) }] : []),
  ];
}

function naechsteZahlung(v: Vertrag): HeadFact[] {
  const zahlung = zahlungAls(v);
  if (zahlung === null) return [];
  const { wort, wie } = zahlung;
  const betrag = formatBetrag(zahlung.betrag);
  const note = wie === null ? betrag : t('betragUndWeg', { betrag, wie });
  return [{ label: allgemein(wort), value: t('am', { tag: formatDatumLang(zahlung.tag) }), note }];
}

/** How it is paid, when it began, how long it runs. */
export function vertragsdaten(v: Vertrag): Fakt[] {
  return [
    { label: t('zahlweise'), value: zahlweiseLabel[v.zahlweise] },
    ...(v.zahlweise === 'JAEHRLICH' || v.zahlweise === 'EINMALIG'
      ? []
      : betrag('jahresbeitrag', v.jahresVersicherungsPraemie)),
    ...tag('beginn', v.vertragsBeginn),
    ...tag('neuerBeginn', v.beginnverlegung),
    ...tag('hauptfaelligkeit', naechsteHauptfaelligkeit(v), t('hauptfaelligkeitHinweis')),
    ...tag(endeAls(v), v.beendigungsdatum ?? v.ablaufdatum),
    ...tag('antrag', v.antragsdatum),
  ];
}

/** A declared end, or the one in the policy: never both. */
function endeAls(v: Vertrag): Schluessel {
  if (!istAktiv(v)) return 'beendetAm';
  return v.beendigungsdatum === null ? 'ablauf' : 'ende';
}

/** None after the last day of cover. */
function naechsteHauptfaelligkeit(v: Vertrag): string | null {
  const { hauptfaelligkeit: tag, beendigungsdatum, ablaufdatum } = v;
  const ende = beendigungsdatum ?? ablaufdatum;
  return tag !== null && ende !== null && ende < tag ? null : tag;
}

/** "Leistungen": tariff and options (`domain/vertrag.md §12`); the sum stands above. */
export function leistungen(v: Vertrag): Fakt[] {
  const { phvAnzahl } = v;
  return [
    ...v.deckungsVarianten.map(({ deckungsVarianteName: name, versicherungssumme: summe }) =>
      // The sum that holds for the whole contract is not said twice.
      summe === v.versicherungsSumme
        ? { label: t('variante'), value: name }
        : { label: name, value: formatBetrag(summe) },
    ),
    // Among the covers of home contents it has its name already.
    ...(v.hausrat?.hausratDeckungen.includes('ELEMENTAR') ? [] : jaNein('elementar', v.elementar)),
    // What stands in a block of its own is not said twice.
    ...(v.vh ? [] : jaNein('buerohaftpflicht', v.buerohaftpflicht)),
    ...(phvAnzahl && !v.vh ? privathaftpflichten(phvAnzahl) : []),
    ...betrag('jahresumsatz', v.jahresumsatz?.value ?? null),
  ];
}

/** Nobody has to read an amount of nothing. */
function selbstbeteiligungAls({ wert, unit }: NonNullable<Vertrag['selbstBeteiligung']>) {
  if (wert === 0) return { value: t('keine') };
  const value = unit === 'PERCENT' ? t('prozent', { wert }) : formatBetrag(wert);
  return { value, note: t('jeSchaden') };
}

/** For how many people private liability counts besides. */
export function privathaftpflichten(anzahl: NonNullable<Vertrag['phvAnzahl']>): Fakt[] {
  const value = anzahl === 'KEINE' ? t('nichtEingeschlossen') : t('phvFuer', { wert: t(anzahl) });
  return [{ label: t('phvAnzahl'), value }];
}

type Schluessel = Parameters<typeof t>[0];

export function jaNein(label: Schluessel, wert: boolean | undefined): Fakt[] {
  if (wert === undefined) return [];
  return [{ label: t(label), value: t(wert ? 'eingeschlossen' : 'nichtEingeschlossen') }];
}

function betrag(label: Schluessel, cent: number | null): Fakt[] {
  return cent === null ? [] : [{ label: t(label), value: formatBetrag(cent) }];
}

function tag(label: Schluessel, datum: string | null, hint?: string): Fakt[] {
  if (datum === null) return [];
  return [{ label: t(label), value: formatDatum(datum), ...(hint === undefined ? {} : { hint }) }];
}
