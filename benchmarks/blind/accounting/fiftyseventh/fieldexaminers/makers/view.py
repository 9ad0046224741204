import sys,subprocess,glob,os
from PIL import Image
B='build/blind'; out=sys.argv[1]; cols=int(sys.argv[2]); dpi=sys.argv[3]; im=[]
for a in sys.argv[4:]:
    f,pg=(a.rsplit('@',1)+[''])[:2] if '@' in a else (a,'')
    p=f'{B}/documents/{f}'
    if not f.endswith('.pdf'):
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/.r',p],capture_output=True); p=f'{B}/.r/{os.path.splitext(f)[0]}.pdf'
    for o in glob.glob(f'{B}/.r/t-*.png'): os.remove(o)
    subprocess.run(['pdftoppm','-r',dpi,'-png',p,f'{B}/.r/t'])
    fs=sorted(glob.glob(f'{B}/.r/t-*.png'))
    print(f,len(fs),'pages')
    sel=[int(x)-1 for x in pg.split(',')] if pg else range(len(fs))
    im+=[Image.open(fs[i]).copy() for i in sel]
w=max(i.width for i in im);h=max(i.height for i in im);r=-(-len(im)//cols)
M=Image.new('RGB',(w*cols,h*r),'gray')
for k,i in enumerate(im): M.paste(i,(k%cols*w,k//cols*h))
M.save(f'{B}/.r/{out}')
