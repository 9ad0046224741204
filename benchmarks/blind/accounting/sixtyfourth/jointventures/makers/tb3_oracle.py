# Quarter-end trial balance, senior housing, opening / movement / closing Dr-Cr pairs, .xls
import random, xlwt
from common import *
R=random.Random(6413); NAME='Larkfield Village Q3-26 trial balance.xls'
S=[('ASSETS',[('1010','Operating Cash - First Prairie',1284400,None),('1020','Payroll Cash',85000,0),('1030','Resident Trust Cash',41250,-1800),('1100','Accounts Receivable - Private Pay',318900,24000),('1110','Accounts Receivable - Medicaid Waiver',146200,-9100),('1190','Allowance for Credit Losses',-52000,-6000),('1200','Inventory - Dietary & Supplies',22840,900),('1310','Prepaid Insurance',148600,-49500),('1350','Tax & Insurance Escrow',206000,92000),('1400','Land',3900000,0),('1410','Buildings & Improvements',34180000,126400),('1430','Furniture, Fixtures & Equipment',2944000,48700),('1490','Accumulated Depreciation',-6318000,-331000)]),
('LIABILITIES',[('2010','Accounts Payable',-288400,31500),('2100','Accrued Payroll & PTO',-412700,-22600),('2120','Accrued Property Taxes',-261000,-87000),('2200','Prepaid Resident Fees',-97300,5400),('2250','Community Fees - Deferred',-184000,-12500),('2300','Resident Trust Liability',-41250,1800),('2600','Mortgage Payable - Agency',-21850000,96800)]),
('MEMBERS\' EQUITY',[('3100','Capital - Corliss Separate Account No. 4',None,0),('3110','Capital - Larkfield Operating Partner',None,0),('3500','Distributions',480000,240000)]),
('REVENUE',[('4010','Independent Living Rent',-858000),('4020','Assisted Living Rent',-1104000),('4030','Memory Care Rent',-612000),('4100','Care Level Fees',-438000),('4200','Second Person Fees',-51000),('4300','Community Fees',-66000),('4900','Other Resident Services',-24500),('4950','Concessions & Discounts',73000)]),
('EXPENSES',[('5010','Nursing & Care Wages',704000),('5020','Dietary Wages',268000),('5030','Housekeeping & Maintenance Wages',151000),('5050','Administrative & Marketing Wages',214000),('5090','Payroll Taxes & Benefits',276000),('5200','Raw Food',173000),('5300','Utilities',118000),('5400','Repairs & Supplies',84000),('5500','Marketing & Referral Fees',72000),('5600','Property Taxes',87000),('5610','Insurance',49500),('5700','Management Fee',154000),('6100','Interest Expense',274000),('6200','Depreciation Expense',331000)])]
flat=[]
for s,items in S:
    for it in items:
        if len(it)==3:
            ope=c(it[2]*2*(1+R.uniform(-.04,.04))) if it[0] not in('5600','5610','6200') else c(it[2]*2); net=cents(R,it[2],.05) if it[0] not in('5600','5610','6200') else c(it[2])
        else:
            ope=it[2]; net=it[3]
            if ope is not None and it[0] not in('1020','1400','3500','1030','2300'): ope=c(ope+R.uniform(-450,450))
        flat.append([s,'%s-0475-000'%it[0],it[1],ope,net])
by={x[1][:4]:x for x in flat}
s=-sum(x[3] for x in flat if x[3] is not None); by['3100'][3]=c(s*.9); by['3110'][3]=c(s-by['3100'][3])
by['1010'][4]=c(-sum(x[4] for x in flat if x[4] is not None))
mv={}
for x in flat:
    k=x[1][:4]; n=x[4]
    if n==0: mv[k]=(0.0,0.0)
    elif k in('1010','1100','1110','2010','2100','1030','2300','2200','1350'): g=c({'1010':4650000,'1100':2960000,'1110':338000,'2010':905000,'2100':1310000,'1030':12300,'2300':12300,'2200':88000,'1350':45000}[k]*(1 if k in('1030','2300') else 1+R.uniform(-.1,.1))); mv[k]=(c(g+max(n,0)),c(g+max(-n,0)))
    else:
        g=c(abs(n)*R.uniform(.01,.06)) if k[0] in '45' and R.random()<.45 else 0.0
        mv[k]=(c(g+max(n,0)),c(g+max(-n,0)))
d=sum(a-b for a,b in mv.values()); assert abs(d)<.01
# gross movements must balance: they do as nets sum to zero
wb=xlwt.Workbook(); ws=wb.add_sheet('Trial Balance'); nt=wb.add_sheet('Sign-off')
X=xlwt.easyxf
num='#,##0.00;(#,##0.00)'
n_=X('font: name Arial, height 180; borders: bottom hair',num_format_str=num); tx=X('font: name Arial, height 180; borders: bottom hair'); tot=X('font: name Arial, bold on, height 180; borders: top thin, bottom double',num_format_str=num)
hd=X('font: name Arial, bold on, height 180, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz center, vert center, wrap on')
sec=X('font: name Arial, bold on, height 180; pattern: pattern solid, fore_colour light_turquoise')
ws.write(0,0,'Larkfield Village Senior Living, LLC',X('font: name Arial, bold on, height 280'))
ws.write(1,0,'Trial Balance - Quarter ended September 30, 2026 (Q3 FY26)',X('font: name Arial, height 220'))
ws.write(2,0,'Oracle Fusion GL  |  Ledger: SL_US_USD  |  Entity 0475  |  Currency USD  |  Posted only',X('font: name Arial, italic on, height 160'))
for a,b,t in((2,3,'Opening Balance\n1-Jul-26'),(4,5,'Movement in Quarter'),(6,7,'Closing Balance\n30-Sep-26')): ws.write_merge(4,4,a,b,t,hd)
ws.write_merge(4,5,0,0,'Account',hd); ws.write_merge(4,5,1,1,'Description',hd)
for j in range(6): ws.write(5,2+j,'Dr' if j%2==0 else 'Cr',hd)
ws.row(4).height_mismatch=True; ws.row(4).height=560
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
r=6; cur=None; truth=[]; T=[0]*6
for s_,code,nm,o,n in flat:
    if s_!=cur:
        for j in range(8): ws.write(r,j,s_ if j==0 else '',sec)
        cur=s_; r+=1
    dr,cr=mv[code[:4]]; cl=c(o+n)
    v=[o if o>0 else None,-o if o<0 else None,dr or None,cr or None,cl if cl>0 else None,-cl if cl<0 else None]
    ws.write(r,0,code,tx); ws.write(r,1,nm,tx)
    t={'account':code,'name':nm}
    for j in range(6):
        if v[j] is None: ws.write(r,2+j,'',n_)
        else: ws.write(r,2+j,c(v[j]),n_); t[K[j]]=c(v[j]); T[j]+=v[j]
    truth.append(t); r+=1
T=[c(x) for x in T]; assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
ws.write(r,0,'',tot); ws.write(r,1,'Total',tot)
for j in range(6): ws.write(r,2+j,T[j],tot)
ws.write(r+2,0,'Amounts agree to the management company close package dated 14-Oct-26. Year-to-date P&L accounts are not closed until 31-Dec.',X('font: name Arial, italic on, height 160'))
ws.col(0).width=4300; ws.col(1).width=11000
for j in range(6): ws.col(2+j).width=4300
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
for i,l in enumerate(['Quarter-end sign-off','Prepared by: property accounting, 14-Oct-26','Reviewed by: asset management, 19-Oct-26','Bank reconciliations attached: yes','Resident trust reconciled to census: yes']): nt.write(i,0,l)
nt.col(0).width=12000
ws.header_str=b''; ws.footer_str=b'Page &P of &N'; wb.save(doc(NAME))
save(NAME,'TB',K,truth,[dict(label='Total',**dict(zip(K,T)))],'Oracle-like quarter TB .xls, opening/movement/closing Dr-Cr pairs under merged headers, senior housing',False)
print(len(truth),by['1010'],by['3100'])
