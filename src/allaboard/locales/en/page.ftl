### Small documents of a server, and why something was refused.

page-title = All Aboard
page-not-built = This server was started without its page for browsers. “make web” builds it; whoever installs All Aboard from a package has it.
