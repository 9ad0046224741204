# Sage 300 style by-month TB, Canadian medical building + parkade, .xls, 10 months; planted digit change
import random, xlwt; from h import *
R=random.Random(8403)
MO=["Jan 2026","Feb 2026","Mar 2026","Apr 2026","May 2026","Jun 2026","Jul 2026","Aug 2026","Sep 2026"]
N=9; c=lambda x:int(round(x*100))
BS=[("1010-000","Bank - Operating RBC","bank",418233.17),("1015-000","Bank - Parkade Merchant","x",38402.90),("1020-000","Petty Cash","z",500),("1100-000","Accounts Receivable - Tenants","x",96418.55),("1105-000","Allowance for Doubtful Accounts","x",-12500),("1110-000","Accounts Receivable - Other","x",7322.14),("1120-000","Straight Line Rent Receivable","up",214377.00),("1200-000","Prepaid Insurance","x",41812.50),("1210-000","Prepaid Property Tax","x",0),("1220-000","Utility Deposits","z",8400),
("1500-000","Land","z",4150000),("1510-000","Building - Medical Tower","z",16824310.22),("1512-000","Building - Annex","z",3277845.61),("1515-000","Parkade Structure","z",5410200),("1520-000","Tenant Improvements","up",1388214.09),("1530-000","Parking Equipment & Gates","z",186440.75),
("1610-000","Accum. Amort. - Medical Tower","am",-3364862.04),("1612-000","Accum. Amort. - Annex","am",-655569.12),("1615-000","Accum. Amort. - Parkade","am",-1082040),("1620-000","Accum. Amort. - Tenant Improvements","am",-540118.66),("1630-000","Accum. Amort. - Parking Equipment","am",-74576.30)]
LI=[("2010-000","Accounts Payable","x",-88214.73),("2020-000","Accrued Liabilities","x",-46300),("2030-000","GST Collected","x",-14822.06),("2035-000","GST Paid on Purchases (ITC)","x",6210.48),("2040-000","Wages Payable","x",-5180.25),("2050-000","Security Deposits","x",-71250),("2060-000","Prepaid Rent","x",-33918.40),("2070-000","Accrued Property Tax","x",0),("2080-000","CAM Reconciliation Clearing","x",-9112.37),("2100-000","Accrued Mortgage Interest","x",-52118.90),("2500-000","Mortgage Payable - Sun Prairie Life","pr",-15212600.11),("2510-000","Deferred Financing Costs","up2",104500)]
EQ=[("3000-000","Partners' Capital - Pension Fund","z",-8200000),("3010-000","Partners' Capital - Medical Co-owners","z",-1450000),("3100-000","Distributions - Pension Fund","dis",1050000),("3110-000","Distributions - Medical Co-owners","dis2",185000),("3900-000","Retained Earnings","re",None)]
seg=[("010","Tower",1.0),("020","Annex",.28),("030","Parkade",.16)]
REV=[("4010","Base Rent",-168400,"12"),("4020","Operating Cost Recoveries",-71200,"12"),("4030","Property Tax Recoveries",-38800,"12"),("4040","Hydro Recoveries",-14310,"12"),("4100","Monthly Parking",-61200,"3"),("4110","Transient Parking",-148000,"3"),("4120","Validation & Permits",-22400,"3"),("4200","Signage & Antenna",-1850,"1"),("4300","After Hours HVAC",-920,"1"),("4900","Interest & Other",-740,"1")]
EXP=[("5010","Janitorial - Contract",12850,"123"),("5015","Janitorial - Supplies",1310,"12"),("5020","Medical Waste Removal",2240,"12"),("5025","Waste & Recycling",1620,"12"),("5030","Window Cleaning",680,"12"),("5040","Security - Contract",9120,"123"),("5045","Alarm & CCTV Monitoring",460,"123"),("5050","Elevator Maintenance",3180,"123"),("5060","HVAC Maintenance",4440,"12"),("5065","HVAC Filters & Med Gas",1175,"1"),("5070","Plumbing",1390,"123"),("5075","Electrical & Lighting",1510,"123"),("5080","Fire & Life Safety",1020,"123"),("5085","Generator & UPS",890,"1"),("5090","Roof & Exterior",1105,"123"),("5095","Line Painting & Sweeping",4100,"3"),("5100","Snow Removal",5200,"123"),("5110","Landscaping",1440,"12"),("5120","Building Supplies",770,"123"),("5130","Keys & Access Cards",240,"123"),
("5210","Electricity",16220,"123"),("5220","Natural Gas",5380,"12"),("5230","Water & Sewer",2860,"123"),("5310","Property Tax",38800,"123"),("5320","Insurance",4645,"123"),("5410","Management Fee",9600,"123"),("5420","Site Salaries",11480,"13"),("5425","Benefits & WSIB",1722,"13"),("5430","Office & Telephone",640,"13"),("5440","Parking Operator Fee",46800,"3"),("5445","Merchant Card Fees",21800,"3"),("5450","Ticket Stock & Pay Stations",5900,"3"),("5510","Leasing Commissions Expensed",1150,"12"),("5520","Legal",830,"12"),("5530","Audit & Tax",1500,"1"),("5540","Bad Debt",400,"12"),("6010","Mortgage Interest",52500,"1"),("6020","Amortization - Buildings",43600,"123"),("6030","Amortization - Tenant Improvements",8900,"12"),("6040","Amortization - Financing Costs",1450,"1")]
def pl(items):
    o=[]
    for a,n,v,s in items:
        for sc,sn,k in seg:
            if str(int(sc)//10) not in s: continue
            k2=k; m=[]
            for i in range(N):
                x=v*k2*R.uniform(.9,1.12)
                if a in("5320","5410","6020","6030","6040","4100"): x=v*k2
                if a=="5100": x=v*k2*[1.5,1.3,.9,.2,0,0,0,0,0][i]
                if a=="5110": x=v*k2*[0,0,0,.8,1.7,1.5,1.4,1.3,1.2][i]
                if a=="5220": x*=[1.8,1.7,1.3,.9,.5,.3,.25,.25,.4][i]
                if a in("5510","5520","5540","5030","5090","5450","5130") and R.random()<.45: x=0
                if a=="5530": x=[0,0,6800,0,0,0,0,0,4250][i]
                m.append(c(x))
            o.append((f"{a}-{sc}",f"{n} - {sn}",0,m))
    return o
rev,exp=pl(REV),pl(EXP)
def bal(items):
    o=[]
    for a,n,k,ov in items:
        m=[0]*N
        for i in range(N):
            if k=='x': m[i]=c(R.uniform(-.35,.35)*max(abs(ov or 0),9000))
            if k=='up': m[i]=c(R.choice([0,R.uniform(1200,9000)]))
            if k=='up2': m[i]=-c(1450)
            if k=='am': m[i]=c({"1610":-28000,"1612":-8600,"1615":-7000,"1620":-8900,"1630":-1110}[a[:4]])
            if k=='pr': m[i]=c(28311.4+i*101.22)
            if k=='dis' and i%3==2: m[i]=c(300000)
            if k=='dis2' and i%3==2: m[i]=c(53000)
        if a[:4] in('1105','2050'): m=[0 if i not in(2,5,8) else c(R.uniform(-2500,1500)) for i in range(N)]
        o.append([a,n,None if ov is None else c(ov),m])
    return o
b1,b2,b3=bal(BS),bal(LI),bal(EQ)
b3[-1][2]=-sum(r[2] for r in b1+b2+b3[:-1])
for i in range(N): b1[0][3][i]-=sum(r[3][i] for r in b1+b2+b3+rev+exp)
print('RE',b3[-1][2],'bank',b1[0][2:],)
file='CMC_GLTRIALBAL_by_period_2026-09.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('GLTB12P'); wb2=wb.add_sheet('Parameters')
fn='font: name Tahoma, height 160'
s=xlwt.easyxf(fn); sb=xlwt.easyxf(fn+', bold on'); sn=xlwt.easyxf(fn,num_format_str='#,##0.00;-#,##0.00;0.00'); snb=xlwt.easyxf(fn+', bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00;0.00'); sh=xlwt.easyxf(fn+', bold on; align: horiz right, wrap on; borders: bottom thin'); shl=xlwt.easyxf(fn+', bold on; borders: bottom thin'); sr=xlwt.easyxf(fn+'; align: horiz right')
ws.write(0,0,'Clearwater Medical Centre Limited Partnership',xlwt.easyxf('font: name Tahoma, height 220, bold on'))
ws.write(1,0,'G/L Trial Balance - Net Changes by Fiscal Period (GLTB12P)',sb); ws.write(2,0,'Fiscal Year 2026, Periods 01 to 09.  Functional currency CAD.  In balance: credits shown negative.',s); ws.write(2,11,'2026-10-06  9:42 AM',sr)
H=['Account No.','Description','Opening Balance']+MO+['Balance 30-Sep-26']
for j,x in enumerate(H): ws.write(4,j,x,shl if j<2 else sh)
ws.col(0).width=3000; ws.col(1).width=10600
for j in range(2,13): ws.col(j).width=4300
keys=['beginning']+['other:'+m for m in MO]+['ending']
rows=[];tot=[];y=5;G=[0]*11
PL=("5210-010",3)  # Electricity - Tower, Apr 2026
planted=None
for sec,rs in [("ASSETS",b1),("LIABILITIES",b2),("EQUITY",b3),("REVENUE",rev),("EXPENSES",exp)]:
    ws.write(y,0,sec,sb); y+=1; T=[0]*11
    for a,n,o,m in rs:
        v=[o]+m+[o+sum(m)]
        for j,x in enumerate(v): T[j]+=x
        if a==PL[0]:
            j=PL[1]+1; old=v[j]; st=str(old); ds=list(st); ds[1]=str((int(ds[1])+3)%10); v=v[:]; v[j]=int(''.join(ds))
            planted={"what":f"account {a} {n}, {MO[PL[1]]}: printed {v[j]/100:,.2f}, true {old/100:,.2f}; the row's closing balance and the column totals use the true figure","kind":"digit_changed"}
        ws.write(y,0,a,s); ws.write(y,1,n,s)
        for j,x in enumerate(v): ws.write(y,2+j,x/100,sn)
        rows.append(dict(account=a,name=n,**{k:f(x) for k,x in zip(keys,v)})); y+=1
    L='Total '+sec.title(); ws.write(y,1,L,sb)
    for j,x in enumerate(T): ws.write(y,2+j,x/100,snb); G[j]+=x
    tot.append(dict(label=L,**{k:f(x) for k,x in zip(keys,T)})); y+=2
assert G==[0]*11
ws.write(y,1,'Report Total',sb)
for j,x in enumerate(G): ws.write(y,2+j,0.0,snb)
tot.append(dict(label='Report Total',**{k:0.0 for k in keys})); y+=2
ws.write(y,0,f'{len(rows)} accounts printed',s)
for i,(a,b_) in enumerate([("From Account No.","1010-000"),("To Account No.","ZZZZZZ"),("Sort By","Account No."),("Include accounts with no activity","No"),("Account groups","All"),("Printed by","LFERRANTE")]): wb2.write(i,0,a,sb); wb2.write(i,1,b_,s)
ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.set_vert_split_pos(2); ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(B+'/documents/'+file)
save(file,'TB','Sage 300-style net changes by period, 9 months, .xls, segmented accounts, section totals',True,keys,rows,tot,planted)
print(len(rows),planted,tot[0],tot[3],tot[4])
