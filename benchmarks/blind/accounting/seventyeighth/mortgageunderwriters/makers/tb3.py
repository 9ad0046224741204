# Controller's six-column trial balance worksheet, industrial owner
import random, xlsxwriter
from h import *
R=random.Random(7813)
N='FY25_TB_Ironbridge_Commerce_Park.xlsx'
S=[('ASSETS','Total Assets','''11100 Cash - Operating (Keystone Nat'l)|218440.61
11150 Cash - Money Market|400000
11200 Cash - Tenant Security Deposits|186250
12100 Accounts Receivable - Tenants|94218.77
12150 Allowance for Bad Debts|-22500
12300 Straight-Line Rent Receivable|611804.4
12400 CAM True-Up Receivable|38412.9
13100 Prepaid Insurance|28744.16
13200 Prepaid RE Taxes|0
13400 Escrow - RE Taxes (Lender)|142877.05
13450 Escrow - Capital Reserve (Lender)|205312.38
15100 Land|3240000
15200 Buildings A - F|17846500
15300 Site Improvements|1218430
15400 Tenant Improvements|1406218.55
15500 Roof Replacement - Bldg C|0
15900 Accumulated Depreciation|-5617204
16100 Leasing Commissions|688240
16150 Accum. Amort. - Leasing Comm.|-301877
16200 Loan Fees|214000
16250 Accum. Amort. - Loan Fees|-92733.33'''),
('LIABILITIES','Total Liabilities','''21100 Accounts Payable|-71204.18
21200 Accrued Liabilities|-18300
21300 Accrued Interest|-52411.87
21400 RE Taxes Payable|-188420
22100 Prepaid Rents|-64190.33
22200 Security Deposits Held|-186250
23100 Mortgage - Granite Mutual Life|-13488215.6
23200 PACE Assessment (HVAC)|0'''),
("PARTNERS' EQUITY","Total Partners' Equity",'''31100 GP Capital|-68412.9
31200 LP Capital - Class A|PLUG
31300 LP Capital - Class B|-1200000
32100 Distributions - LP|0
32200 Distributions - GP|0'''),
('REVENUE','Total Revenue','''41100 Base Rent|-2688410
41150 Straight-Line Rent|-74220
41200 CAM Reimbursement|-388412
41300 RE Tax Reimbursement|-366900
41400 Insurance Reimbursement|-71340
41500 Trailer/Yard Storage|-58800
41900 Late Fees & Other|-9412
49100 Interest Income|-14288'''),
('EXPENSES','Total Expenses','''51100 RE Taxes|402880
51200 Insurance|78640
52100 Landscape & Snow|94320
52200 Sweeping/Lot Lighting|21880
52300 Repairs - Roof|38114
52400 Repairs - Dock & Overhead Doors|44720
52450 Repairs - HVAC|29640
52500 Fire Sprinkler Monitoring|18912
53100 Common Electric|36418
53200 Water/Storm Sewer|27610
54100 Management Fee (3%)|101844
54200 On-Site Maint. Wages|88450
54300 Payroll Burden|21670
55100 Legal|18425
55200 Accounting/Tax|24500
55300 Bank & Misc.|3172
56100 Bad Debts|9800
61100 Mortgage Interest|622410
61200 PACE Interest|11280
62100 Depreciation|598400
62200 Amort. - Leasing Comm.|74350
62300 Amort. - Loan Fees|21400
69100 (Gain)/Loss on Insurance Claim|-31250''')]
A={};O=[]
for t,tt,x in S:
    for l in x.split('\n'):
        h,v=l.split('|');code,nm=h.split(' ',1);A[code]=dict(n=nm,s=t,o=0,d=0,c=0,v=v);O.append(code)
c=lambda x:int(round(x*100))
def post(d,k,a):
    a=c(a);A[d]['d']+=a;A[k]['c']+=a
for k in O:
    if k<'4' and A[k]['v']!='PLUG':A[k]['o']=c(float(A[k]['v']))
A['31200']['o']=-sum(a['o'] for a in A.values())
N2=lambda x:round(abs(float(x))+R.randint(-400,400)+R.randint(0,99)/100,2)
for k in O:
    if k<'4':continue
    m=N2(A[k]['v'])
    if k=='41150':post('12300',k,m)
    elif k=='49100':post('11150',k,m)
    elif k=='69100':post('11100',k,m)
    elif k[0]=='4':
        post('12100',k,m)
        if k in('41100','41200','41900'):post(k,'12100',round(m*R.uniform(.004,.02),2))
        if k=='41200':post('12400',k,21766.4)
    elif k=='51100':post(k,'21400',m)
    elif k=='51200':post(k,'13100',m)
    elif k=='56100':post(k,'12150',m)
    elif k=='61100':post(k,'21300',m)
    elif k=='62100':post(k,'15900',m)
    elif k=='62200':post(k,'16150',m)
    elif k=='62300':post(k,'16250',m)
    elif k=='61200':post(k,'23200',m)
    else:
        post(k,'21100',m)
        if R.random()<.2:post('21100',k,round(m*.04,2))
post('11100','12100',3498412.66);post('11100','12400',38412.9);post('12150','12100',14218.3);post('21100','11100',588204.9)
post('21400','13400',399640);post('13400','11100',408000);post('13450','11100',60000);post('13100','11100',81240);post('21300','11100',624180.55)
post('23100','11100',342118.04);post('15500','21100',286400);post('15400','21100',118240.5);post('16100','21100',64120);post('15300','23200',196000)
post('23200','11100',24800);post('22100','12100',64190.33);post('11100','22100',58844.1);post('11200','22200',22500);post('22200','11200',14750)
post('32100','11100',712500);post('32200','11100',37500);post('21200','21100',18300);post('52500','21200',1576);post('55200','21200',14000)
post('21100','11100',498000)
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('TB 12.31.25');w2=wb.add_worksheet('Open items')
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
NF='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
ws.set_column(0,0,8);ws.set_column(1,1,36);ws.set_column(2,2,12,None,{'hidden':1});ws.set_column(3,8,16);ws.set_column(9,9,7)
ws.write(0,0,'Ironbridge Commerce Park LP',F(bold=1,font_size=13));ws.write(1,0,'Working trial balance - year ended December 31, 2025',F(italic=1));
ws.write(0,8,'Prepared: D.T. 2/11/26',F(align='right'));ws.write(1,8,'Reviewed: ______',F(align='right'))
hd=F(bold=1,align='center',valign='vcenter',border=1,bg_color='#DCE6F1',text_wrap=1)
ws.merge_range(3,0,4,0,'Acct',hd);ws.merge_range(3,1,4,1,'Account Name',hd);ws.merge_range(3,2,4,2,'1065 line',hd)
for j,t in enumerate(['Opening Balance 1/1/2025','2025 Activity','Closing Balance 12/31/2025']):
    ws.merge_range(3,3+2*j,3,4+2*j,t,hd);ws.write(4,3+2*j,'Debit',hd);ws.write(4,4+2*j,'Credit',hd)
ws.merge_range(3,9,4,9,'W/P',hd)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
nf=F(num_format=NF);rows=[];tots=[];r=5;wp=iter('A B C'.split());srows=[]
for si,(t,tt,x) in enumerate(S):
    ws.write(r,0,t,F(bold=1,underline=1));r+=1;st=r;grp=[]
    for code in [k for k in O if A[k]['s']==t]:
        a=A[code];cl=a['o']+a['d']-a['c']
        v=[max(a['o'],0),max(-a['o'],0),a['d'],a['c'],max(cl,0),max(-cl,0)]
        d={k:(z/100 if z else None) for k,z in zip(K,v)}
        ws.write(r,0,int(code),F(align='left'));ws.write(r,1,a['n'],F());ws.write(r,2,f'Sch L-{R.randint(1,22)}' if code<'4' else f'8825-{R.randint(2,17)}',F())
        for j,k in enumerate(K):
            if j<4:ws.write(r,3+j,d[k] or 0,nf)
        e=r+1;net=f'D{e}-E{e}+F{e}-G{e}'
        ws.write_formula(r,7,f'=ROUND(MAX({net},0),2)',nf,d['close_dr'] or 0);ws.write_formula(r,8,f'=ROUND(MAX(-({net}),0),2)',nf,d['close_cr'] or 0)
        if R.random()<.4:ws.write(r,9,'ABCDE'[si]+f'-{R.randint(1,9)}',F(font_color='#C00000',align='center'))
        rows.append({'account':code,'name':a['n'],**d});grp.append(d);r+=1
    T={k:round(sum(g[k] or 0 for g in grp),2) or None for k in K}
    ws.write(r,1,tt,F(bold=1))
    for j,k in enumerate(K):ws.write_formula(r,3+j,f'=SUM({"DEFGHI"[j]}{st+1}:{"DEFGHI"[j]}{r})',F(bold=1,top=1,num_format=NF),T[k] or 0)
    tots.append({'label':tt,**T});srows.append(r+1);r+=2
T={k:round(sum((g[k] or 0) for g in rows),2) for k in K}
ws.write(r,1,'TRIAL BALANCE TOTALS',F(bold=1))
for j,k in enumerate(K):ws.write_formula(r,3+j,'='+'+'.join(f'{"DEFGHI"[j]}{q}' for q in srows),F(bold=1,top=1,bottom=6,num_format=NF),T[k])
tots.append({'label':'TRIAL BALANCE TOTALS',**T});r+=1
for a,b in zip(K[::2],K[1::2]):assert T[a]==T[b],(a,T)
ws.write(r,1,'Out of balance (should be nil)',F(italic=1,font_color='#7F7F7F'))
for j in(0,2,4):ws.write_formula(r,3+j,f'=ROUND({"DEFGHI"[j]}{r}-{"DEFGHI"[j+1]}{r},2)',F(italic=1,num_format=NF,font_color='#7F7F7F'),0)
ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3,4)
for i,t in enumerate(['Open items for review','1. Confirm Granite Mutual balance to 12/31 statement','2. Bldg C roof - placed in service 11/2025? still in 15500, no depreciation taken','3. 2025 CAM true-up estimate booked 12/31, final billing by 4/30/26']):w2.write(i,0,t,F(bold=(i==0)))
w2.set_column(0,0,80);wb.close()
for x in rows:print(x['account'],x['name'],x.get('close_dr'),x.get('close_cr'))
save(N,'TB','six-column working trial balance, grouped header, section subtotals, hidden column',True,None,K,rows,tots)
