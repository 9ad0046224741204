# DOS package receivable aging, 1/2/3 months, trailing minus, text report in Courier (portrait, condensed)
import json, random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(8086)
NAME='TENAGE_WESTGATE'
cols=['total','current','m1','m2','m3']
z=lambda v: round(v,2)+0.0
CC={'RNT':'RENT','LAT':'LATE CHARGE','WTR':'WATER/SEWER','PKG':'CARPORT','NSF':'NSF FEE','DMG':'DAMAGES','UAC':'UNAPPLIED CASH'}
PR=[('022','WESTGATE MEWS',[('014-B','T004417','OKAFOR, DANIEL','C'),('021-A','T003982','PRZYBYLSKI, WANDA','C'),('022-A','T004501','LEE, JONATHAN','C'),('030-B','T004120','STOUT, MARY ELLEN','N'),('033-A','T004388','VILLANUEVA, R.','C')]),
('023','WESTGATE TERRACE',[('105','T002217','HUMBLE, JACK','C'),('118','T002690','ARSENAULT, CELINE','P'),('204','T002731','BOYKIN, LATRICE','C'),('210','T002744','MCGILLICUDDY, P & S','C'),('216','T002802','TRAN, HUNG','N'),('301','T002811','DELUCA, FRANK','C')]),
('031','CARRIAGE HOUSE FLATS',[('1','T000614','OSTERHOUT, NELL','C'),('4','T000633','FONTAINE, GUY','P'),('6','T000640','HALE, BUDDY','C')])]
MO=['06/94','05/94','04/94','03/94','02/94']
L=[];rows=[];tots=[]
n_=lambda v,w: ('' if v==0 else f'{abs(v):,.2f}'+('-' if v<0 else ' ')).rjust(w)
def amt(v,zero=False):
    return ''.join((('0.00 '.rjust(w)) if zero and x==0 else n_(x,w)) for x,w in zip(v,(13,12,12,12,12)))
G=[0]*5;RC={}
for pc,pn,ts in PR:
    L.append(('p',f'PROPERTY: {pc} {pn}'));S=[0]*5
    for u,i,nm,st in ts:
        blk=[f'  UNIT {u:<6} RES# {i}  {nm:<24} STATUS {st}'];T=[0]*5
        rent=R.randrange(310,560,5);ch=[]
        for m in range(R.choice([0,1,1,2,3,4]),-1,-1):
            if R.random()<.75: ch.append(('RNT',m,rent if R.random()<.6 else R.randrange(40,rent)))
            if R.random()<.45: ch.append(('LAT',m,25))
            if R.random()<.3: ch.append(('WTR',m,z(R.uniform(9,32))))
            if R.random()<.12: ch.append(('PKG',m,20))
        if st=='P': ch.append(('DMG',R.choice([2,3]),z(R.uniform(85,390))))
        if R.random()<.18: ch.append(('NSF',1,20))
        if R.random()<.3 or not ch: ch.append(('UAC',0,-z(R.uniform(10,120))))
        for c,m,a in ch:
            dt=f'{MO[m][:2]}/{"01" if c in("RNT","WTR","PKG") else "06" if c=="LAT" else f"{R.randrange(8,28):02d}"}/94'
            b=[0]*4;b[min(m,3)]=z(a);v=[z(a)]+b
            blk.append(f'      {c}  {CC[c]:<16}{dt} '+amt(v))
            rows.append({'property':f'{pc} {pn}','unit':u,'resident':i,'name':nm,'status':st,'charge':f'{c} {CC[c]}','date':dt,**{k:x for k,x in zip(cols,v) if x}})
            T=[z(x+y) for x,y in zip(T,v)];RC[c]=z(RC.get(c,0)+a)
        blk.append(f'      {"RESIDENT TOTAL":<29} '[:36].ljust(36)+amt(T)+' *');blk.append('')
        tots.append({'label':'RESIDENT TOTAL',**{k:x for k,x in zip(cols,T) if x}})
        L.append(('b',blk));S=[z(x+y) for x,y in zip(S,T)]
    L.append(('b',[f'  PROPERTY {pc} TOTAL'.ljust(36)+amt(S,True)+' **','']))
    tots.append({'label':f'PROPERTY {pc} TOTAL',**dict(zip(cols,S))});G=[z(x+y) for x,y in zip(G,S)]
L.append(('b',['  GRAND TOTAL - 3 PROPERTIES'.ljust(36)+amt(G,True)+' ***','','  3 MONTHS COLUMN INCLUDES ALL OLDER ITEMS.  MINUS SIGN FOLLOWS CREDITS.']))
tots.append({'label':'GRAND TOTAL - 3 PROPERTIES',**dict(zip(cols,G))})
# break pages
pages=[];cur=[];prop=''
for k,x in L:
    b=[x,''] if k=='p' else x
    need=len(b)+(6 if k=='p' else 0)
    if len(cur)+need>52: pages.append(cur);cur=[] if k=='p' else [prop+'   (CONT.)','']
    if k=='p': prop=x
    cur+=b
pages.append(cur)
c=canvas.Canvas(f'documents/{NAME}.pdf',pagesize=letter,invariant=1)
for p,pg in enumerate(pages,1):
    c.setFont('Courier',8.6);y=762
    hd=['06/30/94  17:41:08'+' '*18+'KESSLER REALTY CO.'+' '*32+f'PAGE {p:03d}','TENAGE.RPT'+' '*22+'RESIDENT RECEIVABLE AGING'+' '*29+'PROPMASTER 3.1','',
     ' '*6+'CHG  DESCRIPTION     CHARGE        TOTAL                    1           2           3',
     ' '*6+'CODE                  DATE           DUE     CURRENT       MONTH      MONTHS      MONTHS','='*99]
    for s in hd+pg: c.drawString(42,y,s);y-=11.8
    c.showPage()
c.save()
json.dump({'name':NAME+'.pdf','kind':'AR','planted':None,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(pages),G)
