const answer = await fetch('./icon.svg')
postMessage({ status: answer.status, type: answer.headers.get('content-type') })
