# UK PBSA: accountant's opening/movement/closing TB, xlsxwriter with grouped headers and class headings
import random, xlsxwriter
from common import *
R=random.Random(5602)
N='Kelham Yard PBSA - TB YE 31.08.24.xlsx'
C=[('Tangible fixed assets',[('0010','Long leasehold property - cost',24850000,0,0),('0011','Long leasehold property - depreciation',-1491000,0,497000),('0030','Fixtures & fittings - cost',1318442.50,86214.20,12400),('0031','Fixtures & fittings - depreciation',-611204.88,8060,138920.36),('0040','Office equipment - cost',22318.40,1249.99,0),('0041','Office equipment - depreciation',-14902.11,0,3713.14)]),
('Current assets',[('1100','Trade debtors - student rents',61842.19,3118240.66,3127706.41),('1101','Provision for doubtful debts',-9250,2110.4,6400),('1102','Group debtors - Kelham Holdings',312500,0,62500),('1103','Prepayments',44918.33,51204.72,44918.33),('1104','Accrued income',7150,9320,7150),('1105','Other debtors - utilities overage',0,14220.85,11906.1),('1200','Barclays - rent collection',208114.75,None,None),('1210','Barclays - service account',36440.12,842000,846221.9),('1220','Tenancy deposit scheme a/c',98250,101500,98250),('1230','Petty cash',150,420,431.6),('1240','Lender DSRA account',285000,9120.44,0)]),
('Creditors due within one year',[('2100','Trade creditors',-83412.06,911240.37,899806.55),('2109','Accruals',-71220,71220,80415.5),('2110','Rents received in advance',-612408.5,612408.5,655190),('2111','Student deposits held',-98250,98250,101500),('2112','Unclaimed refunds',-1840,265,710),('2200','VAT control',-6218.44,31877.91,33405.08),('2210','PAYE / NIC',-8114.9,97206.33,98311.02),('2220','Net wages',0,268114.72,268114.72),('2230','Pension fund',-1902.15,23106.4,23418.9),('2240','Corporation tax',-94310,94310,118204),('2250','Interest payable accrual',-71875,71875,71250)]),
('Creditors due after more than one year',[('2300','Senior term loan - facility A',-14375000,125000,0),('2305','Arrangement fees (unamortised)',186250,0,46562.5),('2310','Shareholder loan notes',-7250000,0,0)]),
('Capital and reserves',[('3000','Ordinary share capital',-100,0,0),('3100','Profit and loss account b/f',None,0,0),('3200','Dividends paid',0,150000,0)]),
('Income',[('4000','Rents - en-suite cluster',0,18214.5,1988420),('4001','Rents - studios',0,6140,842316.5),('4002','Rents - premium studios',0,0,214800),('4003','Rents - accessible rooms',0,0,61240),('4010','Summer lets',0,1250,118630.75),('4020','Commercial rent - ground floor cafe',0,0,28000),('4030','Laundry commission',0,0,14918.62),('4040','Booking & late fees',0,310,9415),('4050','Incentives & cashback',0,38400,0),('4060','Insurance proceeds',0,0,4218.9)]),
('Operating costs',[('5000','Site salaries',0,248116.4,0),('5001',"Employer's NIC",0,24308.77,0),('5002','Pension costs',0,11744.1,0),('5010','Agency & night concierge',0,61240.85,2118),('5100','Electricity',0,189204.33,8440.12),('5101','Gas & heat network',0,74118.06,0),('5102','Water',0,58220.71,0),('5103','Broadband',0,66240,0),('5110','TV licence & contents cover',0,14380.5,0),('5200','Reactive repairs',0,72811.9,1460),('5201','Planned maintenance',0,54206.18,0),('5202','Lift maintenance',0,11908.8,0),('5203','Fire & security systems',0,19640.22,0),('5210','Cleaning contract',0,83116.44,0),('5211','Turnaround cleans',0,38290,0),('5220','Refuse',0,12455.3,0),('5300','Marketing & agents commission',0,91230.67,4100),('5310','Property insurance',0,48811.2,0),('5320','Operator management fee',0,186204.15,0),('5330','Ground rent - head lease',0,25000,0),('5340','Business rates - cafe & office',0,6122.4,0),('5350','Legal & professional',0,29418.75,3200),('5360','Audit & accountancy',0,16500,0),('5370','Bank charges',0,3118.92,0),('5380','Bad debts written off',0,6400,2110.4)]),
('Financing and tax',[('7000','Loan interest',0,862187.5,71875),('7010','Amortisation of arrangement fees',0,46562.5,0),('7900','Bank interest received',0,0,11840.26),('8000','Depreciation - property',0,497000,0),('8001','Depreciation - F&F and equipment',0,142633.5,0),('8010','Loss on disposal of fixtures',0,4340,0),('9000','Corporation tax charge',0,118204,0)])]
flat=[list(r) for _,g in C for r in g]
by={r[0]:r for r in flat}
by['3100'][2]=round(-sum(r[2] or 0 for r in flat),2)
dr=sum(r[3] or 0 for r in flat);cr=sum(r[4] or 0 for r in flat)
bk=by['1200']; bk[3]=3342218.37; bk[4]=round(bk[3]+dr-cr,2)
# loan-note interest row unused -> nil row printed with blanks
def pair(x): return (x,None) if x>0 else (None,-x) if x<0 else (None,None)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('TB'); 
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
num='#,##0.00;(#,##0.00)'
ws.hide_gridlines(2); ws.set_column(0,0,8); ws.set_column(1,1,40); ws.set_column(2,7,15); ws.set_column(8,8,7)
ws.write(0,0,'Kelham Yard Student Living (Sheffield) Limited',F(bold=True,font_size=12)); ws.write(1,0,'Extended trial balance - year ended 31 August 2024',F(bold=True))
ws.write(2,0,'Company no. 1199 4420',F(italic=True)); ws.write(2,6,'Prepared: HT  18/10/24',F(italic=True)); ws.write(3,6,'Reviewed: RdS  25/10/24',F(italic=True))
g=F(bold=True,align='center',bg_color='#D9E1F2',border=1); 
ws.merge_range(4,2,4,3,'B/fwd 1 Sep 2023',g);ws.merge_range(4,4,4,5,'Movement in year',g);ws.merge_range(4,6,4,7,'C/fwd 31 Aug 2024',g)
ws.write(4,0,'',g);ws.write(4,1,'',g)
for j,t in enumerate(['N/C','Nominal account','Dr £','Cr £','Dr £','Cr £','Dr £','Cr £','Ref']): ws.write(5,j,t,F(bold=True,align='left' if j<2 else 'right',bg_color='#D9E1F2',border=1))
r=6; rows=[]; sums=[0]*6; nf=F(num_format=num); tx=F()
refs={'0011':'B2','1100':'D1','1200':'E1','2300':'H1','2110':'G3','2240':'J1'}
for h,gp in C:
    ws.write(r,1,h,F(bold=True,underline=1)); r+=1
    for a,*_ in gp:
        _,n,o,d,c_=by[a]
        cl=round(o+d-c_,2)
        v=[*pair(o),d or None,c_ or None,*pair(cl)]
        ws.write_string(r,0,a,tx);ws.write(r,1,n,tx)
        row={"account":a,"name":n}
        for j,x in enumerate(v):
            if x is not None:
                ws.write_number(r,2+j,x,nf); row[K[j]]=round(x,2); sums[j]+=x
            else: ws.write_blank(r,2+j,None,nf)
        if a in refs: ws.write(r,8,refs[a],F(color='#C00000',align='center'))
        rows.append(row); r+=1
    r+=1
sums=[round(s,2) for s in sums]
assert sums[0]==sums[1] and sums[2]==sums[3] and sums[4]==sums[5],sums
ws.write(r,1,'Total',F(bold=True))
for j,s in enumerate(sums):
    L='CDEFGH'[j]; ws.write_formula(r,2+j,f'=SUM({L}7:{L}{r})',F(bold=True,num_format=num,top=1,bottom=6),s)
ws.write(r+2,1,'Check (Dr - Cr)',F(italic=True))
for j in(1,3,5): ws.write_formula(r+2,2+j,f'={"CDEFGH"[j-1]}{r+1}-{"CDEFGH"[j]}{r+1}',F(italic=True,num_format='#,##0.00;(#,##0.00);"nil"'),0)
ws.freeze_panes(6,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
w2=wb.add_worksheet('Points fwd'); w2.set_column(0,0,5);w2.set_column(1,1,90)
for i,t in enumerate(['Points forward for next year','1  DSRA interest to be credited quarterly, agree to lender statement.','2  Summer let income cut-off tested to bookings system, no adjustment.','3  Loan note interest waived for the year by deed dated 14 August 2024.']): w2.write(i,1,t,F(bold=i==0))
wb.close()
save(N,'TB',K,rows,[dict(label='Total',**dict(zip(K,sums)))],"UK accountant's extended TB, opening/movement/closing pairs under grouped headers, class headings, blanks for nil, xlsx",False)
print(N,len(rows),sums,bk,by['3100'])
