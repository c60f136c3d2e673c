import { useEffect, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { ChoiceCards } from '../../choice-cards/ChoiceCards.tsx';
import { Form } from '../../form/Form.tsx';
import { Page } from '../../page/Page.tsx';
import { PageSubject } from '../../page/pageSubject.ts';
import { PremiumBox } from '../../premium-box/PremiumBox.tsx';
import { StepProgress } from '../../step-progress/StepProgress.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Seite',
  gruppe: 'Rahmen',
  ganzseitig: true,
  zustaende: {
    text: () => (
      <Page
        title="Wie möchten Sie künftig zahlen?"
        lead={'Hausrat PH250000101, bisher jährlich 238,00\u00A0EUR.'}
        back={{ label: 'Zurück zum Vertrag', href: '#vertrag' }}
      >
        <p>Sie können die Zahlungsweise einmal im Jahr ändern.</p>
      </Page>
    ),
    fuerKunden: () => (
      <PageSubject
        value={{
          name: 'Elektro Brandt e.\u00A0K.',
          href: '#kunde',
          note: 'Kundennummer\u00A0P000007',
        }}
      >
        <Page
          title="Wie oft soll gezahlt werden?"
          lead={'Fahrradversicherung, Vertrag FA250000703.'}
          back={{ label: 'Zurück zum Vertrag', href: '#vertrag' }}
        >
          <p>{'Die Wahl gilt ab dem 29.\u00A0November 2026.'}</p>
        </Page>
      </PageSubject>
    ),
    liste: () => (
      <Page title="Ihre Verträge" width="list">
        <p>Eine Liste darf breiter sein als ein Text.</p>
      </Page>
    ),
    mitBeitrag: () => <MitBeitrag />,
    weg: () => <Weg />,
  },
} satisfies Sample;

/** A step of an application with its price in sight. */
function MitBeitrag() {
  const [wahl, setWahl] = useState<string | null>('SB_250');
  return (
    <Page
      title="Welche Selbstbeteiligung möchten Sie?"
      lead="Diesen Teil eines Schadens zahlen Sie selbst."
      back={{ label: 'Zurück zur Wohnung', href: '#wohnung' }}
      progress={<StepProgress step={2} of={5} title="Schutz" />}
      aside={
        <PremiumBox
          bottom
          state="settled"
          amount={'21,40\u00A0EUR'}
          period="monatlich"
          previous={'19,90\u00A0EUR'}
          note={'Ab dem 1.\u00A0März 2027, inklusive Versicherungsteuer.'}
          items={[
            { label: 'Hausrat', amount: '14,20\u00A0EUR' },
            { label: 'Elementar', amount: '7,20\u00A0EUR' },
          ]}
        />
      }
    >
      <Form onSubmit={() => undefined}>
        <ChoiceCards
          legend="Selbstbeteiligung"
          legendHidden
          name="selbstbeteiligung"
          value={wahl}
          onChange={setWahl}
          options={[
            { value: 'SB_KEINE', label: 'Keine', subline: 'Wir zahlen jeden Schaden ganz.' },
            {
              value: 'SB_250',
              label: '250\u00A0EUR',
              subline: 'Kleine Schäden zahlen Sie selbst.',
            },
            { value: 'SB_500', label: '500\u00A0EUR', subline: 'Ihr Beitrag ist niedriger.' },
            { value: 'SB_1000', label: '1.000\u00A0EUR', subline: 'Für seltene große Schäden.' },
            { value: 'SB_5000', label: '5.000\u00A0EUR', subline: 'Der niedrigste Beitrag.' },
          ]}
        />
        <Button type="submit">Weiter zu den Zusatzleistungen</Button>
      </Form>
    </Page>
  );
}

const zeilen = Array.from({ length: 60 }, (_, index) => index + 1);

/** A long list and what it leads to, with an address each. */
function Weg() {
  const [eintrag, setEintrag] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setEintrag(new URL(window.location.href).searchParams.get('eintrag'));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  function go(nummer: number) {
    const url = new URL(window.location.href);
    url.searchParams.set('eintrag', String(nummer));
    window.history.pushState(null, '', url);
    setEintrag(String(nummer));
  }
  if (eintrag !== null) return <Eintrag key={eintrag} nummer={eintrag} />;
  return (
    <Page title="Alle Nachrichten" width="list">
      {zeilen.map((nummer) => (
        <Button key={nummer} variant="secondary" onClick={() => go(nummer)}>
          {`Nachricht ${nummer} öffnen`}
        </Button>
      ))}
    </Page>
  );
}

function Eintrag({ nummer }: { nummer: string }) {
  return (
    <Page title={`Nachricht ${nummer}`}>
      {zeilen.map((absatz) => (
        <p key={absatz}>Ihre Unterlagen sind angekommen. Wir melden uns in den nächsten Tagen.</p>
      ))}
    </Page>
  );
}
