import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  install: [{ label: 'go', code: 'go get github.com/coreos/go-oidc/v3/oidc' }],
  check: ({ issuer, audience, scope }) => [
    {
      title: 'main.go',
      code: code`
        package main

        import (
        	"context"
        	"fmt"
        	"log"
        	"net/http"
        	"slices"
        	"strings"

        	"github.com/coreos/go-oidc/v3/oidc"
        )

        func main() {
        	provider, err := oidc.NewProvider(context.Background(), "${issuer}")
        	if err != nil {
        		log.Fatal(err)
        	}
        	// Check signature, issuer, expiration and audience.
        	verifier := provider.Verifier(&oidc.Config{ClientID: "${audience}"})

        	requireScope := func(scope string, next func(http.ResponseWriter, *http.Request, string)) http.HandlerFunc {
        		return func(w http.ResponseWriter, r *http.Request) {
        			raw, _ := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
        			token, err := verifier.Verify(r.Context(), raw)
        			if err != nil {
        				http.Error(w, "invalid_token", http.StatusUnauthorized)
        				return
        			}
        			var claims struct {
        				Scope string \`json:"scope"\`
        			}
        			if token.Claims(&claims) != nil || !slices.Contains(strings.Fields(claims.Scope), scope) {
        				http.Error(w, "insufficient_scope", http.StatusForbidden)
        				return
        			}
        			next(w, r, token.Subject)
        		}
        	}

        	http.HandleFunc("/orders", requireScope("${scope}", func(w http.ResponseWriter, r *http.Request, subject string) {
        		fmt.Fprintln(w, subject)
        	}))
        	log.Fatal(http.ListenAndServe(":4000", nil))
        }
      `,
    },
  ],
};
