# manufactured-home communities: monospace charge listing, trailing minus, multi page
from common import *
from reportlab.pdfgen import canvas
rng=random.Random(1406)
fn='pinegate_open_charges.pdf'
D=[('PINEGATE VILLAGE',[('014','Thrupp, Garnet','t004112'),('022','Salcedo, Ramon','t003870'),('031','Wexley, Marjory','t004260'),('047','Odum, Percival','t004019'),('058','Haugen Estate of','t002944'),('063','Bilodeau, Odette','t004305')]),
('COTTON CREEK MHC',[('A-03','Prewitt, Dalton','t005117'),('A-19','Ngata, Hemi','t005240'),('B-07','Zamorano, Luz','t005033'),('B-12','Crabill, Junior','t005198'),('C-01','Stroud, Leona','t004986')])]
CH=[('SITE','Site rent',(495,720)),('HOME','Home lease / RTO',(310,520)),('WATR','Water submeter',(21,88)),('TRSH','Trash',(18,18)),('LATE','Late fee',(50,50)),('PETF','Pet fee',(25,25)),('LEGL','Legal recovery',(145,310))]
K=['other:ORIGINAL AMOUNT','unpaid','b0_30','b31_60','b61_90','b90']
def tm(v): return '' if v is None else f"{abs(v):,.2f}"+('-' if v<0 else ' ')
c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(792,612),invariant=1)
y=0;pg=0;cur=''
def out(s,b=False):
    global y
    if y<58: c.setFont('Courier',8);c.drawString(40,36,'Report GR-217  Open Charges by Site'.ljust(100)+f'Page {pg:>3}');c.showPage();head()
    c.setFont('Courier-Bold' if b else 'Courier',8.4);c.drawString(40,y,s);y-=10.6
def fmt(a,v): return a.ljust(62)[:62]+''.join(tm(x).rjust(13) for x in v)
def head():
    global y,pg
    pg+=1;y=572
    c.setFont('Courier-Bold',9.5);c.drawString(40,y,'BRIARTOWN COMMUNITIES GP - OPEN CHARGES BY SITE');c.setFont('Courier',8.4);c.drawRightString(752,y,'Aged to 03/31/2025');y-=18
    out(' '*62+''.join(x.rjust(13) for x in('ORIGINAL ','STILL ','0 - 30 ','31 - 60 ','61 - 90 ','OVER ')),True)
    out('  DATE      REF        CODE  DESCRIPTION'.ljust(62)+''.join(x.rjust(13) for x in('AMOUNT ','OPEN ','DAYS ','DAYS ','DAYS ','90 DAYS ')),True)
    out('='*140)
head()
rows=[];tots=[];G=[0.0]*6;n=30500
add=lambda a,b:[r2(x+y) for x,y in zip(a,b)]
mon=[('03',2),('02',3),('01',4),('12',5),('11',5)]
for prop,L in D:
    out(f'*** COMMUNITY: {prop}',True);P=[0.0]*6
    for u,nm,code in L:
        out('');
        if y<95: y=0
        out(f'SITE {u}   {nm}   ({code})',True)
        T=[0.0]*6;srent=odd(rng,495,720);hrent=odd(rng,310,520);rto=rng.random()<.4;depth=rng.choice([1,2,2,3,4,5]);first=True
        for mi in range(depth-1,-1,-1):
            mm=mon[mi][0];yy='2024' if mm in('12','11') else '2025'
            for k,(cd,ds,rg) in enumerate(CH):
                if (k==1 and not rto) or rng.random()>(.75 if k<3 else .3) and not(k==0 and mi==0): continue
                day=rng.randint(5,9) if cd=='LATE' else 1
                if cd=='LEGL': day=rng.randint(14,27)
                if mm=='03' and cd!='LATE' and cd!='LEGL': day=3
                o=odd(rng,*rg) if k>1 else (srent,hrent)[k];op=o if rng.random()<.75 or rg[0]==rg[1] else r2(o*rng.uniform(.2,.8))
                import datetime
                age=(datetime.date(2025,3,31)-datetime.date(int(yy),int(mm),day)).days
                v=[o,op,None,None,None,None];v[2+(0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3)]=op
                n+=rng.randint(1,17);dt=f'{mm}/{day:02d}/{yy}';rf=f'C{n}'
                out(fmt(f'  {dt}  {rf}   {cd}  {ds}',v));rows.append({"property":prop,"unit":u,"resident":code,"name":nm,"date":dt,"invoice":rf,"charge":f'{cd} {ds}',**dict(zip(K,v))})
                T=add(T,[x or 0 for x in v])
        if rng.random()<.4:
            a=-odd(rng,20,260);n+=3;v=[a,a,a,None,None,None];rf=f'R{n}'
            out(fmt(f'  03/14/2025  {rf}   UNAP  Payment on account',v));rows.append({"property":prop,"unit":u,"resident":code,"name":nm,"date":'03/14/2025',"invoice":rf,"charge":'UNAP Payment on account',**dict(zip(K,v))});T=add(T,[x or 0 for x in v])
        out(' '*62+('  '+'-'*11)*6)
        lab=f'Site {u} total';out(fmt(' '*20+lab,T));tots.append({"label":lab,**dict(zip(K,T))});P=add(P,T)
    out('');lab=f'COMMUNITY TOTAL - {prop}';out(fmt(lab,P),True);out('='*140);tots.append({"label":lab,**dict(zip(K,P))});G=add(G,P)
out(fmt('REPORT TOTAL',G),True);tots.append({"label":'REPORT TOTAL',**dict(zip(K,G))});out('')
out('Trailing minus = credit.  RTO = rent to own.  Home loans serviced by third parties are not on this report.')
c.setFont('Courier',8);c.drawString(40,36,'Report GR-217  Open Charges by Site'.ljust(100)+f'Page {pg:>3}');c.save()
save(fn,'AR',K,rows,tots)
