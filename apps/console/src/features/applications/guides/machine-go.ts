import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'install', code: () => [{ code: 'go get golang.org/x/oauth2' }] },
    { key: 'roles' },
    {
      key: 'callApi',
      code: ({ callUrl, issuer, appId, appSecret, resource, scope }) => [
        {
          title: 'main.go',
          code: code`
            package main

            import (
            	"context"
            	"io"
            	"log"
            	"net/url"
            	"os"

            	"golang.org/x/oauth2/clientcredentials"
            )

            func main() {
            	secret := os.Getenv("APP_SECRET")
            	if secret == "" {
            		secret = "${appSecret}"
            	}
            	config := clientcredentials.Config{
            		ClientID:       "${appId}",
            		ClientSecret:   secret,
            		TokenURL:       "${issuer}/token",
            		Scopes:         []string{${scope
                  .split(' ')
                  .map((name) => `"${name}"`)
                  .join(', ')}},
            		EndpointParams: url.Values{"resource": {"${resource}"}},
            	}
            	// Requests a token when needed, and caches it until it expires.
            	client := config.Client(context.Background())
            	response, err := client.Get("${callUrl}")
            	if err != nil {
            		log.Fatal(err)
            	}
            	defer response.Body.Close()
            	io.Copy(os.Stdout, response.Body)
            }
          `,
        },
      ],
    },
    { key: 'runMachine', code: () => [{ code: 'go run .' }] },
  ],
};
