import { zahlwort } from '#contract/produkte/leistungen/leistung.ts';
import { fristen } from '#contract/zahlen.ts';
import { kuendigungsgruendeFuer } from '../../reference/kuendigungsgruende.ts';
import { kuendbarkeit } from '../../rules/fristen/kuendigung.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { type Produkt, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import type { Grunddaten } from '../daten.ts';
import { produkttext, type Produkttext } from '../produkte/produkttexte.ts';
import { abschnitt, bezeichnet, dokument, liste } from './bauen.ts';
import type { Abschnitt, Block, Dokumentinhalt, Bildzeichen } from './inhalt.ts';

/** Information sheet: headings, order, signs and pictograms are given (EU 2017/1469 Art. 4 (4), 6, 7). */
export function pib({ produkt, absender, stand }: Grunddaten): Dokumentinhalt {
  const text = produkttext(produkt);
  const { versicherer, aufsicht } = absender;
  const name = produktName(schluesselAusIdentifier(produkt));
  return dokument({
    typ: 'PIB',
    titel: absender.namen.pib,
    ueberschrift: 'Informationsblatt zu Versicherungsprodukten',
    absender,
    kopf: [
      `Unternehmen: ${versicherer.name}, Deutschland. Versicherungsunternehmen unter der Aufsicht der ${aufsicht.name}. ${versicherer.register}`,
      `Produkt: ${name}`,
      'Dieses Blatt ist ein kurzer Überblick. Vollständig informieren Versicherungsschein, Antrag und Versicherungsbedingungen.',
    ],
    abschnitte: [
      abschnitt('Um welche Art von Versicherung handelt es sich?', text.art),
      ...deckung(text),
      mitSymbol('ORT', 'Wo bin ich versichert?', bezeichnet('ORT', text.geltungsbereich)),
      mitSymbol(
        'PFLICHT',
        'Welche Verpflichtungen habe ich?',
        liste(
          'Beantworten Sie alle Fragen im Antrag wahr und vollständig.',
          'Zahlen Sie den Beitrag rechtzeitig.',
          'Melden Sie einen Schaden sofort und halten Sie ihn so klein wie möglich.',
          ...text.verpflichtungen,
        ),
      ),
      ...vertragszeit({ produkt, absender, stand }),
    ],
  });
}

function deckung(text: Produkttext): Abschnitt[] {
  return [
    mitSymbol(
      'SCHIRM',
      'Was ist versichert?',
      bezeichnet('HAKEN', text.versichert),
      'Die Versicherungssumme vereinbaren wir mit Ihnen. Sie steht im Versicherungsschein.',
      // Cover that can be chosen has no sign before it.
      ...(text.waehlbar.length === 0
        ? []
        : ['Zusätzlich können Sie wählen:', liste(...text.waehlbar)]),
    ),
    mitSymbol(
      'AUSGESCHLOSSEN',
      'Was ist nicht versichert?',
      bezeichnet('KREUZ', text.nichtVersichert),
    ),
    mitSymbol(
      'EINSCHRAENKUNG',
      'Gibt es Deckungsbeschränkungen?',
      bezeichnet('ACHTUNG', text.einschraenkungen),
    ),
  ];
}

function vertragszeit({ produkt, absender, stand }: Grunddaten): Abschnitt[] {
  const { einzelvertrag } = produkttext(produkt);
  return [
    mitSymbol(
      'ZAHLUNG',
      'Wann und wie zahle ich?',
      ...(einzelvertrag === undefined ? [] : [einzelvertrag.zahlung]),
      `Sie wählen, wie oft Sie zahlen und ob wir den Beitrag abbuchen. Der erste Beitrag ist ${fristen.erstbeitragTage}\u00A0Tage nach Zugang des Versicherungsscheins fällig, nicht vor dem Beginn.`,
    ),
    mitSymbol(
      'LAUFZEIT',
      'Wann beginnt und endet die Deckung?',
      'Der Schutz beginnt an dem Tag, der im Versicherungsschein steht, wenn Sie den ersten Beitrag rechtzeitig zahlen.',
      laufzeit(produkt),
    ),
    mitSymbol(
      'KUENDIGUNG',
      'Wie kann ich den Vertrag kündigen?',
      ...kuendigung({ produkt, absender, stand }),
    ),
  ];
}

function mitSymbol(
  symbol: Bildzeichen,
  titel: string,
  ...inhalt: readonly (Block | string)[]
): Abschnitt {
  return { ...abschnitt(titel, ...inhalt), symbol };
}

/** How long it goes on, as sheet and conditions say it. */
export function laufzeit(produkt: Produkt): string {
  const { einzelvertrag } = produkttext(produkt);
  return (
    einzelvertrag?.laufzeit ??
    'Der Vertrag gilt ein Jahr und verlängert sich um je ein Jahr, bis jemand kündigt.'
  );
}

/** How it ends, as sheet and conditions say it (`domain/vertrag.md §8`). */
export function kuendigung({ produkt, absender }: Grunddaten): string[] {
  const text = produkttext(produkt);
  const { kuendbar, fristMonate } = kuendbarkeit({
    produkt,
    marke: vertragsMarkeVon(absender.marke),
    zahlweise: 'JAEHRLICH',
    status: 'LAUFEND',
  });
  const ordentlich =
    kuendbar === 'TAEGLICH'
      ? `Sie können jederzeit kündigen, auch von heute auf morgen. Wir können mit einer Frist von ${zahlwort(fristen.unsereFristMonate)} Monaten zum Ende des Versicherungsjahres kündigen.`
      : `Beide Seiten können zum Ende des Versicherungsjahres kündigen. Die Frist beträgt ${fristMonate === 1 ? 'einen Monat' : `${zahlwort(fristMonate)} Monate`}.`;
  const gruende = kuendigungsgruendeFuer(schluesselAusIdentifier(produkt));
  const nachSchaden = gruende.some(({ key }) => key === 'SCHADENFALL')
    ? 'Nach einem Schaden können beide Seiten innerhalb eines Monats kündigen. '
    : '';
  return [
    ...(text.einzelvertrag === undefined ? [] : [text.einzelvertrag.kuendigung]),
    ordentlich,
    `${nachSchaden}Erhöhen wir den Beitrag, können Sie zu diesem Tag kündigen.`,
    'Eine E-Mail oder ein Brief genügt. Zu viel gezahlte Beiträge bekommen Sie zurück.',
  ];
}
