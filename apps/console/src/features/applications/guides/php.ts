import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askWithSecret } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:8000/callback.php',
  postLogoutRedirectUri: 'http://localhost:8000/',
  steps: [
    { key: 'install', code: () => [{ code: 'composer require jumbojett/openid-connect-php' }] },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ issuer, appId, appSecret, redirectUri }) => [
        {
          title: 'client.php',
          code: code`
            <?php
            require __DIR__ . '/vendor/autoload.php';

            use Jumbojett\\OpenIDConnectClient;

            session_start();

            $client = new OpenIDConnectClient(
                '${issuer}',
                '${appId}',
                getenv('APP_SECRET') ?: '${appSecret}',
            );
            $client->setRedirectURL('${redirectUri}');
            $client->addScope(['profile', 'email']);
            $client->setCodeChallengeMethod('S256');
          `,
        },
      ],
    },
    {
      key: 'callback',
      code: () => [
        {
          title: 'callback.php',
          code: code`
            <?php
            require __DIR__ . '/client.php';

            // Redirects to the sign-in page, and handles the callback.
            $client->authenticate();
            $_SESSION['user'] = $client->getVerifiedClaims();
            $_SESSION['id_token'] = $client->getIdToken();
            header('Location: /');
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ postLogoutRedirectUri }) => [
        {
          title: 'index.php',
          code: code`
            <?php
            require __DIR__ . '/client.php';

            if (isset($_GET['sign-out'])) {
                $token = $_SESSION['id_token'];
                session_destroy();
                $client->signOut($token, '${postLogoutRedirectUri}');
            }
            $user = $_SESSION['user'] ?? null;
            ?>
            <?php if ($user): ?>
              Hello <?= htmlspecialchars($user->name ?? $user->email ?? $user->sub) ?>
              <a href="/?sign-out">Sign out</a>
            <?php else: ?>
              <a href="/callback.php">Sign in</a>
            <?php endif ?>
          `,
        },
      ],
    },
    askWithSecret,
    { key: 'run', code: () => [{ code: 'php -S localhost:8000' }] },
  ],
};
