#!/bin/sh
# Last run: never in a container; its test runs it.
# Before nginx starts: assets of a release stay in the volume for tabs that outlive it, 30 days after it went. The date of
# a kept file is the day it was last in use.
set -eu
SITE=${SITE:-/srv/yakamoz}
cd "$SITE/kept"
[ ! -f in-use ] || xargs touch -c <in-use
cp -R "$SITE/current/build/client/assets" .
(cd "$SITE/current/build/client" && find assets -type f) >in-use
find assets -type f -mtime +30 -delete
