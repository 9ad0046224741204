import sys
from PIL import Image
o,d,*f=sys.argv[1:]
ims=[Image.open(x) for x in f]
if d=='h': W=sum(i.width for i in ims);H=max(i.height for i in ims)
else: W=max(i.width for i in ims);H=sum(i.height for i in ims)
m=Image.new('RGB',(W,H),'white');p=0
for i in ims:
    m.paste(i,(p,0) if d=='h' else (0,p)); p+=i.width if d=='h' else i.height
m.save(o)
