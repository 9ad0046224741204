# skilled nursing: operations (PPD columns) on page 1, balance sheet on page 2; owner's accountant compilation look
import random
from common import *
from reportlab.pdfgen import canvas
R=random.Random(1803); PD=[36218,35470]
P='Cedar Hollow Nursing & Rehabilitation Center'
s=St('STATEMENTS OF OPERATIONS',P,['2024','2023'],'2024-01-01','2024-12-31',page=1)
def v(b,j=.05): return [b+R.randint(0,99),round(b*(1-R.uniform(-.02,j)))]
s.head('RESIDENT SERVICE REVENUE')
a=[s.line(x,v(y)) for x,y in [('Medicaid',5788300),('Medicare Part A',2388100),('Medicare Part B',214600),('Managed care',986200),('Private pay',1842700),('Hospice and veterans',302400)]]
g=s.tot('Gross resident revenue',a)
ca=s.line('Less contractual allowances and bad debt',[-x for x in v(311800)])
nr=s.tot('Net resident service revenue',[g,ca])
ot=s.line('Beauty shop, vending and other',v(21900)); pr=s.line('Provider relief grant',[None,88250])
ti=s.tot('TOTAL REVENUE',[nr,ot,pr],rt='TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
e=[s.line(x,v(y)) for x,y in [('Nursing wages',3768200),('Agency nursing',412700),('Therapy and ancillary',871300),('Pharmacy and medical supplies',468900),('Dietary',742600),('Housekeeping and laundry',389500),('Social services and activities',196400),('Plant operation and utilities',431800),('Administrative and general',872500),('Employee benefits and payroll taxes',921300),('Professional liability insurance',141600),('Provider (bed) tax',388700),('Property taxes',97400)]]
e.append(s.line('Management fee (5%)',[round(.05*x) for x in s.rows[ti]['v']]))
te=s.tot('TOTAL OPERATING EXPENSES',e,rt='TOTAL',key='total_operating_expenses')
eb=s.tot('NET OPERATING INCOME (EBITDA)',[ti],[te],rt='TOTAL',key='noi')
o=[s.line('Interest',v(318700)),s.line('Depreciation and amortization',v(274100))]
ni=s.tot('NET INCOME',[eb],o,rt='TOTAL',key='net_income')
b=St('BALANCE SHEETS',P,['December 31, 2024','December 31, 2023'],None,'2024-12-31',page=2)
b.head('ASSETS');b.head('Current assets')
c=[b.line('Cash',[612344,488190]),b.line('Resident trust funds',[41207,38866]),b.line('Accounts receivable, net of allowance of $148,000 and $131,000',[1388620,1301477]),b.line('Prepaid insurance and taxes',[96315,88402])]
ct=b.tot('Total current assets',c)
b.head('Property and equipment')
p=[b.line('Land',[420000,420000]),b.line('Building and improvements',[7918405,7790112]),b.line('Furniture and equipment',[1106733,1064290]),b.line('Accumulated depreciation',[-4288316,-4016912])]
pt=b.tot('Net property and equipment',p)
rr=b.line('Replacement reserve held by lender',[231880,187440])
ta=b.tot('TOTAL ASSETS',[ct,pt,rr],rt='TOTAL',key='total_assets')
b.head("LIABILITIES AND MEMBERS' EQUITY");b.head('Current liabilities')
q=[b.line('Current portion of mortgage',[163290,155840]),b.line('Accounts payable',[498317,526048]),b.line('Accrued wages and bed tax',[377402,351960]),b.line('Resident trust liability',[41207,38866])]
qt=b.tot('Total current liabilities',q)
m=b.line('Mortgage payable, HUD-insured, less current portion',[5120877,5284167])
tl=b.tot('TOTAL LIABILITIES',[qt,m],rt='TOTAL',key='total_liabilities')
NI=s.rows[ni]['v'][0]
eq=[ta_-tl_ for ta_,tl_ in zip(b.rows[ta]['v'],b.rows[tl]['v'])]
b.head("Members' equity")
ob=round(eq[1]-s.rows[ni]['v'][1]+240000)
e1=b.line('Balance, beginning of year',[eq[1],ob]);e2=b.line('Net income',s.rows[ni]['v']);e3=b.line('Distributions',[eq[0]-eq[1]-NI,-240000])
te2=b.tot("TOTAL MEMBERS' EQUITY",[e1,e2,e3],rt='TOTAL',key='total_equity')
b.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te2],rt='TOTAL')
print(b.rows[e3]['v'],NI)
F=canvas.Canvas(doc('p03_cedar_hollow_snf.pdf'),pagesize=(595,842))
def n(x): return f'({-x:,})' if x<0 else f'{x:,}'
def hd(t,sub):
    F.setFont('Times-Bold',12);F.drawCentredString(297,790,P.upper());F.drawCentredString(297,774,t);F.setFont('Times-Italic',10);F.drawCentredString(297,760,sub)
hd(s.title,'Years Ended December 31, 2024 and 2023')
F.setFont('Times-Bold',9);X=[345,475];PP=[392,525]
for i in 0,1:
    F.drawCentredString((X[i]+PP[i])/2-14,738,s.cols[i]);F.line(X[i]-55,735,PP[i],735);F.drawRightString(X[i],724,'Amount');F.drawRightString(PP[i],724,'PPD')
y=706
for r in s.rows:
    T=r['rt'];bold='Times-Bold' if T in('HEADING','TOTAL') else 'Times-Roman'
    if T=='HEADING': y-=5
    F.setFont(bold,9.5);F.drawString({'HEADING':60,'LINE':70,'SUBTOTAL':82,'TOTAL':60}[T],y,r['label'])
    for i in 0,1:
        x=r['v'][i]
        if T=='HEADING':continue
        if x is None:F.drawRightString(X[i],y,'—');continue
        if T!='LINE':F.line(X[i]-55,y+10,X[i],y+10)
        F.drawRightString(X[i],y,n(x))
        if T=='TOTAL':F.drawString(X[i]-58,y,'$')
        F.drawRightString(PP[i],y,f'{x/PD[i]:.2f}' if x>=0 else f'({-x/PD[i]:.2f})')
        if r['key']=='net_income':F.line(X[i]-55,y-2.5,X[i],y-2.5);F.line(X[i]-55,y-4.5,X[i],y-4.5)
    y-=17 if T=='TOTAL' else 14
F.setFont('Times-Roman',8.5);F.drawString(60,y-8,'Resident days: 36,218 (2024) and 35,470 (2023); 112 licensed beds. PPD = per resident day.')
F.setFont('Times-Italic',8);F.drawCentredString(297,40,"See accountant's compilation report. Substantially all disclosures are omitted.   - 2 -")
F.showPage()
hd(b.title,'December 31, 2024 and 2023');F.setFont('Times-Bold',9.5);X=[440,535]
F.drawRightString(440,736,'2024');F.drawRightString(535,736,'2023');y=718
for r in b.rows:
    T=r['rt'];big=r['label'].upper()==r['label']
    if T=='HEADING':y-=4
    F.setFont('Times-Bold' if big else ('Times-Italic' if T=='HEADING' else 'Times-Roman'),9.5)
    lab=r['label'];xx=60 if big else {'HEADING':60,'LINE':74,'SUBTOTAL':88}[T]
    if len(lab)>55:
        k=lab.index(' of allowance');F.drawString(xx,y,lab[:k]);y-=11;F.drawString(xx+8,y,lab[k+1:])
    elif T=='HEADING' and big:F.drawCentredString(297,y,lab)
    else:F.drawString(xx,y,lab)
    if T!='HEADING':
        for i in 0,1:
            x=r['v'][i]
            if T!='LINE':F.line(X[i]-60,y+10,X[i],y+10)
            F.drawRightString(X[i],y,n(x))
            if T=='TOTAL' and (r['key']=='total_assets' or 'AND MEMB' in lab):F.drawString(X[i]-66,y,'$');F.line(X[i]-60,y-2.5,X[i],y-2.5);F.line(X[i]-60,y-4.5,X[i],y-4.5)
    y-=18 if T=='TOTAL' else 14
F.setFont('Times-Italic',8);F.drawCentredString(297,40,"See accountant's compilation report. Substantially all disclosures are omitted.   - 3 -")
F.save()
b.cols=['2024','2023']
save('p03_cedar_hollow_snf.pdf',[s,b],'SENIOR_HOUSING','OPERATING_STATEMENT','accountant compilation, two statements, PPD columns, newest year first',True)
