# student housing, RealPage/MRI-like six column workbook, blanks where zero, section headings
import random; from common import *
import xlsxwriter
rng=random.Random(792)
S=[('ASSETS',"""10100 Operating Account - First Prairie Bank|212406.18
10200 Security Deposit Account|86150
10900 Cash Clearing|0
11000 Student Receivables|94817.4
11050 Parent Guarantor Receivables|12260
11900 Allowance for Uncollectibles|-31000
12100 Prepaid Insurance|48210.66
12200 Prepaid Software Licenses|9120
14000 Land|2450000
14100 Buildings|18920000
14200 Furniture Packages|1136450.2
14900 Accumulated Depreciation|-3214880.75
15000 Escrow - Taxes & Insurance|133907.44"""),
('LIABILITIES',"""20100 Accounts Payable|-71408.92
20200 Accrued Utilities|-18350
20300 Accrued Real Estate Tax|-164500
20400 Sales Tax Payable|-1206.33
21000 Security Deposits Held|-84900
21100 Non-Refundable Prelease Deposits|-22750
21200 Prepaid Rent - Students|-143618.05
25000 Mortgage Note Payable|-14600000"""),
('EQUITY',"""30100 Members' Capital|-6100000
30200 Members' Draws|875000
30900 Accumulated Deficit|PLUG"""),
('REVENUE',"""40100 Installment Rent - By the Bed|-1984210
40150 Short-Term Premium|-18600
40200 Vacancy - Beds|164305
40300 Leasing Incentives / Gift Cards|41250
41000 Parking Permits|-37440
41100 Late & NSF Fees|-14885.5
41200 Application & Admin Fees|-29700
41300 Damage Chargebacks|-26118.75
41400 Utility Overage Billbacks|-19874.02"""),
('OPERATING EXPENSES',"""50100 On-Site Payroll|214670.12
50150 Community Assistants - Rent Credits|18900
50200 Payroll Burden|49374.13
51000 Turn Costs - Paint & Clean|88412
51100 Turn Costs - Furniture Replacement|22640.35
52000 Maintenance & Repairs|61733.48
52100 Contract Services|44220
53000 Electricity|97118.6
53100 Water/Sewer|51906.27
53200 Bulk Internet & Cable|66300
54000 Marketing - Social & Events|38914.05
55000 Management Fees|57812.9
55100 Shuttle Service|42000
56000 Insurance|72315.99
56100 Real Estate Taxes|164500"""),
('NON-OPERATING',"""60100 Interest Expense|438000
60200 Depreciation Expense|401650
60900 Loss on Disposal of Furniture|3915.6""")]
L=[]
for s,t in S:
    for l in t.split('\n'):
        a,v=l.rsplit('|',1);code,nm=a.split(' ',1)
        if v=='PLUG': L.append([s,code,nm,0,0,0]);plug=L[-1];continue
        v=float(v);d=k=0
        if s in('REVENUE','OPERATING EXPENSES','NON-OPERATING') and code!='60900':
            q=r2(abs(v)/8*rng.uniform(.85,1.2)); x=r2(q*.03) if rng.random()<.3 else 0
            d,k=(q,x) if v>0 else (x,q)
        elif code in('10200','11000','11050','20100','20200','21000','21200','15000','20300','20400'):
            q=abs(v)*rng.uniform(.2,.9); d=r2(q);k=r2(q*rng.uniform(.6,1.3))
        elif code=='14900':k=50206.25
        elif code=='12100':k=9039.5
        elif code=='12200':k=1140
        elif code=='25000':d=21884.1
        elif code=='14200':d=18240
        elif code=='30200':d=50000
        elif code=='10900':d=k=61300.5
        L.append([s,code,nm,v,d,k])
plug[3]=r2(-sum(r[3] for r in L))
op=L[0];op[4]=386114.29;op[5]=0;op[5]=r2(sum(r[4] for r in L)-sum(r[5] for r in L))
assert op[5]>0; print(plug,op)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def vals(r):
    e=r2(r[3]+r[4]-r[5]);z=lambda v:v if v else None
    return [r[3] if r[3]>0 else None,-r[3] if r[3]<0 else None,z(r[4]),z(r[5]),e if e>0 else None,-e if e<0 else None]
name='TB Takeover - The Quad at Larkspur.xlsx'
wb=xlsxwriter.Workbook(doc(name))
cv=wb.add_worksheet('Transmittal');ws=wb.add_worksheet('TB 0731');
b=wb.add_format({'bold':1});
for i,t in enumerate(['Records turnover - The Quad at Larkspur (student, 412 beds)','From: Stonemere Campus Living LLC','To: Transition Accounting','Enclosed: trial balance at 7/31/2026, three bank reconciliations, deposit register, open AP.','Note: July mortgage draft cleared 8/3 and is in Cash Clearing reversal.']): cv.write(i+1,1,t,b if i==0 else None)
cv.set_column(1,1,80)
F='Calibri'
t1=wb.add_format({'bold':1,'font_size':13});h=wb.add_format({'bold':1,'align':'center','bg_color':'#D9E1F2','border':1,'text_wrap':1})
n=wb.add_format({'num_format':'#,##0.00','border':4,'font_size':10});tx=wb.add_format({'border':4,'font_size':10});sec=wb.add_format({'bold':1,'italic':1,'bg_color':'#F2F2F2'})
tn=wb.add_format({'num_format':'#,##0.00','bold':1,'top':1,'bottom':6});tb=wb.add_format({'bold':1,'top':1,'bottom':6})
ws.write(0,0,'The Quad at Larkspur',t1);ws.write(1,0,'General Ledger Trial Balance - Period 07/2026');ws.write(2,0,'Entity 3317   Basis: Accrual   Currency: USD')
ws.merge_range(4,0,5,0,'GL Acct',h);ws.merge_range(4,1,5,1,'Description',h)
for i,g in enumerate(['Opening Balance','Period Activity','Closing Balance']):
    ws.merge_range(4,2+2*i,4,3+2*i,g,h);ws.write(5,2+2*i,'Debit',h);ws.write(5,3+2*i,'Credit',h)
ws.set_column(0,0,9);ws.set_column(1,1,38);ws.set_column(2,7,15)
y=6;cur=None;rows=[];tot=[0]*6
for r in L:
    if r[0]!=cur:
        cur=r[0];ws.merge_range(y,0,y,7,cur,sec);y+=1
    ws.write_number(y,0,int(r[1]),tx);ws.write(y,1,r[2],tx);d=dict(account=r[1],name=r[2])
    for i,v in enumerate(vals(r)):
        if v is None: ws.write_blank(y,2+i,None,n)
        else: v=r2(v);ws.write_number(y,2+i,v,n);d[K[i]]=v;tot[i]+=v
    rows.append(d);y+=1
y+=1
ws.write(y,1,'GRAND TOTAL',tb)
tot=[r2(v) for v in tot]
assert tot[0]==tot[1] and tot[2]==tot[3] and tot[4]==tot[5],tot
for i,v in enumerate(tot): ws.write_number(y,2+i,v,tn)
ws.write(y+2,0,'Prepared by outgoing manager; unaudited. Closing balances agree to July financial package.')
ws.freeze_panes(6,2);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(name,'TB','six-column grouped header workbook, section headings, cover sheet',False,K,rows,[dict(label='GRAND TOTAL',**dict(zip(K,tot)))])
