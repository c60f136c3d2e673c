import { StatusBadge } from '../../badge/StatusBadge.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Card } from '../../card/Card.tsx';
import { FactList } from '../../fact-list/FactList.tsx';
import type { Sample } from '../sample.ts';

const facts = [
  { label: 'Vertragsnummer', value: 'PH250000101' },
  { label: 'Beitrag', value: '238,00\u00A0EUR', hint: 'jährlich' },
];

export default {
  titel: 'Karte',
  gruppe: 'Inhalt',
  zustaende: {
    schlicht: () => (
      <Card heading="Fahrradversicherung">
        <p>Ihr Schutz endete am 30.&nbsp;Juni&nbsp;2025.</p>
      </Card>
    ),
    verweis: () => (
      <Card
        href="#hausrat"
        heading="Hausratversicherung"
        badge={<StatusBadge tone="positive">Aktiv</StatusBadge>}
      >
        <FactList facts={facts} />
      </Card>
    ),
    mitSchalter: () => (
      <Card
        href="#haftpflicht"
        heading="Privathaftpflichtversicherung"
        badge={<StatusBadge tone="warning">Endet am 31.12.2026</StatusBadge>}
        footer={
          <ButtonLink href="#zahlungsweise" variant="secondary">
            Zahlungsweise ändern
          </ButtonLink>
        }
      >
        <FactList facts={facts} />
      </Card>
    ),
    ebene3: () => <Card heading="Reiseversicherung" headingLevel={3} />,
    lang: () => (
      <Card
        href="#lang"
        heading={
          'Vermögens\u00ADschaden\u00ADhaftpflicht\u00ADversicherung für Unternehmensberaterinnen'
        }
        badge={<StatusBadge tone="neutral">Beendet</StatusBadge>}
      />
    ),
  },
} satisfies Sample;
