import sys
from PIL import Image
ims=[Image.open(f).convert('RGB') for f in sys.argv[2:]]
n=2; w=max(i.width for i in ims); h=max(i.height for i in ims)
im=Image.new('RGB',(w*n,h*((len(ims)+1)//n)),'white')
for k,i in enumerate(ims): im.paste(i,((k%n)*w,(k//n)*h))
im.save(sys.argv[1])
