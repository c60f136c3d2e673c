import { useSelector } from '@xstate/react';
import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { endeVon } from '#machines/antrag/einmalig.ts';
import * as select from '#machines/antrag/selectors.ts';
import { type Fact, FactList } from '#widgets/fact-list/FactList.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { hausmarke, vertragsMarkeVon } from '#contract/marken.ts';
import { kuendigungsfrist } from '#contract/produkte/produkte.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { keinWiderrufsrecht } from '#contract/widerrufsrecht.ts';
import type { AntragProduktSeite } from '../../produkt.ts';
import { betragMitZahlweise } from '../beitragstexte.ts';
import { type StepProps, useKontext } from '../step.ts';
import { beginn, hatWiderruf, sbName, variantenName } from '../tarif/worte.ts';
import { t } from './texte.ts';

/** What the button below binds to: what is insured, from when, how long, for how much (BGB § 312j). */
export function Vertragsinhalt({ actor, seite }: Pick<StepProps, 'actor' | 'seite'>) {
  const kontext = useKontext(actor, (context) => context);
  const beitrag = useSelector(actor, select.tarifantwort)?.beitrag;
  const versicherer = useBrand().insurer.name;
  if (!beitrag) return null;
  return (
    <>
      <h2>{t('vertrag')}</h2>
      <FactList
        facts={[
          ...leistung(seite, kontext, beitrag),
          { label: t('beginn'), value: beginn(kontext) },
          laufzeit(seite, kontext),
          {
            label: t('beitrag'),
            value: betragMitZahlweise(beitrag),
            hint: [t('steuer', { betrag: formatBetrag(beitrag.steuer) }), ...imJahr(beitrag)].join(
              ' ',
            ),
          },
          {
            label: t('zahlung'),
            value: t(kontext.antworten.kontaktZahlung?.zahlart ?? 'LASTSCHRIFT'),
          },
          widerruf(kontext),
        ]}
      />
      <p>{t('versichererSatz', { versicherer })}</p>
    </>
  );
}

/** Where she pays in parts, the whole as well. */
function imJahr({ zahlweise, jahresVersicherungsPraemie }: Tarifbeitrag): string[] {
  if (zahlweise === 'JAEHRLICH' || zahlweise === 'EINMALIG') return [];
  return [t('imJahr', { betrag: formatBetrag(jahresVersicherungsPraemie) })];
}

function leistung(
  seite: AntragProduktSeite,
  kontext: AntragKontext,
  { versicherungsSumme: summe, komponenten }: Tarifbeitrag,
): Fact[] {
  const variante = variantenName(seite, kontext);
  const sb = sbName(seite, kontext);
  const teile = komponenten.map(({ name }) => seite.tarif.komponenten[name] ?? name);
  return [
    {
      label: t('versicherung'),
      value: variante === null ? seite.name : `${seite.name} ${variante}`,
    },
    ...(summe === null ? [] : [{ label: t('summe'), value: formatBetrag(summe) }]),
    { label: t('versichert'), value: teile.join(', ') },
    ...(sb === null ? [] : [{ label: t('sb'), value: sb }]),
  ];
}

/** A contract that ends by itself says when; the others how they can be ended. */
function laufzeit(seite: AntragProduktSeite, kontext: AntragKontext): Fact {
  const ende = endeVon(kontext.antworten);
  return ende === null
    ? { label: t('laufzeit'), value: t('einJahr'), hint: kuendigung(seite, kontext) }
    : {
        label: t('laufzeit'),
        value: t('bis', { tag: formatDatumLang(ende) }),
        hint: t('vonSelbst'),
      };
}

function widerruf(kontext: AntragKontext): Fact {
  return hatWiderruf(kontext)
    ? { label: t('widerruf'), value: t('widerrufFrist'), hint: t('widerrufHinweis') }
    : { label: t('widerruf'), value: keinWiderrufsrecht };
}

function kuendigung(seite: AntragProduktSeite, { umfeld }: AntragKontext): string {
  const marke = vertragsMarkeVon(umfeld?.marke ?? hausmarke);
  const { kuendbar, fristMonate: n } = kuendigungsfrist(seite.produkt, marke);
  if (kuendbar === 'TAEGLICH') return t('jederzeit');
  return t('frist', { frist: n === 1 ? t('einMonat') : t('monate', { n }) });
}
