from common import *
import random, xlsxwriter
from collections import defaultdict
R=random.Random(642)
NAME='Marlow_Quay_R&M_trial_balance_Dec24.xlsx'.replace('&','n')
secs=[('ASSETS','Total Assets',[('1-1110','NAB Trading Account (pre-appt)'),('1-1120','Receivers Cheque Account'),('1-1130','Receivers GST Holding Account'),('1-1210','Trade Debtors - Tenants'),('1-1220','Less: Provision for Doubtful Debts'),('1-1310','Prepaid Land Tax'),('1-1320','Prepaid Insurance'),('1-2110','Investment Property - Lot 4 at Valuation'),('1-2120','Investment Property - Lot 7 at Valuation'),('1-2210','Fit-out Contributions'),('1-2220','Accum. Amortisation Fit-out')]),
('LIABILITIES','Total Liabilities',[('2-1110','Trade Creditors (unsecured)'),('2-1120','Accrued Outgoings'),('2-1210','GST Collected'),('2-1220','GST Paid'),('2-1230','ATO Integrated Client Account'),('2-1310','Rental Bonds Held'),('2-1320','Rent in Advance'),('2-2110','Senior Facility - Bass Strait Capital'),('2-2120','Capitalised Default Interest'),('2-2130','Mezzanine Facility - Orrin Partners'),('2-2210','Loan - Related Trust')]),
('EQUITY','Total Equity',[('3-1000','Units on Issue'),('3-2000','Accumulated Losses'),('3-3000','Asset Revaluation Reserve')]),
('INCOME','Total Income',[('4-1100','Base Rent - Retail'),('4-1200','Base Rent - Office Suites'),('4-1300','Outgoings Recovered'),('4-1400','Car Park Licence Fees'),('4-1500','Signage & Casual Mall Leasing'),('4-2100','Interest Received'),('4-2200','Insurance Claim Proceeds')]),
('EXPENSES','Total Expenses',[('6-1100','Council Rates'),('6-1200','Water Rates & Usage'),('6-1300','Land Tax'),('6-1400','Building Insurance'),('6-2100','Cleaning & Waste'),('6-2200','Air Conditioning R&M'),('6-2300','Fire Services'),('6-2400','General Repairs'),('6-2500','Security Patrols'),('6-2600','Common Area Electricity'),('6-3100','Property Management Fees'),('6-3200','Leasing Commissions'),('6-4100','Receivers Remuneration'),('6-4200','Receivers Disbursements'),('6-4300','Legal Fees'),('6-4400','Valuation Fees'),('6-5100','Interest Expense'),('6-5200','Doubtful Debts Expense'),('6-5300','Amortisation')])]
op={'1-1110':1843.09,'1-1120':211480.66,'1-1130':18402.15,'1-1210':164219.4,'1-1220':-58000,'1-1310':21860,'1-1320':17415.5,'1-2110':9250000,'1-2120':4100000,'1-2210':318400,'1-2220':-112610,
'2-1110':-231904.77,'2-1120':-44250,'2-1210':-62418.3,'2-1220':31207.84,'2-1230':-18611,'2-1310':-96400,'2-1320':-23114.6,'2-2110':-8640000,'2-2120':-574319.22,'2-2130':-2150000,'2-2210':-405000,'3-1000':-1200000,'3-3000':-1450000}
op['3-2000']=-r2(sum(op.values()))
T={k:defaultdict(float) for k in 'rpa'}
def post(t,d,c,a):T[t][d]+=r2(a);T[t][c]-=r2(a)
am=lambda lo,hi:round(R.uniform(lo,hi),2)
BK='1-1120'
for m in range(6):
    for a,lo,hi in [('4-1100',58000,64200),('4-1200',21000,24500),('4-1300',14100,16900),('4-1400',3200,3700)]:
        x=am(lo,hi);post('r',BK,a,x);post('r',BK,'2-1210',x*.1)
    post('r',BK,'4-2100',am(380,720));post('r',BK,'1-1210',am(2500,9100))
    for a,lo,hi in [('6-2100',4100,4400),('6-2200',900,5200),('6-2400',800,6100),('6-2500',1650,1650.01),('6-2600',3900,5600),('6-3100',3300,3700)]:
        x=am(lo,hi);post('p',a,BK,x);post('p','2-1220',BK,x*.1)
for m in range(2):
    post('p','6-1100',BK,am(18200,18600));post('p','6-1200',BK,am(5100,7200));post('p','6-2300',BK,am(2200,2600));x=am(36000,44000);post('p','6-4100',BK,x);post('p','2-1220',BK,x*.1);post('p','2-1230',BK,am(6000,11000))
post('r',BK,'4-1500',7350);post('r',BK,'4-2200',28740.5);post('r',BK,'1-1110',1843.09);post('p','6-4200',BK,1966.12);post('p','6-4300',BK,22480);post('p','6-4400',BK,14500);post('p','6-3200',BK,11875);post('p','6-1400',BK,38911.2);post('p','2-2110',BK,250000);post('p','1-1130',BK,20000);post('p','2-1310',BK,4400)
post('a','6-1300','1-1310',21860);post('a','6-1400','1-1320',17415.5);post('a','1-1320','6-1400',19455.6);post('a','6-5100','2-2120',412880.4);post('a','6-5200','1-1220',16500);post('a','6-5300','1-2220',15920);post('a','6-2600','2-1120',2870);post('a','2-1320','4-1100',23114.6);post('a','4-1100','2-1320',19008.25);post('a','2-1210','2-1230',62418.3);post('a','2-1230','2-1220',31207.84)
ks=['beginning','other:Receipts','other:Payments','other:Adjustments','ending','other:31-Dec-23 $']
ending={};comp={}
allc=[c for s in secs for c,_ in s[2]]
for c in allc: ending[c]=r2(op.get(c,0)+sum(r2(T[k][c]) for k in 'rpa'))
for c in allc:
    if c[0]=='1' and c!='1-1120' or c[0] in '2': 
        comp[c]=op.get(c,0) if c in('1-2110','1-2120','1-2210','2-1310','2-2210','2-2130') else r2(op.get(c,0)*R.uniform(.55,1.15))
    elif c in('3-1000','3-3000'):comp[c]=op[c]
    elif c[0] in '46' and c not in('4-2200','6-4100','6-4200'):comp[c]=r2(ending[c]*R.uniform(.8,1.12))
comp['1-2110']=9900000;comp['2-2110']=-8640000;comp['2-2130']=-2150000;comp.pop('1-1130',0)
comp['3-2000']=-r2(sum(comp.values()))
wb=xlsxwriter.Workbook(doc(NAME));cv=wb.add_worksheet('Cover');ws=wb.add_worksheet('TB');nt=wb.add_worksheet('Journals')
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
N='#,##0.00;[Red](#,##0.00);-'
b=F(bold=1);n=F(num_format=N);t=F();sb=F(bold=1,num_format=N,top=1);sl=F(bold=1,top=1);g=F(bold=1,num_format=N,top=1,bottom=6);gl=F(bold=1,top=1,bottom=6)
h=F(bold=1,align='right',text_wrap=1,bottom=1,bg_color='#DDE6E3',valign='bottom');hl=F(bold=1,bottom=1,bg_color='#DDE6E3',valign='bottom')
cv.set_column('A:A',26);cv.set_column('B:B',52)
for i,(a,x) in enumerate([('Entity','Marlow Quay Property Trust'),('Status','Receivers and Managers Appointed; Controllers Appointed'),('Appointed','16 February 2024'),('Secured party','Bass Strait Capital Pty Ltd'),('Reporting period','1 July 2024 to 31 December 2024'),('Assets','Marlow Quay Centre, Lots 4 and 7, Geelong VIC'),('Prepared','R.K. 21/01/2025   Reviewed  D.S. 24/01/2025')]):
    cv.write(i+2,0,a,b);cv.write(i+2,1,x,t)
cv.write(0,0,'Controller working papers',F(bold=1,font_color='#1F4E43'))
ws.set_column('A:A',9);ws.set_column('B:B',39);ws.set_column('C:H',15.5);ws.freeze_panes(7,2)
ws.write(0,0,'MARLOW QUAY PROPERTY TRUST',F(bold=1));ws.write(1,0,'(Receivers and Managers Appointed)  ABN 00 000 000 000',t);ws.write(2,0,'Trial Balance - Dr / (Cr) - half year ended 31 December 2024',b)
ws.write(3,0,'All amounts AUD. Receipts and payments columns are net of GST, which is shown in 2-1210 and 2-1220.',F(italic=1,font_color='#555555'))
ws.write_row(6,0,['Account','Account Name'],hl);ws.write_row(6,2,['Opening\n1-Jul-24\n$','Receipts\n$','Payments\n$','Adjustments\n$','Closing\n31-Dec-24\n$','Comparative\n31-Dec-23\n$'],h);ws.set_row(6,38)
ks[-1]='other:Comparative 31-Dec-23'
rows=[];tots=[];rr=7
gsum={k:0 for k in ks};srows=[]
for hd,tl,acc in secs:
    ws.write(rr,0,hd,b);rr+=1;st=rr;S={k:0 for k in ks}
    for c,nm in acc:
        v=[op.get(c,0)]+[r2(T[k][c]) for k in 'rpa']+[ending[c],comp.get(c,0)]
        ws.write(rr,0,c,t);ws.write(rr,1,nm,t);r={'account':c,'name':nm}
        for i,(k,x) in enumerate(zip(ks,v)):
            x=r2(x)
            if i==4: ws.write_formula(rr,6,f'=SUM(C{rr+1}:F{rr+1})',n,x)
            elif x: ws.write_number(rr,2+i,x,n)
            if x:r[k]=x
            S[k]=r2(S[k]+x)
        rows.append(r);rr+=1
    ws.write(rr,0,'',sl);ws.write(rr,1,tl,sl)
    for i,k in enumerate(ks):
        L='CDEFGH'[i];ws.write_formula(rr,2+i,f'=SUM({L}{st+1}:{L}{rr})',sb,S[k]);gsum[k]=r2(gsum[k]+S[k])
    tots.append({'label':tl,**{k:v for k,v in S.items() if v}});srows.append(rr+1);rr+=2
for k in ks: assert gsum[k]==0,(k,gsum)
g0=F(bold=1,num_format='#,##0.00;(#,##0.00);0.00',top=1,bottom=6)
ws.write(rr,0,'',gl);ws.write(rr,1,'Trial Balance Check (should be nil)',gl)
for i,k in enumerate(ks): ws.write_formula(rr,2+i,'='+'+'.join(f'{"CDEFGH"[i]}{s}' for s in srows),g0,0)
tots.append({'label':'Trial Balance Check (should be nil)',**{k:0 for k in ks}})
ws.set_landscape();ws.fit_to_pages(1,0);ws.set_paper(9);ws.repeat_rows(6);ws.set_footer('&L&8Marlow Quay (R&&M Apptd)&R&8Page &P of &N')
nt.set_column('A:A',8);nt.set_column('B:B',70)
for i,x in enumerate(['Adjusting journals for the half year','GJ-31 Land tax and insurance prepayments released','GJ-32 Insurance renewal prepaid to 30-Sep-25','GJ-33 Default interest accrued at facility rate','GJ-34 Doubtful debts: Shop 6 and Suite 2.03','GJ-35 Amortisation of fit-out contributions','GJ-36 Rent in advance: reverse opening, take up closing','GJ-37 GST pre-appointment periods transferred to ICA']):
    nt.write(i,1 if i else 0,x,b if i==0 else t)
for z in(cv,nt):z.set_landscape();z.fit_to_pages(1,1);z.set_paper(9)
ws.activate();wb.close()
save(NAME,'TB','Australian receivers and managers, xlsx with MYOB codes, signed columns opening/receipts/payments/adjustments/closing/comparative, section totals',False,ks,rows,tots)
