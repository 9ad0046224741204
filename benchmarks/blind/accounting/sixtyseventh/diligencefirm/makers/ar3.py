# AR3 : student housing, charge-level aged receivables detail, tenant headings, PDF (fpdf2)
import random, datetime as dt
from fpdf import FPDF
from common import *
R=random.Random(6733)
NAME='Collegiate_Row_Aging_Detail.pdf'
P="""A101-1|Nkemelu, Adaeze|t0048213
A101-3|Brandvold, Kirsten|t0048377
A204-2|Ortega, Dana|t0047902
A306-4|Pfeiffer, Lukas|t0048551
B112-1|Simmonds, Tyrell|t0048019
B214-3|Ravindran, Anjali|t0048640
B214-4|Coyle, Madison|t0048641
B310-2|Whitehorse, Jace|t0047785
C105-1|Tran, Bao|t0048702
C207-3|Lindqvist, Ella|t0048466
C302-2|Mosby, Carter|t0048128
C302-3|Haddad, Sami|t0048130
D108-4|Villareal, Ximena|t0047661
D211-1|Ogden, Parker|t0048820"""
asof=dt.date(2026,3,31); K=['current','b1_30','b31_60','b61_90','b90','total']
def bucket(d):
    n=(asof-d).days
    return 'current' if n<=0 else 'b1_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b90'
groups=[]
for l in P.split('\n'):
    u,n,i=l.split('|'); rent=R.choice([689,724,749,785,815]); ch=[]
    months=R.choice([1,1,2,2,3,4,5])
    for m in range(months-1,-1,-1):
        y,mo=(2026,3-m) if 3-m>0 else (2025,15-m)
        d=dt.date(y,mo,1)
        a=rent if m<months-1 or R.random()<.5 else round(rent*R.uniform(.2,.7),2)
        ch.append((d,'RENT','Installment',float(a)))
        if R.random()<.65: ch.append((d+dt.timedelta(days=5),'LATE','Late fee',75.0))
        if R.random()<.55: ch.append((d+dt.timedelta(days=R.randint(10,22)),'ELEC','Electric overage',round(R.uniform(6,58),2)))
        if R.random()<.15: ch.append((d+dt.timedelta(days=R.randint(8,20)),'DMG','Damage - '+R.choice(['blinds','door frame','carpet']),R.choice([85.,140.,225.])))
    if R.random()<.35: ch.append((dt.date(2026,3,R.randint(4,27)),'UNAP','Unapplied payment',-R.choice([50.,100.,200.])))
    if R.random()<.3: ch.append((dt.date(2026,4,1),'RENT','Installment',float(rent)))
    ch=[(min(x[0],asof) if x[1]!='RENT' else x[0],)+x[1:] for x in ch]; ch.sort(key=lambda x:x[0]); groups.append((u,n,i,ch))
inv=612040; rows=[];tots=[]
pdf=FPDF(orientation='P',format='letter',unit='pt'); pdf.set_auto_page_break(False)
XR=dict(current=338,b1_30=388,b31_60=438,b61_90=488,b90=538,total=588)
def rt(x,y,s): pdf.text(x-pdf.get_string_width(s),y,s)
pg=[0]
def head():
    pdf.add_page(); pg[0]+=1
    pdf.set_fill_color(32,64,96); pdf.rect(0,0,612,44,'F'); pdf.set_text_color(255); pdf.set_font('Helvetica','B',13); pdf.text(24,20,'Collegiate Row'); pdf.set_font('Helvetica','',9); pdf.text(24,34,'Aged Receivables Detail by Resident  |  Aged as of 03/31/2026 by charge due date  |  Sorted by bed space'); pdf.set_text_color(0)
    pdf.set_font('Helvetica','B',7.5); y=60
    for x,t in ((34,'Due'),(82,'Code'),(112,'Description'),(232,'Charge #')): pdf.text(x,y,t)
    for k,t in zip(K,('Current','1-30','31-60','61-90','Over 90','Balance')): rt(XR[k],y,t)
    pdf.set_line_width(.6); pdf.line(24,y+4,588,y+4)
    pdf.set_font('Helvetica','',7); pdf.text(24,776,'Summit & Vale Student Living'); rt(588,776,f'Page {pg[0]}')
    return y+18
y=head()
for u,n,i,ch in groups:
    if y+14*(2.5)>755: y=head()
    pdf.set_fill_color(233,238,243); pdf.rect(24,y-9,564,13,'F'); pdf.set_font('Helvetica','B',8); pdf.text(28,y,f'{u}'); pdf.text(76,y,n); pdf.set_font('Helvetica','',7.5); pdf.text(200,y,i); y+=14
    sub={k:0. for k in K}
    for d,code,desc,a in ch:
        if y>752: y=head()
        inv+=R.randint(3,140); k=bucket(d); r=dict(unit=u,name=n,resident=i,date=d.isoformat(),charge=code,invoice=str(inv),total=a); r[k]=a; rows.append(r)
        sub[k]+=a; sub['total']+=a
        pdf.set_font('Helvetica','',7.8); pdf.text(34,y,d.strftime('%m/%d/%y')); pdf.text(82,y,code); pdf.text(112,y,desc); pdf.text(232,y,str(inv)); rt(XR[k],y,par(a)); rt(XR['total'],y,par(a)); y+=12
    sub={k:round(v,2) for k,v in sub.items()}
    pdf.line(290,y-9,588,y-9); pdf.set_font('Helvetica','B',7.8); pdf.text(112,y,'Total '+n)
    for k in K: rt(XR[k],y,par(sub[k]))
    tots.append(dict(label='Total '+n,**sub)); y+=20
g={k:round(sum(t[k] for t in tots),2) for k in K}
if y>690: y=head()
pdf.set_line_width(1); pdf.line(24,y-10,588,y-10); pdf.set_font('Helvetica','B',8.3); pdf.text(28,y+1,f'Property total - {len(groups)} residents')
for k in K: rt(XR[k],y+1,par(g[k]))
pdf.line(24,y+6,588,y+6); tots.append(dict(label=f'Property total - {len(groups)} residents',**g)); y+=28
pdf.set_font('Helvetica','B',8); pdf.text(112,y,'Recap by charge code'); y+=12; pdf.set_font('Helvetica','',7.8)
for code in sorted({r['charge'] for r in rows}):
    pdf.text(112,y,code); rt(232,y,par(sum(r['total'] for r in rows if r['charge']==code))); y+=11
pdf.output(path(NAME)); print(len(rows),g)
save(NAME,'AR','charge-level aging detail, resident heading bars, subtotals, recap by code',True,K,rows,tots)
