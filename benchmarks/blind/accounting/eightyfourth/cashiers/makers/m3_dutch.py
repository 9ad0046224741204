# Rotterdam marina: proef- en saldibalans, Dutch, PDF landscape (fpdf2)
import random
from fpdf import FPDF
from collections import defaultdict
from common import *
R=random.Random(8433)
N='saldibalans_jachthaven_2024.pdf'
A=[('0100','Steigers en havenwerken'),('0110','Afschrijving steigers en havenwerken'),('0200','Havenkantoor en sanitairgebouw'),('0210','Afschrijving havenkantoor'),('0300','Botenlift en inventaris'),('0310','Afschrijving lift en inventaris'),
('0500','Aandelenkapitaal'),('0510','Overige reserves'),('0600','Hypothecaire lening'),('0650','Rekening-courant directie'),
('1000','Kas havenkantoor'),('1100','Bank lopende rekening'),('1150','Spaarrekening'),('1300','Debiteuren'),('1350','Voorziening dubieuze debiteuren'),('1400','Vooruitbetaalde kosten'),('1500','Btw af te dragen hoog'),('1510','Btw af te dragen laag'),('1520','Voorbelasting'),('1530','Btw-aangiften'),
('1600','Crediteuren'),('1650','Vooruitontvangen liggelden'),('1660','Waarborgsommen sleutels'),('1700','Loonheffing'),('1710','Netto lonen'),('1720','Reservering vakantiegeld'),
('4000','Lonen en salarissen'),('4010','Sociale lasten'),('4100','Erfpacht water'),('4150','Onroerendezaakbelasting'),('4200','Onderhoud steigers en palen'),('4210','Baggerwerk'),('4220','Onderhoud gebouwen'),('4300','Gas, water en elektra'),('4350','Afvalverwerking'),('4400','Verzekeringen'),('4500','Kantoor- en automatiseringskosten'),('4600','Accountant en advies'),('4700','Dotatie dubieuze debiteuren'),('4800','Afschrijvingskosten'),('4900','Bankkosten'),('4910','Rente hypotheek'),
('8000','Opbrengst vaste ligplaatsen'),('8010','Opbrengst passanten'),('8100','Opbrengst winterstalling'),('8110','Opbrengst botenlift'),('8200','Verhuur bergingen en werkplaats'),('8300','Doorberekende elektra'),('9100','Rentebaten')]
op={'0100':1284500,'0110':-611320.5,'0200':412000,'0210':-148320,'0300':236418.75,'0310':-119204.4,'0500':-18000,'0600':-540000,'0650':-41250,'1000':612.35,'1100':48317.92,'1150':60000,'1300':37841.66,'1350':-4200,'1400':8915.2,'1530':-11206,'1600':-29418.07,'1650':-46120,'1660':-3850,'1700':-5316,'1720':-8144.9}
op['0510']=-round(sum(op.values()),2)
D=defaultdict(float);C=defaultdict(float)
def j(d,c,a):
    a=round(a,2); D[d]+=a; C[c]+=a
def sale(acct,net,rate,btw,via='1300'):
    j(via,acct,net); j(via,btw,net*rate)
def buy(acct,net,rate=.21):
    j(acct,'1600',net)
    if rate: j('1520','1600',net*rate)
j('1650','8000',46120)
for q in (198400,64210.5,21880,9312.75): sale('8000',q,.21,'1500')
for m,x in zip(range(5,11),(6120,9840.5,18215.25,16902.75,7411,2108.5)): sale('8010',x,.09,'1510','1000')
sale('8100',48260,.21,'1500'); sale('8110',19875,.21,'1500'); sale('8110',3342.5,.21,'1500'); sale('8200',26940,.21,'1500'); sale('8300',14128.36,.21,'1500'); j('1100','9100',61.4); j('1150','9100',903.75)
for m in range(12):
    b=9850+(2900 if 3<m<9 else 0); j('4000','1710',b*.66); j('4000','1700',b*.34); j('4010','1700',b*.187); j('1710','1100',b*.66); j('4000','1720',b*.08)
    buy('4300',R.uniform(1500,3900)); buy('4350',R.uniform(480,930)); buy('4500',R.uniform(260,740)); j('4900','1100',R.uniform(38,66)); j('1700','1100',b*.51)
j('1720','1100',9980.4); j('4100','1600',38750); j('4150','1600',9416); buy('4200',17264.8); buy('4200',5930); buy('4210',28400); buy('4220',6618.35); j('4400','1400',8915.2); j('1400','1600',9240); buy('4600',8450); buy('4600',2175)
j('4700','1350',3150); j('1350','1300',2680.4); j('4800','0110',51380); j('4800','0210',10300); j('4800','0310',17940.5); buy('0300',8450)
for q in (5062.5,4965.75,4871.2,4774.1): j('4910','1100',q); j('0600','1100',7500)
j('1530','1100',11206); j('1500','1530',D['1500']*0+61480.2); j('1510','1530',5102); j('1530','1520',21380); j('1530','1100',39770)
j('1100','1300',418206.77); j('1100','1000',61900); j('1600','1100',236110.45); j('1150','1100',25000); j('1300','1650',52480); j('1100','1660',450); j('1660','1100',300); j('0650','1100',6000)
fm=lambda v: f'{v:,.2f}'.replace(',','_').replace('.',',').replace('_','.')
M=['open_dr','open_cr','debit','credit','close_dr','close_cr']; rows=[]
for c,n in A:
    o=round(op.get(c,0),2); d=round(D[c],2); k=round(C[c],2); e=round(o+d-k,2)
    v=[o if o>0 else None,-o if o<0 else None,d or None,k or None,e if e>0 else None,-e if e<0 else None]
    rows.append(clean({'account':c,'name':n,**dict(zip(M,v))}))
    if c in('1000','1100','1300','1600','1710','0510'): print(rows[-1])
T={k:round(sum(r.get(k,0) for r in rows),2) for k in M}; print(T)
assert all(abs(T[a]-T[b])<.01 for a,b in zip(M[::2],M[1::2]))
isbs=lambda c:c<'4'
pdf=FPDF('L','mm','A4'); pdf.set_auto_page_break(False)
Wd=[13,67]+[32]*6; X0=11
def head():
    pdf.add_page(); pdf.set_font('Helvetica','B',11); pdf.set_xy(X0,9); pdf.cell(150,5,'Jachthaven De Oude Sluis B.V.'); pdf.set_font('Helvetica','',8); pdf.set_xy(200,9); pdf.cell(85,5,f'Pagina {pdf.page_no()}',align='R')
    pdf.set_xy(X0,14); pdf.cell(150,4,'Proef- en saldibalans  boekjaar 2024  periode 1 t/m 12'); pdf.set_xy(200,14); pdf.cell(85,4,'Afgedrukt 11-02-2025 - bedragen in EUR',align='R')
    pdf.set_fill_color(28,72,104); pdf.set_text_color(255); pdf.set_font('Helvetica','B',8); y=21; x=X0
    pdf.set_xy(x,y); pdf.cell(80,5,'Grootboekrekening',fill=True); x+=80
    for g in ('Openingsbalans','Mutaties','Saldo per 31-12-2024'): pdf.set_xy(x,y); pdf.cell(64,5,g,fill=True,align='C'); x+=64
    x=X0; y=26
    for w,t in zip(Wd,['Nr.','Omschrijving']+['Debet','Credit']*3): pdf.set_xy(x,y); pdf.cell(w,5,t,fill=True,align='R' if w==32 else 'L'); x+=w
    pdf.set_text_color(0); return 32
def line(y,r,bold=False,fill=False):
    pdf.set_font('Helvetica','B' if bold else '',8); x=X0
    if fill: pdf.set_fill_color(236,241,245); pdf.rect(X0,y,sum(Wd),4.4,'F')
    for w,t in zip(Wd,[r.get('account',''),r['name']]+[fm(r[k]) if k in r else '' for k in M]): pdf.set_xy(x,y); pdf.cell(w,4.4,t,align='R' if w==32 else 'L'); x+=w
y=head(); tots=[]
for blk,lab in ((1,'Totaal balansrekeningen'),(0,'Totaal resultatenrekeningen')):
    rr=[r for r in rows if isbs(r['account'])==bool(blk)]
    for i,r in enumerate(rr):
        if y>190: y=head()
        line(y,r,fill=i%2==1); y+=4.6
    t={k:round(sum(r.get(k,0) for r in rr),2) for k in M}; t={k:v for k,v in t.items() if v}
    pdf.set_line_width(.2); pdf.line(X0+80,y+.2,X0+sum(Wd),y+.2); line(y+.4,{'name':lab,**t},True); y+=8
    tots.append({'label':lab,**t})
line(y,{'name':'Totaal generaal',**T},True); pdf.line(X0+80,y,X0+sum(Wd),y); pdf.line(X0+80,y+4.6,X0+sum(Wd),y+4.6); pdf.line(X0+80,y+5.2,X0+sum(Wd),y+5.2)
tots.append({'label':'Totaal generaal',**T}); pdf.output(doc(N))
save(N,'TB','Dutch proef- en saldibalans, opening/movements/closing pairs, landscape, comma decimals, Rotterdam marina',True,M,rows,tots)
