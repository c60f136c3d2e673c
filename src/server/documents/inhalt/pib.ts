import { zahlwort } from '#contract/produkte/leistungen/leistung.ts';
import { fristen } from '#contract/zahlen.ts';
import { kuendigungsgruendeFuer } from '../../reference/kuendigungsgruende.ts';
import { kuendbarkeit } from '../../rules/fristen/kuendigung.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { type Produkt, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import type { Grunddaten } from '../daten.ts';
import { produkttext } from '../produkte/produkttexte.ts';
import { abschnitt, dokument, liste } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** Product sheet in the order of the European model (EU 2017/1469). */
export function pib({ produkt, absender, stand }: Grunddaten): Dokumentinhalt {
  const text = produkttext(produkt);
  const { einzelvertrag } = text;
  return dokument({
    typ: 'PIB',
    titel: absender.namen.pib,
    absender,
    kopf: [
      produktName(schluesselAusIdentifier(produkt)),
      `Versicherer: ${absender.versicherer.name}, Deutschland`,
    ],
    abschnitte: [
      abschnitt(
        'Um welche Art von Versicherung handelt es sich?',
        text.art,
        'Dieses Blatt ist ein kurzer Überblick. Vollständig sind Versicherungsschein, Antrag und Bedingungen.',
      ),
      abschnitt('Was ist versichert?', liste(...text.versichert)),
      abschnitt('Was können Sie zusätzlich wählen?', liste(...text.waehlbar)),
      abschnitt('Was ist nicht versichert?', liste(...text.nichtVersichert)),
      abschnitt('Gibt es Einschränkungen?', liste(...text.einschraenkungen)),
      abschnitt('Wo bin ich versichert?', liste(...text.geltungsbereich)),
      abschnitt(
        'Welche Verpflichtungen habe ich?',
        liste(
          'Beantworten Sie alle Fragen im Antrag wahr und vollständig.',
          'Zahlen Sie den Beitrag rechtzeitig.',
          'Melden Sie einen Schaden sofort und halten Sie ihn so klein wie möglich.',
          ...text.verpflichtungen,
        ),
      ),
      abschnitt(
        'Wann und wie zahle ich?',
        ...(einzelvertrag === undefined ? [] : [einzelvertrag.zahlung]),
        `Sie wählen, wie oft Sie zahlen und ob wir den Beitrag abbuchen. Der erste Beitrag ist ${fristen.erstbeitragTage}\u00A0Tage nach Zugang des Versicherungsscheins fällig, nicht vor dem Beginn.`,
      ),
      abschnitt(
        'Wann beginnt und endet die Deckung?',
        'Der Schutz beginnt an dem Tag, der im Versicherungsschein steht, wenn Sie den ersten Beitrag rechtzeitig zahlen.',
        laufzeit(produkt),
      ),
      abschnitt('Wie kann ich den Vertrag kündigen?', ...kuendigung({ produkt, absender, stand })),
    ],
  });
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
