import { beiBedarf } from '#contract/beiBedarf.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { formatWochentag } from '#contract/tag.ts';
import type { HeadFact } from '#widgets/head-card/HeadCard.tsx';
import { zahlungAls } from '../vertrag/saetze.ts';
import { t as vertragText } from '../vertrag/texte.ts';
import { t } from './texte.ts';

/** What is paid next, when and for what, and what all contracts cost in a year. */
export function geldfakten(vertraege: readonly Vertragskachel[]): HeadFact[] {
  return [...naechste(vertraege), ...imJahr(vertraege.filter(istAktiv))];
}

/** All that leaves the same account on the first of the days; what is given back is no payment. */
function naechste(vertraege: readonly Vertragskachel[]): HeadFact[] {
  const zahlungen = vertraege
    .flatMap((vertrag) => {
      const zahlung = zahlungAls(vertrag);
      if (zahlung === null || zahlung.wort === 'naechsteGutschrift') return [];
      return [{ ...zahlung, name: kurz(vertrag) }];
    })
    .toSorted((a, b) => a.tag.localeCompare(b.tag));
  const [erste] = zahlungen;
  if (!erste) return [];
  const { wort, tag, wie } = erste;
  const zusammen = zahlungen.filter((eine) => eine.tag === tag && eine.wie === wie);
  const namen = new Set(zusammen.map(({ name }) => name));
  return [
    {
      label: vertragText(wort),
      value: formatBetrag(zusammen.reduce((summe, { betrag }) => summe + betrag, 0)),
      note: t('wofuer', {
        tag: formatWochentag(tag),
        vertraege: aufzaehlung().format(namen),
        wie,
      }),
      large: true,
    },
  ];
}

/** What is paid once is no cost of a year, and what a contract shown by its name alone costs nobody here knows. */
function imJahr(aktive: readonly Vertragskachel[]): HeadFact[] {
  const jaehrliche = aktive.flatMap((vertrag) => {
    const { jahresVersicherungsPraemie: cent, zahlweise } = vertrag;
    return cent === null || zahlweise === 'EINMALIG' ? [] : [{ cent, name: kurz(vertrag) }];
  });
  if (jaehrliche.length === 0) return [];
  const summe = jaehrliche.reduce((bisher, { cent }) => bisher + cent, 0);
  const teile = jaehrliche
    .toSorted((a, b) => b.cent - a.cent)
    .map(({ cent, name }) =>
      t('teil', { name, euro: (cent / 100).toLocaleString('de', ohneCent) }),
    );
  const [anzahl, alle] = [jaehrliche.length, aktive.length];
  return [
    {
      label: wessenJahr(anzahl, alle),
      value: formatBetrag(summe),
      ...(alle > 1 && anzahl <= wenige && { note: teile.join('\u00A0· ') }),
    },
  ];
}

/** How many of the contracts below the sum is of. */
function wessenJahr(anzahl: number, alle: number): string {
  if (anzahl < alle) return t(anzahl === 1 ? 'einerImJahr' : 'einigeImJahr', { anzahl, alle });
  return anzahl === 1 ? t('imJahr') : t('alleImJahr', { anzahl });
}

/** More of them are read in the list below. */
const wenige = 6;

function kurz({ produktIdentifier }: Vertragskachel): string {
  return produkte[schluesselAusIdentifier(produktIdentifier)].kurzname;
}

/** `1.238`: the parts of a sum need no cents. */
const ohneCent = { maximumFractionDigits: 0 };

/** "Hausrat und Fahrrad"; made when it is needed first. */
const aufzaehlung = beiBedarf(() => new Intl.ListFormat('de'));
