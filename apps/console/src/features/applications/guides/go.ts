import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askWithSecret } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:8080/callback',
  postLogoutRedirectUri: 'http://localhost:8080/',
  steps: [
    {
      key: 'install',
      code: () => [{ code: 'go get github.com/coreos/go-oidc/v3/oidc golang.org/x/oauth2' }],
    },
    { key: 'redirects' },
    {
      key: 'signIn',
      code: ({ issuer, appId, appSecret, redirectUri }) => [
        {
          title: 'main.go',
          code: code`
            package main

            import (
            	"cmp"
            	"context"
            	"fmt"
            	"html"
            	"log"
            	"net/http"
            	"os"

            	"github.com/coreos/go-oidc/v3/oidc"
            	"golang.org/x/oauth2"
            )

            func main() {
            	ctx := context.Background()
            	provider, err := oidc.NewProvider(ctx, "${issuer}")
            	if err != nil {
            		log.Fatal(err)
            	}
            	secret := os.Getenv("APP_SECRET")
            	if secret == "" {
            		secret = "${appSecret}"
            	}
            	config := oauth2.Config{
            		ClientID:     "${appId}",
            		ClientSecret: secret,
            		Endpoint:     provider.Endpoint(),
            		RedirectURL:  "${redirectUri}",
            		Scopes:       []string{oidc.ScopeOpenID, "profile", "email"},
            	}
            	verifier := provider.Verifier(&oidc.Config{ClientID: config.ClientID})

            	http.HandleFunc("/sign-in", func(w http.ResponseWriter, r *http.Request) {
            		state, proof := oauth2.GenerateVerifier(), oauth2.GenerateVerifier()
            		for name, value := range map[string]string{"state": state, "proof": proof} {
            			http.SetCookie(w, &http.Cookie{Name: name, Value: value, Path: "/", HttpOnly: true, SameSite: http.SameSiteLaxMode})
            		}
            		http.Redirect(w, r, config.AuthCodeURL(state, oauth2.S256ChallengeOption(proof)), http.StatusFound)
            	})

            	http.HandleFunc("/callback", func(w http.ResponseWriter, r *http.Request) {
            		state, err := r.Cookie("state")
            		proof, err2 := r.Cookie("proof")
            		if err != nil || err2 != nil || state.Value != r.FormValue("state") {
            			http.Error(w, "this sign-in was not started here", http.StatusBadRequest)
            			return
            		}
            		token, err := config.Exchange(r.Context(), r.FormValue("code"), oauth2.VerifierOption(proof.Value))
            		if err != nil {
            			http.Error(w, err.Error(), http.StatusBadRequest)
            			return
            		}
            		raw, _ := token.Extra("id_token").(string)
            		idToken, err := verifier.Verify(r.Context(), raw)
            		if err != nil {
            			http.Error(w, err.Error(), http.StatusBadRequest)
            			return
            		}
            		var user struct{ Name, Email string }
            		if err := idToken.Claims(&user); err != nil {
            			http.Error(w, err.Error(), http.StatusBadRequest)
            			return
            		}
            		fmt.Fprintf(w, "Hello %s", html.EscapeString(cmp.Or(user.Name, user.Email, idToken.Subject)))
            	})

            	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
            		w.Header().Set("Content-Type", "text/html; charset=utf-8")
            		fmt.Fprint(w, \`<a href="/sign-in">Sign in</a>\`)
            	})
            	log.Fatal(http.ListenAndServe("localhost:8080", nil))
            }
          `,
        },
      ],
    },
    askWithSecret,
    { key: 'run', code: () => [{ code: 'go run .' }] },
  ],
};
