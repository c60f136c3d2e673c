import { StatusBadge } from '../badge/StatusBadge.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Card } from '../card/Card.tsx';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { FactList } from '../fact-list/FactList.tsx';
import { InfoBox } from '../info-box/InfoBox.tsx';
import { Page } from '../page/Page.tsx';

const facts = [
  { label: 'Vertragsnummer', value: 'PH250000101' },
  {
    label: 'Beitrag',
    value: '238,00\u00A0EUR',
    hint: 'jährlich, nächste Abbuchung am 1.\u00A0März 2027',
  },
];

/** The page of all contracts, of made-up ones. */
export function Vertragsliste() {
  return (
    <Page title="Ihre Verträge" width="list">
      <Card
        href="#hausrat"
        heading="Hausratversicherung"
        badge={<StatusBadge tone="positive">Aktiv</StatusBadge>}
      >
        <FactList facts={facts} />
        <InfoBox type="neutral">
          <p>Ab dem 1.&nbsp;März 2027 zahlen Sie halbjährlich 122,57&nbsp;EUR.</p>
        </InfoBox>
      </Card>
      <Card
        href="#haftpflicht"
        heading="Privathaftpflichtversicherung"
        badge={<StatusBadge tone="warning">Endet am 31.12.2026</StatusBadge>}
        footer={
          <ButtonLink href="#auswahl" variant="secondary">
            Zahlungsweise ändern
          </ButtonLink>
        }
      >
        <InfoBox type="warning">
          <p>
            Ihr Beitrag ist überfällig. Bitte hinterlegen Sie Ihre Bankverbindung oder überweisen
            Sie den offenen Betrag.
          </p>
        </InfoBox>
        <FactList facts={facts} />
      </Card>
      <Disclosure summary="Beendete Verträge" count={1}>
        <Card
          heading="Fahrradversicherung"
          headingLevel={3}
          badge={<StatusBadge tone="neutral">Beendet</StatusBadge>}
        >
          <p>Ihr Schutz endete am 30.&nbsp;Juni 2025.</p>
        </Card>
      </Disclosure>
    </Page>
  );
}
