import random, xlsxwriter
from common import *
rng=random.Random(5401)
ENT=["Cedar Bluff OpCo","Juniper Run OpCo","Wrenfield OpCo","LSL PropCo I","LSL PropCo II","Management Co"]
SZ=[1.0,0.78,0.61,1.0,0.55,1.0]
# code,name,FS,who,base (debit +, credit -)
A="""#ASSETS
1010-000|Cash - Operating|A1|OPM|412000
1015-000|Cash - Payroll Clearing|A1|M|58400
1020-000|Cash - Resident Security Deposits|A1|O|96500
1030-000|Petty Cash|A1|O|750
1040-000|Cash - Money Market|A1|PM|910000
1110-000|A/R - Private Pay|A2|O|238000
1112-000|A/R - Medicaid Waiver|A2|OX|74500
1114-000|A/R - LTC Insurance|A2|O|41800
1116-000|A/R - Managed Care|A2|O|18250
1120-000|Allowance for Doubtful Accounts|A2|O|-52300
1150-000|Other Receivables|A2|OM|9100
1160-000|Employee Advances|A2|OM|1840
1190-000|Mgmt Fee Receivable - Affiliates|A9|-|0
1210-000|Prepaid Insurance|A3|OP|66700
1220-000|Prepaid Real Estate Taxes|A3|P|31250
1230-000|Prepaid Licenses & Dues|A3|OM|7400
1240-000|Prepaid Expenses - Other|A3|OPM|14900
1250-000|Inventory - Dietary|A3|O|13350
1260-000|Inventory - Medical Supplies|A3|O|8620
1310-000|Escrow - Real Estate Taxes|A4|P|188400
1320-000|Escrow - Insurance|A4|P|74250
1330-000|Replacement Reserve|A4|P|342900
1340-000|Debt Service Reserve|A4|P|415000
1410-000|Due from Affiliates|A9|-|0
1510-000|Land|A5|P|3150000
1520-000|Land Improvements|A5|P|884000
1530-000|Buildings|A5|P|27640000
1540-000|Building Improvements|A5|PO|1218000
1550-000|Furniture, Fixtures & Equipment|A5|OP|962000
1560-000|Vehicles|A5|O|118500
1570-000|Computer Hardware & Software|A5|OM|143700
1580-000|Construction in Progress|A5|P|204600
1620-000|Accum Depr - Land Improvements|A6|P|-351900
1630-000|Accum Depr - Buildings|A6|P|-5912000
1640-000|Accum Depr - Bldg Improvements|A6|PO|-322600
1650-000|Accum Depr - FF&E|A6|OP|-517000
1660-000|Accum Depr - Vehicles|A6|O|-79800
1670-000|Accum Depr - Computer|A6|OM|-88150
1710-000|Right-of-Use Asset - Office Lease|A7|M|486200
1720-000|Deferred Financing Costs|A7|P|412500
1725-000|Accum Amort - Deferred Financing|A7|P|-137500
1730-000|Licenses & Certificates of Need|A7|O|85000
1750-000|Utility & Other Deposits|A7|OPM|12600
1760-000|Investment in Subsidiaries|A9|-|0
#LIABILITIES
2010-000|Accounts Payable - Trade|L1|OPM|-163400
2015-000|Accounts Payable - Retainage|L1|P|-41200
2020-000|Accrued Expenses|L1|OPM|-58700
2025-000|Mgmt Fee Payable - Affiliate|L9|-|0
2030-000|Accrued Payroll|L2|OM|-128600
2035-000|Accrued PTO|L2|OM|-91400
2040-000|Payroll Taxes Payable|L2|OM|-22750
2045-000|401(k) Withholding|L2|OM|-6380
2050-000|Health Insurance Withholding|L2|OM|-11900
2060-000|Accrued Real Estate Taxes|L1|P|-146300
2070-000|Accrued Interest|L1|P|-118900
2080-000|Sales Tax Payable|L1|O|-1265
2110-000|Resident Security Deposits|L3|O|-96500
2120-000|Deferred Community Fees|L3|O|-143800
2130-000|Prepaid Resident Fees|L3|O|-87200
2140-000|Resident Trust Funds|L3|OX|-6240
2160-000|Medicaid Overpayment Liability|L3|X|-18700
2210-000|Due to Affiliates|L9|-|0
2310-000|Line of Credit|L4|M|-750000
2320-000|Note Payable - Vehicles|L4|O|-38900
2410-000|Mortgage Payable - Senior|L5|P|-19850000
2420-000|Mezzanine Loan|L5|P|-2400000
2510-000|Lease Liability - Current|L6|M|-121400
2515-000|Lease Liability - Long Term|L6|M|-377300
#MEMBERS' EQUITY
3010-000|Members' Capital|E1|OPM|-2600000
3015-000|Members' Contributions - Current Year|E1|OP|-350000
3020-000|Distributions|E1|OPM|420000
3030-000|Accumulated (Earnings) Deficit|E2|OPM|0
#REVENUE
4010-000|Independent Living - Base Rent|R1|O|-2316000
4020-000|Assisted Living - Base Rent|R1|O|-3884000
4030-000|Memory Care - Base Rent|R1|O|-1742000
4040-000|Care Level Fees - AL|R2|O|-918000
4045-000|Care Level Fees - MC|R2|O|-402000
4050-000|Medication Management|R2|O|-166400
4060-000|Second Person Fees|R1|O|-143700
4070-000|Respite Stays|R1|O|-88600
4080-000|Medicaid Waiver Revenue|R1|X|-612000
4085-000|Medicaid Contractual Adjustment|R3|X|148300
4090-000|Community Fees|R4|O|-181500
4095-000|Amortization of Deferred Community Fees|R4|O|-62900
4110-000|Beauty & Barber|R4|O|-19840
4120-000|Guest Meals|R4|O|-11260
4130-000|Pet Fees|R4|O|-8750
4140-000|Garage & Carport|R4|O|-14400
4150-000|Cable & Internet|R4|O|-23180
4160-000|Incontinence Supplies|R4|O|-17600
4190-000|Miscellaneous Income|R4|OPM|-6130
4210-000|Concessions - Move-in|R3|O|97200
4220-000|Concessions - Ongoing|R3|O|64800
4230-000|Employee Discounts|R3|O|5400
4810-000|Lease Income - Affiliates|R9|-|0
4820-000|Management Fee Income - Affiliates|R9|-|0
4830-000|Management Fee Income - Third Party|R5|M|-388000
4840-000|Reimbursed Payroll - Third Party|R5|M|-214600
4910-000|Interest Income|R6|PM|-28300
#EXPENSES
5010-000|Resident Care - Wages RN/LPN|X1|O|684000
5015-000|Resident Care - Wages Med Techs|X1|O|471000
5020-000|Resident Care - Wages Caregivers|X1|O|1236000
5025-000|Resident Care - Overtime|X1|O|118700
5030-000|Resident Care - PTO|X1|O|94200
5035-000|Resident Care - Agency|X1|O|206500
5040-000|Medical Supplies|X1|O|52400
5045-000|Incontinence Supplies Expense|X1|O|13900
5050-000|Pharmacy Consultant|X1|O|7200
5110-000|Dietary - Wages|X2|O|526000
5115-000|Dietary - Overtime|X2|O|31400
5120-000|Raw Food|X2|O|498000
5130-000|Dietary Supplies|X2|O|42600
5140-000|Small Wares & China|X2|O|9800
5210-000|Housekeeping - Wages|X3|O|187000
5220-000|Housekeeping Supplies|X3|O|28700
5230-000|Laundry & Linen|X3|O|14300
5310-000|Maintenance - Wages|X4|O|164000
5320-000|Repairs - Building|X4|OP|48200
5325-000|Repairs - HVAC|X4|O|33900
5330-000|Repairs - Elevator|X4|O|16750
5335-000|Fire & Life Safety|X4|O|12480
5340-000|Landscaping|X4|O|38200
5345-000|Snow Removal|X4|O|17600
5350-000|Pest Control|X4|O|4920
5355-000|Trash Removal|X4|O|21300
5360-000|Turnover Costs|X4|O|56700
5410-000|Electricity|X5|O|171000
5420-000|Natural Gas|X5|O|58600
5430-000|Water & Sewer|X5|O|83200
5440-000|Cable, Internet & Phone|X5|O|61400
5510-000|Activities - Wages|X6|O|112600
5520-000|Activities - Supplies & Entertainment|X6|O|24800
5530-000|Transportation - Fuel & Repairs|X6|O|13600
5610-000|Administration - Wages|X7|OM|318000
5615-000|Executive Director Bonus|X7|O|24000
5620-000|Payroll Taxes|X7|OM|262000
5625-000|Workers' Compensation|X7|OM|89400
5630-000|Health Insurance|X7|OM|231000
5635-000|401(k) Match|X7|OM|28700
5640-000|Recruiting & Background Checks|X7|OM|19600
5645-000|Training & Education|X7|OM|12400
5650-000|Office Supplies & Postage|X7|OM|17900
5655-000|Software & IT|X7|OM|64300
5660-000|Legal & Professional|X7|OPM|43800
5665-000|Audit & Tax|X7|PM|52000
5670-000|Licenses & Permits|X7|O|9350
5675-000|Bank & Credit Card Fees|X7|OPM|11700
5680-000|Travel & Mileage|X7|OM|16200
5690-000|Bad Debt Expense|X7|O|38900
5710-000|Marketing - Wages & Commissions|X8|O|158000
5720-000|Advertising - Digital|X8|O|61700
5730-000|Referral Fees|X8|O|92500
5740-000|Collateral & Events|X8|O|15900
5810-000|Management Fees - Affiliate|X9|-|0
5820-000|Facility Lease Expense - Affiliate|X9|-|0
5830-000|Office Rent|X9|M|138000
5910-000|Real Estate Taxes|X10|P|388000
5920-000|Property Insurance|X10|P|161000
5925-000|GL/PL Insurance|X10|O|117000
5930-000|Franchise Tax|X10|OPM|3200
#NON-OPERATING
6010-000|Interest Expense - Senior|N1|P|1071000
6020-000|Interest Expense - Mezzanine|N1|P|264000
6025-000|Interest Expense - LOC & Other|N1|OM|21300
6030-000|Amortization - Financing Costs|N1|P|41250
6110-000|Depreciation|N2|OPM|338000
6120-000|Amortization - ROU|N2|M|97240
6210-000|(Gain) Loss on Disposal|N3|O|4180
6220-000|Casualty Loss, Net of Insurance|N3|Z|27350
6230-000|Lender Fees & Extension Costs|N3|P|36000
6240-000|Transaction Costs - Abandoned|N3|M|88400
"""
typ=['O','O','O','P','P','M']
acc=[];sec=None
for l in A.strip().split('\n'):
    if l[0]=='#': acc.append(('H',l[1:])); continue
    c,n,f,w,b=l.split('|'); b=float(b); v=[0.0]*6
    for i in range(6):
        on = (typ[i] in w) or ('X' in w and i==1 and 'O' not in w) or ('Z' in w and i==2)
        if w=='OX': on = i in (0,1)
        if not on: continue
        if typ[i]=='M' and w!='M' and abs(b)>200000 and c[0] in '5': k=1.4
        else: k=SZ[i]
        if c[0]=='3' and typ[i]!='P': k*=.25
        if b==0: continue
        v[i]=r2(b*k*rng.uniform(.82,1.18))
        if c in('1510-000','2310-000','1030-000'): v[i]=float(round(v[i],-2 if c=='1030-000' else -4))
        if rng.random()<.06 and abs(b)<20000: v[i]=0.0
    acc.append([c,n,f,v,0.0,0.0])
D={a[0]:a for a in acc if a[0]!='H'}
D['2110-000'][3][:3]=[-x for x in D['1020-000'][3][:3]]
# affiliates
rev=[-sum(a[3][i] for a in D.values() if a[0][0]=='4') for i in range(3)]
mf=[r2(x*.05) for x in rev]
D['5810-000'][3][:3]=mf; D['4820-000'][3][5]=-r2(sum(mf))
mp=[r2(x/12) for x in mf]; D['2025-000'][3][:3]=[-x for x in mp]; D['1190-000'][3][5]=r2(sum(mp))
le=[1740000.0,1344000.0,1026000.0]; D['5820-000'][3][:3]=le; D['4810-000'][3][3]=-(le[0]+le[1]); D['4810-000'][3][4]=-le[2]
D['1410-000'][3]=[0.0,212640.18,0.0,145000.0,0.0,386915.44]; D['2210-000'][3]=[-318204.90,0.0,-206711.54,0.0,-74639.18,-145000.0]
assert r2(sum(D['1410-000'][3])+sum(D['2210-000'][3]))==0
D['1760-000'][3][5]=6240000.0
for i in range(6):
    D['3030-000'][3][i]=r2(-sum(a[3][i] for a in D.values()))
def el(c,dr=0,cr=0): D[c][4]=r2(D[c][4]+dr); D[c][5]=r2(D[c][5]+cr)
tot=r2(sum(mf)); el('4820-000',dr=tot); el('5810-000',cr=tot)
el('4810-000',dr=sum(le)); el('5820-000',cr=sum(le))
el('2025-000',dr=r2(sum(mp))); el('1190-000',cr=r2(sum(mp)))
d=r2(sum(D['1410-000'][3])); el('2210-000',dr=d); el('1410-000',cr=d)
el('3010-000',dr=6240000.0); el('1760-000',cr=6240000.0)
NAME='TB_larkmoor_consolidating_FY24.xlsx'
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Consol TB'); ws2=wb.add_worksheet('Elim Entries'); ws3=wb.add_worksheet('Entity Key')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
nf='#,##0.00_);(#,##0.00);"-"??_)'; nft='#,##0.00_);(#,##0.00);0.00_)'
num=F(num_format=nf); numT=F(num_format=nft,bold=True,top=1); numG=F(num_format=nft,bold=True,top=1,bottom=6); txt=F(); b=F(bold=True); hd=F(bold=True,bottom=1,align='center',valign='bottom',text_wrap=True,bg_color='#DCE6F1'); grp=F(bold=True,align='center',bottom=1,bg_color='#DCE6F1'); sh=F(bold=True,bg_color='#F2F2F2'); numC=F(num_format=nf,bg_color='#FFF9E5')
ws.write(0,0,'Larkmoor Senior Living Holdings, LLC and Subsidiaries',wb.add_format(dict(font_name='Calibri',font_size=13,bold=True)))
ws.write(1,0,'Consolidating Trial Balance',b); ws.write(2,0,'As of and for the year ended December 31, 2024',b); ws.write(3,0,'Unaudited - data room index 4.2.7',F(italic=True,font_color='#7F7F7F'))
R=5
ws.merge_range(R-1,10,R-1,11,'Eliminations',grp)
H=['GL Account','Description','FS']+ENT+['Combined','Debit','Credit','Consolidated']
ws.set_row(R,26)
for j,h in enumerate(H): ws.write(R,j,h.replace(' OpCo','\nOpCo').replace('PropCo','\nPropCo').replace(' \n','\n') ,hd)
ws.set_column(0,0,10); ws.set_column(1,1,36); ws.set_column(2,2,5,None,{'hidden':1}); ws.set_column(3,12,14.5)
ws.freeze_panes(R+1,3); ws.repeat_rows(R-1,R); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.set_footer('&L&8Larkmoor - Confidential&R&8Page &P of &N')
keys=['other:'+e for e in ENT]+['other:Combined','other:Eliminations Debit','other:Eliminations Credit','other:Consolidated']
rows=[];totals=[];r=R+1;L='ABCDEFGHIJKLM';first=r
subrows=[];secs=None;gl=[0.0]*10;net=[0.0]*10
def vals(a):
    c=r2(sum(a[3])); return a[3]+[c,a[4],a[5],r2(c+a[4]-a[5])]
def subtotal(label,rs,acv,fmt=numT):
    global r
    ws.write(r,1,label,b)
    for j in range(10):
        f='='+'+'.join(f'SUM({L[j+3]}{x+1}:{L[j+3]}{y+1})' for x,y in rs)
        ws.write_formula(r,j+3,f,fmt,r2(acv[j]))
    totals.append({'label':label,**{k:r2(x) for k,x in zip(keys,acv)}}); r+=2
i=0;blocks=[]
TL={"ASSETS":"Total Assets","LIABILITIES":"Total Liabilities","MEMBERS' EQUITY":"Total Members' Equity","REVENUE":"Total Revenue","EXPENSES":"Total Operating Expenses","NON-OPERATING":"Total Non-Operating"}
cur=None;acv=None
def close():
    if cur: 
        blocks.append((cur,start,r-1,acv)); subtotal(TL[cur],[(start,r-1)],acv)
for a in acc:
    if a[0]=='H':
        close(); cur=a[1]; acv=[0.0]*10
        for j in range(13): ws.write_blank(r,j,None,sh)
        ws.write(r,0,cur,sh); r+=1; start=r; continue
    ws.write(r,0,a[0],txt); ws.write(r,1,a[1],txt); ws.write(r,2,a[2],txt)
    v=vals(a)
    for j in range(10):
        if j==6: ws.write_formula(r,9,f'=SUM(D{r+1}:I{r+1})',num,v[6])
        elif j==9: ws.write_formula(r,12,f'=J{r+1}+K{r+1}-L{r+1}',numC,v[9])
        elif j in(7,8) and v[j]==0: pass
        else: ws.write(r,j+3,v[j],num)
        acv[j]+=v[j]; gl[j]+=v[j]
        if cur in('REVENUE','EXPENSES','NON-OPERATING'): net[j]+=v[j]
    rows.append({'account':a[0],'name':a[1],**{k:x for k,x in zip(keys,v) if x!=0}}); r+=1
close()
pl=[(x,y) for n,x,y,_ in blocks if n in('REVENUE','EXPENSES','NON-OPERATING')]
subtotal('Net (Income) Loss',pl,net)
subtotal('Trial Balance Total',[(x,y) for n,x,y,_ in blocks],gl,numG)
ws.write(r,1,'Debit balances positive, credit balances in parentheses. See tab "Elim Entries" for support.',F(italic=True))
ws2.write_row(0,0,['#','Account','Description','Debit','Credit'],b); q=1
E_=[('E-1','4820-000','5810-000',tot,'Eliminate intercompany management fees'),('E-2','4810-000','5820-000',sum(le),'Eliminate intercompany lease'),('E-3','2025-000','1190-000',r2(sum(mp)),'Eliminate mgmt fee payable / receivable'),('E-4','2210-000','1410-000',d,'Eliminate due to / due from'),('E-5','3010-000','1760-000',6240000.0,'Eliminate investment in subsidiaries')]
for e,x,y,m,t in E_:
    ws2.write(q,0,e,txt);ws2.write(q,1,x,txt);ws2.write(q,2,D[x][1],txt);ws2.write(q,3,m,num);q+=1
    ws2.write(q,1,y,txt);ws2.write(q,2,'   '+D[y][1],txt);ws2.write(q,4,m,num);q+=1
    ws2.write(q,2,t,F(italic=True));q+=2
ws2.set_column(2,2,42);ws2.set_column(3,4,15)
for q,(x,y) in enumerate(zip(ENT,['Operating tenant, Cedar Bluff (118 units)','Operating tenant, Juniper Run (94 units)','Operating tenant, Wrenfield (72 units)','Landlord of Cedar Bluff and Juniper Run','Landlord of Wrenfield','Manager, employs central staff'])): ws3.write(q,0,x);ws3.write(q,1,y)
ws3.set_column(0,1,40)
wb.close()
save(NAME,'TB',keys,rows,totals,'consolidating TB, six entities across, eliminations Dr/Cr, signed, hidden FS column, formulas',True)
