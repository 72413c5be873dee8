import * as Radix from 'radix-ui/tabs';
import { CodeBlock } from './code-block.tsx';

export type CodeTabsProps = {
  /** The accessible name: "Package manager". */
  label: string;
  tabs: readonly { key: string; label: string; code: string }[];
};

/** The same code in several languages, as tabs. */
export function CodeTabs({ label, tabs }: CodeTabsProps) {
  return (
    <Radix.Root className="ui-codetabs" defaultValue={tabs[0]?.key}>
      <Radix.List className="ui-codetabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.key} value={tab.key} className="ui-codetabs-tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.key} value={tab.key} tabIndex={-1}>
          <CodeBlock code={tab.code} />
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
