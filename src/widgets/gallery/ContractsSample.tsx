import { StatusBadge } from '../badge/StatusBadge.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Card } from '../card/Card.tsx';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { FactList } from '../fact-list/FactList.tsx';
import { InfoBox } from '../info-box/InfoBox.tsx';
import { Page } from '../page/Page.tsx';

const facts = [
  { label: 'Vertragsnummer', value: 'PH250000101' },
  {
    label: 'Beitrag',
    value: '238,00 EUR',
    hint: 'jährlich, nächste Abbuchung am 1.\u00a0März 2027',
  },
];

export function ContractsSample() {
  return (
    <Page title="Ihre Verträge" width="list">
      <Card
        href="#hausrat"
        heading="Hausratversicherung"
        badge={<StatusBadge tone="positive">Aktiv</StatusBadge>}
      >
        <FactList facts={facts} />
        <InfoBox type="neutral">
          <p>Ab dem 1.&nbsp;März 2027 zahlen Sie halbjährlich 122,57 EUR.</p>
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
      <Disclosure summary="Beendete Verträge" count={2}>
        <Card
          heading="Fahrradversicherung"
          headingLevel={3}
          badge={<StatusBadge tone="neutral">Beendet</StatusBadge>}
        >
          <p>Ihr Schutz endete am 30. Juni 2025.</p>
        </Card>
      </Disclosure>
      <EmptyState
        headline="Sie haben noch keine Verträge."
        action={<ButtonLink href="#produkte">Versicherungen ansehen</ButtonLink>}
      >
        <p>Sobald Sie einen Vertrag abschließen, finden Sie ihn hier.</p>
      </EmptyState>
    </Page>
  );
}
