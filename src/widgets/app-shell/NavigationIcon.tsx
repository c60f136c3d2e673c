import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Drawing } from '../icon/Drawing.tsx';

const icons = {
  agency: IconBuilding,
  claims: IconUmbrella,
  contact: IconPhone,
  contracts: IconFileText,
  customers: IconUsers,
  drafts: IconPencil,
  mail: IconMail,
  move: IconTruck,
  overview: IconHome,
  person: IconId,
  questions: IconHelp,
  settings: IconSettings,
};

export type NavigationIconName = keyof typeof icons;

/** Icon of a way in the navigation; other pages do not carry these. */
export function NavigationIcon({ name }: { name: NavigationIconName }) {
  return <Drawing of={icons[name]} />;
}
