import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ConsoleBrowser;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_preview_drawer' });
  admin = await openConsole(server);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

const pages = ['sign-in-experience/branding', 'sign-in-experience/content/fr', 'mfa'];

it.each(pages)(
  '[ONB-29 part] the preview of %s is beside the form, or a drawer that leaves it room',
  async (path) => {
    const { page } = admin;
    const opener = page.getByRole('button', { name: 'Preview', exact: true });
    const drawer = page.getByRole('region', { name: 'Preview' });
    const box = (selector: string) => page.locator(selector).first().boundingBox();
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await admin.open(`/${path}`);
      if (width === 1024) {
        await opener.waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
        await opener.press('Enter');
        await drawer.waitFor();
      }
      await page.frameLocator('iframe').getByRole('heading').first().waitFor();
      expect(await opener.count()).toBe(width === 1024 ? 1 : 0);
      const [form, device] = [await box('.with-preview > :first-child'), await box('.preview-device')];
      expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(device?.x ?? 0);
      expect((device?.x ?? 0) + (device?.width ?? 0)).toBeLessThanOrEqual(width);
      expect([path, width, await admin.listViolations()]).toEqual([path, width, []]);
      await admin.shoot(`preview-${path.replaceAll('/', '-')}-${width}`);
    }
    await drawer.getByRole('button', { name: 'Close' }).press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  },
);
