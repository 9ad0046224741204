from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(77)
NAME='st_brannoc_receipts_disb_2024.pdf'
s=St('Statement of Cash Receipts and Disbursements','St. Brannoc Lutheran Church - Property Committee (Rental Houses & Hall)','2024-01-01','2024-12-31',['Actual 2024','Budget 2024','Actual 2023'],
 planted={'what':'Actual 2024 "TOTAL RECEIPTS" is printed 81,417.52 with two digits transposed; the receipts lines add to 84,117.52 (and the excess below uses 84,117.52)','kind':'total_wrong'})
out=[]
def h(x): out.append(('h',s.h(x)))
def l(x,a,b,c): i=s.l(x,[0 if q is None else q for q in(a,b,c)]); out.append(('l',i)); return i
def t(*a,**k): i=s.t(*a,**k); out.append(('t',i)); return i
h('RECEIPTS')
h('House Rents')
r1=[l('Parsonage, 14 Orchard Ln.',17400.00,17400,16800.00),l('Duplex, 20-22 Orchard Ln.',25300.00,26400,24150.00),l('Caretaker cottage',None,4800,4800.00)]
s1=t('Subtotal House Rents',r1,rt='SUBTOTAL')
h('Hall and Grounds')
r2=[l('Little Lambs Day Care (lower hall)',27600.00,27600,26400.00),l('Hall use fees',5835.00,5000,4710.00),l('Farm Bureau - parking lot, fair week',1200.00,1000,1000.00),l('AA / Scouts - donations',610.00,600,585.50)]
s2=t('Subtotal Hall and Grounds',r2,rt='SUBTOTAL')
r3=[l('Coin laundry, duplex basement',418.75,400,391.25),l('Insurance claim - hail, cottage roof',5482.11,0,None),l('Interest, Farmers & Mechanics Svgs',271.66,150,188.03)]
correct=s1,s2,*r3
tot=round(sum((s.rows[i]['values'][0] or 0) for i in correct),2); print(tot)
assert tot==84117.52,tot
ti=t('TOTAL RECEIPTS',[s1,s2,*r3],'total_income',force={0:81417.52})
h('DISBURSEMENTS')
d=[l('Fuel oil and propane',6914.38,7200,7488.20),l('Electric - Tri-County REMC',4877.09,4800,4692.51),l('Water & sewer, Town of Pell',2316.40,2300,2244.00),l('Trash hauling',1140.00,1140,1080.00),l('Real estate tax (duplex only)',3208.86,3150,3094.12),l('Insurance - Brotherhood',7731.00,7600,6955.00),
 l('Repairs - duplex',4209.57,3500,2871.46),l('Repairs - parsonage',1866.13,2500,5310.78),l('Repairs - hall',3390.02,3000,2605.15),l('Cottage roof replacement',9860.00,0,None),l('Mowing and snow plowing',3975.00,4000,3650.00),l('Custodian wages and FICA',11627.46,11600,11196.30),
 l('Bank charges, checks, postage',96.40,100,84.15),l('Refund of security deposit',950.00,0,None)]
te=t('TOTAL DISBURSEMENTS',d,'total_operating_expenses')
ex=[round(a-b,2) for a,b in zip([tot]+s.v(ti)[1:],s.v(te))]
ni=s.add('EXCESS OF RECEIPTS OVER DISBURSEMENTS','TOTAL',ex,items=[ti,te],key='net_cash_flow'); out.append(('t',ni))
h('TRANSFERS')
x=[l('To General Fund - mission pledge',-8000.00,-12000,-8000.00),l('From Memorial Fund - roof',4000.00,0,None)]
tx=t('Net Transfers',x,rt='SUBTOTAL')
beg23=15233.07; c23=round(beg23+s.v(ni)[2]+s.v(tx)[2],2)
b=l('CASH BALANCE, JANUARY 1',c23,c23,beg23)
e=t('CASH BALANCE, DECEMBER 31',[b,ni,tx])
W,H=letter
c=canvas.Canvas(HERE+'/documents/'+NAME,pagesize=letter)
y=[H-60]; F='Courier'; Z=9.6
LM=52
def line(x='',b=False,dy=12.6):
    c.setFont(F+('-Bold' if b else ''),Z); c.drawString(LM+random.uniform(-.25,.25),y[0],x); y[0]-=dy
def head(pg):
    if pg==1:
        line('St. Brannoc Lutheran Church, Pell, Indiana'.center(84),True)
        line('PROPERTY COMMITTEE  -  RENTAL HOUSES & HALL'.center(84))
        line('STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS'.center(84),True)
        line('For the Year Ended December 31, 2024'.center(84)); line('(cash basis - unaudited)'.center(84)); line()
    else:
        line('St. Brannoc Property Committee  --  Year 2024                          Page 2'); line()
    line(' '*44+'    ACTUAL      BUDGET      ACTUAL'); line(' '*44+'      2024        2024        2023'); line()
def f(v,k,r):
    if v==0 and k!=1: return ' -0- '.rjust(12)
    t=f'{abs(v):,.2f}' if k!=1 or v!=int(v) else f'{abs(v):,.0f}'
    t=f'({t})' if v<0 else t+' '
    return t.rjust(12)
head(1)
for kind,i in out:
    r=s.rows[i]; lab=r['label']
    if lab=='DISBURSEMENTS':
        line(); line('- continued -'.rjust(60)); c.showPage(); y[0]=H-60; head(2)
    if kind=='h':
        if lab in('TRANSFERS',): line()
        line(lab if lab.isupper() else '  '+lab+':',lab.isupper()); continue
    v=r['values']
    up=lab.isupper(); 
    if kind=='t': line(' '*45+' '.join('-'*11 for _ in v),dy=8.5)
    ind='' if up else ('      ' if kind=='t' else '    ')
    line((ind+lab).ljust(44)+''.join(f(a,k,r) for k,a in enumerate(v)),up)
    if lab in('TOTAL RECEIPTS','TOTAL DISBURSEMENTS') or i==s1: line(dy=7)
    if i==e: y[0]+=3; line(' '*45+' '.join('='*11 for _ in v))
    if i in(s2,ni,tx): line(dy=7)
line();line('Cash on hand is held at:   Farmers & Mechanics Svgs  No. xx-3381')
line('Cottage was empty all year (hail damage). Respectfully submitted,');line();line();line('_________________________  Treasurer, Property Committee')
c.save()
save(NAME,[s],'OTHER','CASH_FLOW_STATEMENT','Typewriter cash-basis receipts and disbursements of a church landlord; actual/budget/prior year; beginning and ending cash',True)
