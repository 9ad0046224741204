from common import *
import random
from fpdf import FPDF
R=random.Random(643)
NAME='Sage50_Comparative_TB_Receiver_2216_Holdings.pdf'
am=lambda lo,hi:round(R.uniform(lo,hi),2)
B=[('10','Chq - CWB Operating',1,200,9000),('11','Receiver Trust Account',1,160000,420000)]
acc=[] # code,name,sign,val,prev
def a(c,n,s,lo,hi,pf=(.7,1.2)):
    v=am(lo,hi);acc.append([c,n,s,v,0 if pf is None else r2(v*R.uniform(*pf))])
a('1010','Chq - Prairie Credit Union (closed)',1,0,0,None);acc[-1][3]=0;acc[-1][4]=18442.07
a('1020','Receiver Trust Account',1,380000,420000,None);a('1025','Receiver GIC - Deposits',1,120000,120000,None);a('1030','Petty Cash - Site Offices',1,600,600,(1,1))
props=[('Ashgrove Court',1,96),('Birchmount Towers',2,142),('Lakeside Plaza',3,0),('Dovercourt Lofts',4,38)]
for p,i,u in props:a(f'12{i}0','Tenant Receivables - '+p,1,9000,68000)
a('1260','Allowance for Doubtful Accounts',-1,42000,46000);a('1270','HST Receivable',1,18000,26000);a('1280','Prepaid Insurance',1,31000,39000);a('1290','Prepaid Realty Tax',1,12000,19000);a('1295','Utility Deposits - Hydro',1,14500,14500,(1,1))
for p,i,u in props:a(f'15{i}0','Land - '+p,1,1.1e6,2.6e6,(1,1))
for p,i,u in props:a(f'16{i}0','Building - '+p,1,5.1e6,14.6e6,(1,1))
for p,i,u in props:a(f'16{i}5','Accum Amort - '+p,-1,9e5,2.9e6,(.93,.97))
a('1710','Appliances & Laundry Equipment',1,141000,160000,(1,1));a('1715','Accum Amort - Appliances',-1,88000,95000,(.8,.9))
for c,n,lo,hi,pf in [('2010','Accounts Payable - Pre-Receivership',210000,290000,(1,1)),('2020','Accounts Payable - Receiver',28000,46000,None),('2040','Accrued Liabilities',22000,30000,(1,1.4)),('2110','HST Collected',8000,11000,(.8,1.2)),('2120','Payroll Source Deductions',3100,4600,(.8,1.2)),('2130','WSIB Payable',610,900,(.8,1.2)),('2150','Realty Taxes in Arrears',148000,171000,(1,1.5)),('2210','Last Month Rent Deposits',231000,262000,(.95,1.05)),('2215','Interest on LMR Deposits',5100,6300,(.6,.9)),('2220','Prepaid Rents',9000,15000,(.6,1.2)),('2510','First Mortgage - Ashgrove Court',6.1e6,6.4e6,(1.0,1.0)),('2520','First Mortgage - Birchmount Towers',11.2e6,11.9e6,(1,1)),('2530','First Mortgage - Lakeside Plaza',4.9e6,5.3e6,(1,1)),('2540','First Mortgage - Dovercourt Lofts',3.1e6,3.3e6,(1,1)),('2560','Second Mortgage - Blanket',2.75e6,2.75e6,(1,1)),('2580','Accrued Mortgage Interest',910000,980000,(.4,.5)),('2590',"Receiver's Certificates (Borrowings)",350000,350000,None),('2710','Due to Shareholder',1.1e6,1.2e6,(1,1))]:a(c,n,-1,lo,hi,pf)
a('3010','Common Shares',-1,400,400,(1,1))
acc.append(['3500','Retained Earnings (Deficit)',0,0,0])
for p,i,u in props:
    if u:
        a(f'4{i}10',f'Rent - {p}',-1,u*900*9,u*1250*9);a(f'4{i}20',f'Parking - {p}',-1,u*30*9,u*45*9);a(f'4{i}30',f'Laundry - {p}',-1,u*70,u*140);a(f'4{i}40',f'Vacancy Loss - {p}',1,u*300,u*1100)
    else:
        a('4310','Base Rent - Lakeside Plaza',-1,560000,640000);a('4320','CAM & Tax Recoveries - Lakeside Plaza',-1,240000,290000);a('4330','Percentage Rent - Lakeside Plaza',-1,9000,14000);a('4340','Signage & ATM - Lakeside Plaza',-1,4200,6800)
a('4910','Interest Income',-1,8200,9900,(.1,.2));a('4920','NSF & Late Fees',-1,2100,3900);a('4990','HST Rebates',-1,900,2200)
exp=[('05','Realty Taxes',70000,190000),('10','Insurance',14000,52000),('15','Hydro',21000,76000),('20','Natural Gas',18000,61000),('25','Water & Sewer',9000,48000),('30','Repairs - General',11000,58000),('35','Repairs - Plumbing',3000,27000),('40','Elevator Contract',4100,15500),('45','Snow & Landscaping',8800,24000),('50','Waste Removal',3600,12800),('55','Superintendent Wages',16000,49000),('60','Pest Control',500,4800),('65','Property Management Fees',19000,58000),('70','Unit Turnover',4000,39000),('75','Security & Fire Monitoring',2200,14000)]
for p,i,u in props:
    for c,n,lo,hi in exp:
        if i==3 and c in('55','70','60'):continue
        if i==4 and c in ('40',) : continue
        a(f'5{i}{c}',f'{n} - {p}',1,lo,hi)
for c,n,lo,hi,pf in [('5910',"Receiver's Fees",188000,240000,None),('5920',"Receiver's Counsel",96000,131000,None),('5930','Appraisal & Environmental',31000,44000,None),('5940','Accounting & Corporate',11000,18000,(1,1.9)),('5950','Bank Charges',640,1200,(.9,1.4)),('5960','Mortgage Interest Expense',910000,990000,(1,1.3)),('5970','Bad Debts',22000,31000,(.3,.8)),('5980','Amortization',410000,450000,(1.3,1.34))]:a(c,n,1,lo,hi,pf)
re=[x for x in acc if x[0]=='3500'][0]
for k in(3,4):
    s=r2(sum(x[k]*x[2] for x in acc));re[k]=s  # to be placed opposite
re_s=[-re[3],-re[4]]
P1,P2='other:As at 12/31/2023 Debits','other:As at 12/31/2023 Credits'
ks=['debit','credit',P1,P2]
full=[]
for c,n,s,v,w in acc:
    v,w=(v*s,w*s) if c!='3500' else re_s
    r={'account':c,'name':n}
    for x,d,e in((r2(v),'debit','credit'),(r2(w),P1,P2)):
        # Sage prints a dash in the empty side
        if x>0:r[d]=x
        elif x<0:r[e]=-x
    full.append(r)
tot={'label':''}
tot={k:r2(sum(r.get(k,0) for r in full)) for k in ks}
assert tot['debit']==tot['credit'] and tot[P1]==tot[P2]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',12);s.cell(0,5,'2216 Holdings Inc. - In Receivership',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',10);s.cell(0,5,'Comparative Trial Balance',align='C',new_x='LMARGIN',new_y='NEXT')
        s.ln(3);y=s.get_y();s.set_font('Times','B',8.5)
        s.set_xy(98,y);s.cell(50,4,'As at 09/30/2024',align='C');s.set_xy(152,y);s.cell(50,4,'As at 12/31/2023',align='C')
        s.set_xy(14,y+4);s.cell(84,4.5,'Account Number & Description');
        for x,t in((98,'Debits'),(123,'Credits'),(151,'Debits'),(177,'Credits')):s.set_x(x);s.cell(25,4.5,t,align='R')
        s.line(14,y+9,203,y+9);s.set_xy(14,y+10.5)
    def footer(s):
        s.set_y(-13);s.set_font('Times','I',8);s.cell(95,4,'Printed On: 10/17/2024');s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='R')
p=P(format='letter');p.set_margins(14,12,12);p.set_auto_page_break(False);p.add_page()
PER=46
# the account that would open page 3 is lost at the page break
dropi=PER*2
drop=full[dropi]; rows=[r for i,r in enumerate(full) if i!=dropi]
for i,r in enumerate(rows):
    if i and i%PER==0:p.add_page()
    p.set_font('Times','',8.5);y=p.get_y()
    p.set_xy(14,y);p.cell(12,4.6,r['account']);p.cell(70,4.6,r['name'])
    for x,k in zip((98,123,151,177),ks):
        p.set_x(x);p.cell(25,4.6,f'{r[k]:,.2f}' if k in r else '-',align='R')
    p.set_xy(14,y+4.75)
y=p.get_y()+1
for x in(100,125,153,179):p.line(x,y,x+23,y);p.line(x,y+6,x+23,y+6);p.line(x,y+6.7,x+23,y+6.7)
p.set_font('Times','B',8.5)
p.set_xy(14,y+.7);p.cell(30,4.6,'Total')
for x,k in zip((98,123,151,177),ks):p.set_xy(x,y+.7);p.cell(25,4.6,f'{tot[k]:,.2f}',align='R')
p.set_xy(14,y+10);p.set_font('Times','',8);p.cell(0,4,'Generated On: 10/17/2024 at 9:42 AM  -  balances at appointment shown as at 12/31/2023')
p.output(doc(NAME))
print(len(rows),drop)
save(NAME,'TB','Canadian receiver, Sage 50-like comparative trial balance, letter portrait, two Dr/Cr pairs, dashes, several pages',False,ks,rows,[{'label':'Total',**tot}],
 {"what":f"account {drop['account']} {drop['name']} ("+', '.join(f'{k} {v:,.2f}' for k,v in drop.items() if k in ks)+") is missing at the head of page 3; the printed totals include it","kind":"row_dropped"})
