import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import { Drawing } from './Drawing.tsx';

const icons = {
  claims: IconUmbrella,
  contact: IconPhone,
  contracts: IconFileText,
  drafts: IconPencil,
};

export type TileIconName = keyof typeof icons;

/** Icon of a large way, drawn as in the navigation, of which only somebody signed in carries the rest. */
export function TileIcon({ name }: { name: TileIconName }) {
  return <Drawing of={icons[name]} />;
}
