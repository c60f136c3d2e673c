import { useState } from 'react';
import * as z from 'zod/mini';
import { istZurueckziehbar, type Schaden } from '#contract/entities/schadenakte.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Figure } from '#widgets/figure/Figure.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { nachrichtenweg } from '../../flows/konto/nachricht/weg.ts';
import { SchadenruecknahmeView } from '../../flows/schaden/ruecknahme/View.tsx';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { t } from './texte.ts';

/** Beside a claim: what was paid, whom to ask, and what was reported. */
export function Daneben({ schaden }: { schaden: Schaden }) {
  const { zahlungen, angaben, melder, nachtrag, versicherungsNummer, schadenNummer } = schaden;
  const imAuftrag = useImAuftrag();
  // As it was when she came: what she did here says so where she did it.
  const [konnteZurueck] = useState(!imAuftrag && istZurueckziehbar(schaden));
  const sachen = z.safeParse(sachform, nachtrag['sachen']).data;
  return (
    <Abschnitt>
      {zahlungen.length > 0 && <Zahlungen zahlungen={zahlungen} />}
      {sachen && <Schaetzung sachen={sachen} />}
      <Abschnitt titel={t('fragen')}>
        <Kontaktwege />
        {!imAuftrag && (
          <ButtonLink
            variant="secondary"
            href={nachrichtenweg({ anliegen: 'SCHADEN', versicherungsNummer })}
          >
            {t('nachricht')}
          </ButtonLink>
        )}
      </Abschnitt>
      {konnteZurueck && <SchadenruecknahmeView claimId={schadenNummer} />}
      {angaben.length > 0 && (
        <Disclosure summary={t(melder === 'VERMITTLER' ? 'angabenVermittler' : 'angaben')}>
          <FactList facts={angaben.map(({ label, wert }) => ({ label, value: wert }))} />
        </Disclosure>
      )}
    </Abschnitt>
  );
}

/** What of the things is shown here. */
const sachform = z.object({
  positionen: z.array(z.object({ bezeichnung: z.string(), neupreis: z.number() })),
  schadenhoehe: z.optional(z.number()),
});

/** Cents by the name of the thing; two of a name are one line. */
function jeSache(positionen: z.infer<typeof sachform>['positionen']): ReadonlyMap<string, number> {
  const preise = new Map<string, number>();
  for (const { bezeichnung, neupreis } of positionen) {
    preise.set(bezeichnung, (preise.get(bezeichnung) ?? 0) + neupreis);
  }
  return preise;
}

/** What she said the things cost. */
function Schaetzung({ sachen }: { sachen: z.infer<typeof sachform> }) {
  const { positionen, schadenhoehe } = sachen;
  const summe = positionen.reduce((bisher, { neupreis }) => bisher + neupreis, 0);
  return (
    <Card heading={t(schadenhoehe === undefined ? 'neupreise' : 'schaetzung')}>
      <p>
        <Figure value={formatBetrag(schadenhoehe ?? summe)} rank="second" />
      </p>
      <FactList
        facts={[...jeSache(positionen)].map(([label, preis]) => ({
          label,
          value: formatBetrag(preis),
        }))}
      />
    </Card>
  );
}

function Zahlungen({ zahlungen }: Pick<Schaden, 'zahlungen'>) {
  return (
    <Abschnitt titel={t('zahlungen')}>
      <RowList>
        {unterscheidbar(zahlungen).map(({ key, datum, betrag, empfaenger, iban }) => (
          <Row
            key={key}
            name={formatDatumLang(datum)}
            line={t('zahlungAn', { empfaenger, iban })}
            figure={formatBetrag(betrag)}
          />
        ))}
      </RowList>
    </Abschnitt>
  );
}

/** Two of the same day and amount are two. */
function unterscheidbar(zahlungen: Schaden['zahlungen']) {
  return zahlungen.map((zahlung, stelle) => ({ ...zahlung, key: `${zahlung.datum} ${stelle}` }));
}
