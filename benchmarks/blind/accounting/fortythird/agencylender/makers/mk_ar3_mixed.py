# small mixed-use, Courier landscape, invoice detail below a tenant heading, balance last
from common import *
from fpdf import FPDF
import datetime as dt
R=random.Random(4306)
stem='AR_ledger_1410_Vine'
M=['current','b1_30','b31_60','b61_90','b90','total']
ASOF=dt.date(2026,6,30)
T=[('GROUND FLOOR RETAIL',[('101','C1014','BELLWETHER COFFEE CO',[('Base rent',412500),('CAM estimate',61250),('Water submeter',8817)]),('102','C1022','VINE ST OPTICAL PC',[('Base rent',378000),('CAM estimate',54400)]),('103','C1031','SAFFRON & RYE LLC',[('Base rent',590000),('CAM estimate',82100),('2025 CAM true-up',231846),('RE tax recovery',140022)]),('105','C1040','NORTHSIDE PHONE REPAIR',[('Base rent',215000),('Late fee',10750)])]),
('UPPER FLOOR APARTMENTS',[('2A','R2007','GARRITY, SEAN',[('Apartment rent',168500),('Late fee',7500)]),('2D','R2019','POLANCO, MARISOL',[('Apartment rent',174000),('Parking stall',12500)]),('3B','R2026','HUANG, WEI / LIU, FANG',[('Apartment rent',181000)]),('3C','R2030','DEMPSEY, ALICIA',[('Apartment rent',159500),('Electric rebill',6144),('Late fee',7500)]),('4A','R2041','STROUD, KENNETH',[('Apartment rent',192500),('Damage charge',38800)])])]
pdf=FPDF(orientation='L',format='letter'); pdf.set_margins(10,10,10); pdf.set_auto_page_break(False)
CW=1.9
def put(col,s,b=False): pdf.set_font('Courier','B' if b else '',9); pdf.text(10+col*CW,Y,s)
C=[62,75,88,101,114,131]
def nums(v,b=False):
    for e,x in zip(C,v):
        if x is not None:
            s=f'{abs(x)/100:,.2f}'+('-' if x<0 else ' '); put(e-len(s)+1,s,b)
Y=0;pg=0
def head():
    global Y,pg
    pdf.add_page(); pg+=1; Y=14; put(0,'1410 VINE OWNER LLC',True); put(106,f'PAGE: {pg:>3}'); Y+=4.5; put(0,'OPEN INVOICE AGING BY TENANT'); put(106,'DATE: 07/06/26'); Y+=4.5; put(0,'AGED FROM DUE DATE TO 06/30/26'); Y+=7
    put(0,'DUE DATE'); put(11,'INVOICE'); put(22,'DESCRIPTION')
    for e,h in zip(C,['NOT YET','PAST DUE','PAST DUE','PAST DUE','PAST DUE','INVOICE']): put(e-len(h),h)
    Y+=4
    for e,h in zip(C,['DUE','1-30','31-60','61-90','OVER 90','BALANCE']): put(e-len(h),h)
    Y+=3.5; put(0,'='*132); Y+=5
def adv(k=4.3,need=0):
    global Y
    Y+=k
    if Y+need>203: head()
tr=[];tt=[];G=[0]*6
head()
inv=88120
for sec,L in T:
    if Y>170: head()
    put(0,f'*** {sec} ***',True); adv(5.5); S=[0]*6
    for u,idn,nm,ch in L:
        if Y>178: head()
        put(0,f'UNIT {u}   {idn}   {nm}',True); put(95,f'TEL 555-0{R.randrange(100,199)}'); adv()
        X=[0]*6; lines=[]
        deep=R.choice([0,1,1,2,3,4])
        if 'SAFFRON' in nm: deep=4
        for c,a in ch:
            if c in('Base rent','CAM estimate','Apartment rent','Parking stall'):
                for mth in range(deep,-1,-1):
                    mm=7-mth; due=dt.date(2026,mm,1); lines.append((due,c,a if R.random()<.8 else round(a*R.uniform(.2,.8))))
            elif c=='2025 CAM true-up': lines.append((dt.date(2026,3,15),c,a))
            else: lines.append((dt.date(2026,R.choice([5,6,6]),R.choice([5,6,10,20])),c,a))
        if 'HUANG' in nm: lines=[(dt.date(2026,6,1),'Apartment rent',30000),(dt.date(2026,6,24),'Unapplied receipt',-181000)]
        if 'OPTICAL' in nm: lines.append((dt.date(2026,5,19),'Credit - HVAC repair',-46500))
        lines.sort(key=lambda x:x[0])
        for due,c,a in lines:
            inv+=R.randrange(1,9); no=('CR-' if a<0 else 'IN-')+str(inv); days=(ASOF-due).days
            i=0 if days<=0 else 1 if days<=30 else 2 if days<=60 else 3 if days<=90 else 4
            v=[None]*5+[a]; v[i]=a
            if Y>199: head()
            put(0,due.strftime('%m/%d/%y')); put(11,no); put(22,c); nums(v); adv()
            tr.append({'unit':u,'resident':idn,'name':nm,'charge':c,'date':due.isoformat(),'invoice':no,**{k:c2(x) for k,x in zip(M,v)}})
            for q in range(6): X[q]+=v[q] or 0
        v=[x or None for x in X[:5]]+[X[5]]
        if Y>199: head()
        put(22,f'TENANT TOTAL {idn}',False); nums(v); adv(6.5)
        tt.append({'label':f'TENANT TOTAL {idn}',**{k:c2(x) for k,x in zip(M,v)}})
        for q in range(6): S[q]+=X[q]
    if Y>195: head()
    put(10,f'TOTAL {sec}',True); nums([x or None for x in S],True); adv(8)
    tt.append({'label':f'TOTAL {sec}',**{k:c2(x or None) for k,x in zip(M,S)}})
    for q in range(6): G[q]+=S[q]
if Y>185: head()
put(0,'-'*132); adv(4.5); put(10,'GRAND TOTAL',True); nums(G,True); adv(4.5); put(10,'PERCENT OF BALANCE')
for e,x in zip(C[:5],G): s=f'{x/G[5]*100:.1f}% '; put(e-len(s)+1,s)
tt.append({'label':'GRAND TOTAL',**{k:c2(x) for k,x in zip(M,G)}})
adv(8); put(0,'TRAILING MINUS = CREDIT.  SAFFRON & RYE: NOTICE OF DEFAULT SERVED 06/12/26, GUARANTOR COPIED.')
pdf.output(f'{DOC}/{stem}.pdf'); save(stem,'AR',M,tr,tt)
