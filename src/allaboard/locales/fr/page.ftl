### Petits documents d’un serveur, et pourquoi quelque chose a été refusé.

page-title = All Aboard
page-not-built = Ce serveur a été lancé sans sa page pour navigateurs. « make web » la construit ; qui installe All Aboard comme paquet l’a déjà.
