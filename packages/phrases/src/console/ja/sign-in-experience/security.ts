/** The tab Security, in Japanese. */
export const security = {
  security: {
    minutes: '分',
    days: '日',
    usernames: {
      title: 'ユーザー名',
      text: 'ユーザーが選ぶユーザー名のルール。既存のユーザー名と、管理者が設定するユーザー名には適用されません。',
      min: '最小文字数',
      max: '最大文字数',
      characters: '使用できる文字',
      charactersHelp:
        'ユーザー名は英字またはアンダースコアで始まります。ドットとハイフンは、先頭と末尾に置くことも、続けて使うこともできません。',
      groups: {
        lowercase: '小文字（a–z）',
        uppercase: '大文字（A–Z）',
        numbers: '数字（0–9）',
        underscore: 'アンダースコア（_）',
        dot: 'ドット（.）',
        hyphen: 'ハイフン（-）',
      },
      case: 'ユーザー名の大文字と小文字を区別',
      caseHelp:
        '「Anna」と「anna」は別のユーザーになります。ユーザーは自分のユーザー名を正確に入力する必要があります。',
      conflicts_other:
        '大文字と小文字だけが異なるユーザー名が {{count}} 件あります（例: {{names}}）。先にユーザー名を変更するか、該当するユーザーを削除してください。',
    },
    expiration: {
      title: 'パスワードの有効期限',
      text: 'パスワードの期限が切れたユーザーは、次回そのパスワードでサインインするときに新しいパスワードを設定します。ほかのサインイン方法には影響しません。',
      enabled: 'パスワードに有効期限を設ける',
      enabledHelp:
        '現在のガイドライン（NIST SP 800-63B）では推奨されていません。規制で必要な場合にオンにしてください。',
      days: '有効期間',
      daysHelp: 'パスワードの設定から 1～3,650 日。',
    },
    lockout: {
      title: 'ロックアウト',
      text: 'サインインの失敗が続いた識別子をブロックします。そのアカウントにサインインしたことのあるブラウザーは、別に数えられます。',
      attempts: '失敗回数の上限',
      attemptsHelp: '1 時間あたり。',
      duration: 'ロックアウトの期間',
      durationHelp: 'ユーザーのページで、それより早くブロックを解除できます。',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'パスワードの確認、コードの送信、アカウントの作成の前にボットをブロックします。',
      enabled: 'CAPTCHA を必須にする',
      enabledHelp:
        'サインインまたはサインアップごとに 1 回。プロバイダーに接続できない場合、ユーザーはサインインできません。',
      missing: 'プロバイダーが設定されていないため、CAPTCHA は求められません。以下にキーを追加してください。',
      provider: 'CAPTCHA プロバイダー',
      providerText: 'プロバイダーのアカウントのキー。CAPTCHA を必須にする前に保存してください。',
      service: 'プロバイダー',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'サイトキー',
      secrets: { Turnstile: 'シークレットキー', RecaptchaEnterprise: 'API キー' },
      projectId: 'Google Cloud プロジェクト ID',
      mode: 'モード',
      modes: { invisible: '非表示', checkbox: 'チェックボックス' },
      domain: 'スクリプトのホスト',
      domainHelp: 'recaptcha.net は、google.com がブロックされている場所でも使えます。',
      remove: 'プロバイダーを削除',
      removeTitle: 'CAPTCHA プロバイダーを削除しますか？',
      removeText: 'キーが削除され、再びプロバイダーを追加するまで CAPTCHA は求められません。',
    },
    codes: {
      title: '確認コード',
      text: 'メールと SMS で送信されるコードの設定。',
      lifetime: '有効期間',
      lifetimeHelp: '1～60 分。',
      attempts: '試行回数',
      attemptsHelp: '入力をこの回数間違えると、コードは使えなくなります。',
    },
    sessions: {
      title: 'セッション',
      text: 'ブラウザーのサインイン状態が続く期間。変更は新しいセッションに適用されます。',
      idle: 'アイドルタイムアウト',
      idleHelp: 'アプリケーションにサインインするたびにリセットされます。',
      absolute: '最長の有効期間',
      absoluteHelp: 'サインイン時から数え、セッションの使用中も適用されます。空の場合は無制限です。',
    },
    emails: {
      title: 'メールアドレス',
      text: 'ユーザーが登録またはアカウントへの追加に使えるメールアドレス。',
      subaddressing: 'サブアドレスを拒否',
      subaddressingHelp: 'ada+shop@example.com など。',
      customAllowlist: '許可リスト',
      customAllowlistHelp:
        '設定すると、ほかのアドレスはすべて拒否されます。1 行に 1 つずつ入力してください。',
      customBlocklist: 'ブロックリスト',
      customBlocklistHelp:
        'ada@example.com、@example.com、@*.example.com の形式で、1 行に 1 つずつ入力してください。',
      wrong: 'メールアドレス、または @example.com のようなドメインを入力してください。',
    },
  },
};
