import { adminTenantId } from '@gatehouse/contract/common';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { HostedInvoice, HostedPage } from '../../runtime/tenant-billing.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type PlainPage, renderPlainPage } from '../../web/plain-page.ts';

type Rendered = ReturnType<typeof renderPlainPage>;
type Kind<K extends HostedPage['kind']> = Extract<HostedPage, { kind: K }>;

const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const day = (time: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(time);

const style = `.billing{display:grid;gap:.625rem}.facts{display:grid;gap:.5rem;margin:0 0 .5rem;padding:0}
.facts div{display:flex;justify-content:space-between;gap:1rem}
.facts dt,.facts small{opacity:.75}.facts dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
.bank{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:.75rem;border:1px solid currentcolor;border-radius:6px}
form.steps{display:grid}.test{opacity:.75;font-size:.8125rem;margin:0}`;

const button = (action: string, label: string, { isPrimary = false, value = '' } = {}): string =>
  `<form method="post" class="steps"><input type="hidden" name="action" value="${escapeHtml(action)}"><input type="hidden" name="value" value="${escapeHtml(value)}"><button class="button${isPrimary ? ' primary' : ''}">${escapeHtml(label)}</button></form>`;
const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl class="facts">${rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
const bank = (text: string | null): string =>
  text === null ? '' : `<p class="bank">${escapeHtml(text)}</p>`;

/** The page that a payer sees instead of a payment provider's, with the colors of the admin tenant. */
export async function renderHosted(runtime: Runtime, page: HostedPage, problem?: string): Promise<Rendered> {
  const look = await getSignInExperience(runtime, adminTenantId);
  const { form = '', ...described } = describe(page, problem);
  return renderPlainPage({ ...described, look, style, form: `<div class="billing">${form}</div>` });
}

function describe(page: HostedPage, problem?: string): PlainPage {
  if (page.kind === 'checkout') return describeCheckout(page, problem);
  return page.kind === 'portal' ? describePortal(page) : describeInvoice(page);
}

const ofSandbox = '<p class="test">This is a sandbox: no money is moved. Choose what happens.</p>';

function describeCheckout(page: Kind<'checkout'>, problem?: string): PlainPage {
  const { planName, amount, cancelUrl, successUrl, state, bankText } = page;
  const order = facts([
    [`Plan ${planName}`, `${money(amount)} a month`],
    ['Due today', bankText === null ? money(amount) : 'By invoice'],
    ...(page.email === null ? [] : [['Receipt to', escapeHtml(page.email)] as const]),
  ]);
  if (state !== 'open')
    return {
      title: state === 'expired' ? 'This checkout has expired' : 'Thank you',
      text: state === 'expired' ? 'Start again in the console.' : 'The plan is active.',
      links: [
        {
          href: state === 'complete' ? successUrl : cancelUrl,
          label: 'Back to the console',
          isPrimary: true,
        },
      ],
    };
  if (bankText !== null)
    return {
      title: `Order ${planName}`,
      text: 'You get an invoice, which you pay by bank transfer.',
      form: order + bank(bankText) + button('order', 'Order with obligation to pay', { isPrimary: true }),
      links: [{ href: cancelUrl, label: 'Back' }],
    };
  if (problem === 'secure')
    return {
      title: 'Confirm the payment',
      text: 'Your bank asks you to confirm it (3-D Secure).',
      form: order + ofSandbox + button('pays', 'Confirm', { isPrimary: true }) + button('declined', 'Reject'),
      links: [{ href: cancelUrl, label: 'Back' }],
    };
  const alert =
    problem === 'declined'
      ? '<p class="alert" role="alert">Your card was declined. Try another one.</p>'
      : '';
  return {
    title: `Subscribe to ${planName}`,
    text: 'Renewed each month until you cancel.',
    form:
      alert +
      order +
      ofSandbox +
      button('pays', 'Pay', { isPrimary: true }) +
      button('secure', 'Pay with 3-D Secure') +
      button('late', 'Pay, and the event comes late') +
      button('declined', 'Pay with a card that is declined'),
    links: [{ href: cancelUrl, label: 'Back' }],
  };
}

const stateOf = ({ status, reversedAt }: HostedInvoice): string =>
  reversedAt === null ? status : 'given back';
const invoiceLine = (invoice: HostedInvoice) =>
  [
    `${invoice.number}, ${day(invoice.createdAt)}`,
    `${money(invoice.amount)} <small>${escapeHtml(stateOf(invoice))}</small>`,
  ] as const;

function describePortal({
  subscription,
  invoices,
  card,
  bankText,
  returnUrl,
  now,
}: Kind<'portal'>): PlainPage {
  const isCanceled = subscription?.status === 'canceled';
  const standing = !subscription
    ? 'No subscription.'
    : isCanceled
      ? 'The subscription has ended.'
      : subscription.endsWithPeriod
        ? `The subscription ends on ${day(subscription.periodEnd)}.`
        : `The subscription is renewed on ${day(subscription.periodEnd)}.`;
  const open = invoices.find(({ status }) => status === 'open');
  const paid = invoices.find(({ status }) => status === 'paid');
  const steps = [
    ...(subscription && !isCanceled
      ? [
          subscription.endsWithPeriod
            ? button('keep', 'Keep the plan', { isPrimary: true })
            : button('cancel', 'Cancel the plan'),
        ]
      : []),
    ...(card === null
      ? []
      : [
          ...(open && card === 'pays'
            ? [button('pay', `Pay ${money(open.amount)}`, { value: open.ref, isPrimary: true })]
            : []),
          card === 'pays'
            ? button('card', 'Use a card that is declined', { value: 'declines' })
            : button('card', 'Use a card that pays', { value: 'pays' }),
          ...(paid
            ? [
                paid.reversedAt === null
                  ? button('dispute', 'Dispute the last payment')
                  : button('dispute', 'Withdraw the dispute', { value: 'won' }),
              ]
            : []),
          button('month', 'Move the clock a month'),
        ]),
  ];
  return {
    title: 'Billing',
    text: standing,
    form: [
      facts([
        ...(card === null ? [] : [['Card', card === 'pays' ? '•••• 4242' : '•••• 0341, declined'] as const]),
        ...(card === null ? [] : [['Today', day(now)] as const]),
        ...invoices.map(invoiceLine),
      ]),
      bank(open ? bankText : null),
      ...(card === null ? [] : [ofSandbox]),
      ...steps,
    ].join('\n'),
    links: [{ href: returnUrl, label: 'Back to the console' }],
  };
}

function describeInvoice(page: Kind<'invoice'>): PlainPage {
  const { number, status, amount, periodStart, periodEnd, createdAt, dueAt, bankText, email } = page;
  return {
    title: `Invoice ${number}`,
    text: status === 'paid' ? 'Paid.' : `${money(amount)} to pay.`,
    form:
      facts([
        ['Amount', money(amount)],
        ['Period', `${day(periodStart)} to ${day(periodEnd)}`],
        ['Date', day(createdAt)],
        ...(dueAt === null ? [] : [['Due', day(dueAt)] as const]),
        ...(email === null ? [] : [['To', escapeHtml(email)] as const]),
      ]) + bank(status === 'open' ? bankText : null),
  };
}
