import { createServer, type IncomingMessage } from 'node:http';
import { Stripe } from 'stripe';
import { createId } from '../../lib/ids.ts';

/*
 * Stripe as its reference describes it, for what we use: it keeps state, and refuses unknown parameters, wrong keys, other versions, and what isn't
 * possible in a state. No live key was used to compare it (ADR 196).
 */

type Fields = Record<string, string>;
type Thing = Record<string, unknown> & { id: string };
interface Refusal {
  status: number;
  error: { type: string; code?: string; param?: string; message: string };
}

const refuse = (status: number, code: string | undefined, message: string, param?: string): Refusal => ({
  status,
  error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', code, param, message },
});
const missing = (kind: string, id: string) => refuse(404, 'resource_missing', `No such ${kind}: '${id}'`);

/** The parameters of each operation that we may use. */
const allowed: Record<string, RegExp> = {
  'POST checkout/sessions':
    /^(mode|client_reference_id|customer|customer_email|success_url|cancel_url|expires_at|metadata\[\w+\]|subscription_data\[metadata\]\[\w+\]|line_items\[0\]\[(quantity|price)\]|line_items\[0\]\[price_data\]\[(currency|unit_amount)\]|line_items\[0\]\[price_data\]\[recurring\]\[interval\]|line_items\[0\]\[price_data\]\[product_data\]\[name\])$/,
  'GET checkout/sessions/:id': /^$/,
  'POST checkout/sessions/:id/expire': /^$/,
  'GET subscriptions/:id': /^$/,
  'POST subscriptions/:id': /^cancel_at_period_end$/,
  'DELETE subscriptions/:id': /^$/,
  'GET charges': /^(customer|limit|created\[gte\])$/,
  'GET charges/:id': /^$/,
  'GET disputes': /^(charge|limit)$/,
  'GET invoices': /^(customer|limit)$/,
  'GET invoices/:id': /^$/,
  'POST billing_portal/sessions': /^(customer|return_url)$/,
};

export interface StripeFake {
  port: number;
  /** The payer pays: the session is complete, with a subscription and a paid invoice. */
  pay(sessionId: string): void;
  /** The next period's payment fails. */
  failPayment(subscriptionId: string): void;
  /** The payer's bank takes the last payment back, or what became of that. Returns the dispute. */
  dispute(subscriptionId: string, status: string): Thing;
  /** The last payment is refunded, or a part of it. Returns the charge. */
  refund(subscriptionId: string, amount: number): Thing;
  /** An event as Stripe sends it, with its signature. */
  event(type: string, object: Thing, more?: object): { raw: string; signature: string };
  session(clientReferenceId: string): Thing;
  things: Map<string, Thing>;
  /** Answers with this status until it is set back. */
  down: number | undefined;
  close(): Promise<void>;
}

export async function startStripeFake({ key, secret }: { key: string; secret: string }): Promise<StripeFake> {
  const stripe = new Stripe(key);
  const things = new Map<string, Thing>();
  const idempotent = new Map<string, { body: string; answer: Thing }>();
  const now = () => Math.floor(Date.now() / 1000);
  const month = 30 * 86_400;
  const add = (thing: Thing): Thing => {
    things.set(thing.id, thing);
    return thing;
  };
  const ofMetadata = (fields: Fields, prefix: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
      ),
    );
  const addInvoice = (subscription: Thing, status: string): Thing =>
    add({
      id: `in_${createId()}`,
      object: 'invoice',
      number: `A-${things.size}`,
      status,
      customer: subscription.customer,
      currency: 'usd',
      total: 1600,
      amount_remaining: status === 'paid' ? 0 : 1600,
      period_start: now(),
      period_end: now() + month,
      created: now(),
      due_date: null,
      hosted_invoice_url: `https://invoice.stripe.com/i/${createId()}`,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    });

  /** The newest first. */
  const listOf = (object: string, matches: (one: Thing) => boolean): Thing => ({
    id: 'list',
    object: 'list',
    has_more: false,
    data: [...things.values()].filter((one) => one['object'] === object && matches(one)).toReversed(),
  });
  const addCharge = (customer: unknown): Thing =>
    add({
      id: `ch_${createId()}`,
      object: 'charge',
      customer,
      amount: 1600,
      amount_refunded: 0,
      status: 'succeeded',
      refunded: false,
      disputed: false,
      created: now(),
    });
  function chargeOf(subscriptionId: string): Thing {
    const customer = things.get(subscriptionId)?.['customer'];
    const found = [...things.values()].findLast(
      (one) => one['object'] === 'charge' && one['customer'] === customer,
    );
    if (!found) throw new Error('Nothing was paid');
    return found;
  }

  function answer(operation: string, id: string, fields: Fields): Thing | Refusal {
    const found = things.get(id);
    if (operation === 'POST checkout/sessions') {
      if (fields['mode'] !== 'subscription') return refuse(400, undefined, 'Missing mode', 'mode');
      if (fields['customer'] && fields['customer_email'])
        return refuse(
          400,
          undefined,
          'You may only specify one of these parameters: customer, customer_email.',
        );
      if (fields['customer'] && !things.has(fields['customer']))
        return missing('customer', fields['customer']);
      const expires = Number(fields['expires_at']);
      if (expires < now() + 1800 || expires > now() + 86_400)
        return refuse(
          400,
          undefined,
          'The `expires_at` timestamp must be between 30 minutes and 24 hours.',
          'expires_at',
        );
      const session = {
        id: `cs_test_${createId()}`,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: fields['client_reference_id'],
        customer: fields['customer'] ?? null,
        subscription: null,
        wanted: ofMetadata(fields, 'subscription_data[metadata]'),
        amount: fields['line_items[0][price_data][unit_amount]'],
      };
      return add({ ...session, url: `https://checkout.stripe.com/c/pay/${session.id}` });
    }
    if (operation === 'GET invoices')
      return listOf('invoice', (one) => one['customer'] === fields['customer']);
    if (operation === 'GET charges')
      return listOf(
        'charge',
        (one) =>
          one['customer'] === fields['customer'] && Number(one['created']) >= Number(fields['created[gte]']),
      );
    if (operation === 'GET disputes') return listOf('dispute', (one) => one['charge'] === fields['charge']);
    if (operation === 'POST billing_portal/sessions') {
      if (!things.has(fields['customer'] ?? '')) return missing('customer', fields['customer'] ?? '');
      return { id: `bps_${createId()}`, url: `https://billing.stripe.com/p/session/${createId()}` };
    }
    const kind = operation.split(/[ /]/)[1] ?? '';
    if (!found || !String(found.object).startsWith(kind.replace(/s$/, '').replace('checkout', 'checkout')))
      return missing(kind, id);
    if (operation.endsWith('/expire')) {
      if (found.status !== 'open')
        return refuse(400, undefined, 'Only Checkout Sessions with a status of open can be expired.');
      return add({ ...found, status: 'expired' });
    }
    if (operation === 'DELETE subscriptions/:id') {
      if (found.status === 'canceled') return missing('subscription', id);
      return add({ ...found, status: 'canceled' });
    }
    if (operation === 'POST subscriptions/:id') {
      if (found.status === 'canceled')
        return refuse(400, undefined, 'A canceled subscription can only update its metadata.');
      return add({ ...found, cancel_at_period_end: fields['cancel_at_period_end'] === 'true' });
    }
    return found;
  }

  async function handle(request: IncomingMessage): Promise<Thing | Refusal> {
    if (fake.down !== undefined) return refuse(fake.down, undefined, 'Unavailable');
    if (request.headers.authorization !== `Bearer ${key}`)
      return refuse(401, undefined, 'Invalid API Key provided');
    if (request.headers['stripe-version'] !== Stripe.API_VERSION)
      return refuse(400, undefined, 'Invalid Stripe API version');
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '', 'http://stripe.test');
    const path = url.pathname.replace('/v1/', '');
    const [, id = ''] = /\/((?:ch|cs|sub|in)_\w+)/.exec(path) ?? [];
    const operation = `${request.method} ${id ? path.replace(id, ':id') : path}`;
    const parameters = allowed[operation];
    if (!parameters) return refuse(404, undefined, `Unrecognized request URL (${operation})`);
    const fields = Object.fromEntries(new URLSearchParams(request.method === 'POST' ? body : url.search));
    const unknown = Object.keys(fields).find((name) => !parameters.test(name));
    if (unknown) return refuse(400, 'parameter_unknown', `Received unknown parameter: ${unknown}`, unknown);
    const once = request.headers['idempotency-key']?.toString();
    const earlier = once === undefined || request.method !== 'POST' ? undefined : idempotent.get(once);
    if (earlier)
      return earlier.body === body
        ? earlier.answer
        : refuse(
            400,
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters.',
          );
    const made = answer(operation, id, fields);
    if (once !== undefined && !('error' in made)) idempotent.set(once, { body, answer: made });
    return made;
  }

  const server = createServer((request, response) => {
    void handle(request).then((made) => {
      const isRefused = 'error' in made && 'status' in made && typeof made.status === 'number';
      response.writeHead(isRefused ? Number(made.status) : 200, {
        'content-type': 'application/json',
        'stripe-should-retry': 'false',
      });
      response.end(JSON.stringify(isRefused ? { error: made.error } : made));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const fake: StripeFake = {
    port: typeof address === 'object' && address ? address.port : 0,
    things,
    down: undefined,
    session: (reference) => {
      const found = [...things.values()].find((one) => one['client_reference_id'] === reference);
      if (!found) throw new Error('No such session');
      return found;
    },
    pay(sessionId) {
      const session = things.get(sessionId);
      if (session?.['status'] !== 'open') throw new Error('The page is closed');
      const customer = session['customer'] ?? add({ id: `cus_${createId()}`, object: 'customer' }).id;
      const period = { current_period_start: now(), current_period_end: now() + month };
      const subscription = add({
        id: `sub_${createId()}`,
        object: 'subscription',
        status: 'active',
        customer,
        metadata: session['wanted'],
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: 'list', data: [{ id: `si_${createId()}`, quantity: 1, ...period }] },
      });
      addCharge(customer);
      addInvoice(subscription, 'paid');
      addInvoice(subscription, 'draft');
      add({
        ...session,
        status: 'complete',
        payment_status: 'paid',
        customer,
        subscription: subscription.id,
      });
    },
    failPayment(id) {
      const found = things.get(id);
      if (!found) throw new Error('No such subscription');
      addInvoice(add({ ...found, status: 'past_due' }), 'open');
    },
    dispute(id, status) {
      const charge = add({ ...chargeOf(id), disputed: true });
      const known = [...things.values()].find((one) => one['charge'] === charge.id);
      return add({ ...(known ?? { id: `dp_${createId()}`, object: 'dispute' }), charge: charge.id, status });
    },
    refund(id, amount) {
      const charge = chargeOf(id);
      return add({ ...charge, amount_refunded: amount, refunded: amount === charge['amount'] });
    },
    event(type, object, more = {}) {
      const raw = JSON.stringify({
        id: `evt_${createId()}`,
        object: 'event',
        type,
        livemode: false,
        created: now(),
        data: { object },
        ...more,
      });
      return { raw, signature: stripe.webhooks.generateTestHeaderString({ payload: raw, secret }) };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
