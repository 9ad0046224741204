import sys
from PIL import Image
ims=[Image.open(f) for f in sys.argv[2:]]
n=2; rows=[ims[i:i+n] for i in range(0,len(ims),n)]
W=max(sum(i.width for i in r) for r in rows); H=sum(max(i.height for i in r) for r in rows)
o=Image.new('RGB',(W,H),'grey'); y=0
for r in rows:
    x=0
    for i in r: o.paste(i,(x,y)); x+=i.width
    y+=max(i.height for i in r)
o.save(sys.argv[1])
