from common import *
import xlwt
N='Larkmoor ALF TB 063025.xls'
# (heading) or (acct, name, opening signed, Dr, Cr, prior year signed)
S=[('CURRENT ASSETS',[('1000-00','Cash - Operating, Prairie Trust',96411.82,812336.40,805920.17,71204.55),('1005-00','Cash - Resident Trust Funds',8214.06,6320,5977.45,7902.11),('1010-00','Petty Cash',750,0,0,750),
 ('1100-00','A/R - Private Pay',58330.15,611408,604215.90,49876),('1110-00','A/R - Medicaid Waiver',41876.22,128640.55,119204.18,36412.80),('1120-00','A/R - LTC Insurance',12904,22870,26310,9120),('1190-00','Allowance for Bad Debt',-15000,4218.60,7500,-12000),
 ('1200-00','Prepaid Insurance',22418.35,0,13451.01,21006.90),('1210-00','Prepaid Licenses & Dues',2140,875,1290,1988)]),
('FIXED ASSETS',[('1500-00','Land',640000,0,0,640000),('1510-00','Building',5218400,0,0,5218400),('1520-00','Building Improvements',311206.44,18975,0,274880.19),('1530-00','Furniture & Equipment',286114.90,7212.38,0,270338.02),('1540-00','Vehicles',48750,0,0,48750),('1590-00','Accumulated Depreciation',-1486220,0,52650,-1375540)]),
('LIABILITIES',[('2000-00','Accounts Payable - Trade',-64118.37,318402.25,322917.90,-58122.64),('2010-00','Credit Card Clearing',-3204.18,9911.06,10245.73,-2840.35),('2100-00','Accrued Payroll',-31842.55,31842.55,34609.12,-29418),('2110-00','Payroll Taxes Withheld',-8804.17,96318.44,97102.36,-8211.73),('2120-00','Accrued PTO',-24115,0,1860,-22640),
 ('2200-00','Resident Trust Liability',-8214.06,5977.45,6320,-7902.11),('2210-00','Community Fees - Deferred',-17500,9000,12500,-14000),('2220-00','Prepaid Resident Rents',-14230,14230,16885,-11975),('2300-00','Accrued Property Tax',-28416,28416,15210,-26990),
 ('2500-00','Note Payable - Prairie Trust',-3884216.07,25633.18,0,-3984110.46),('2510-00','PPE Equipment Loan',-12408,2068,0,-20680),('2600-00','Due to Larkmoor Holdings',-90000,0,0,-75000)]),
('EQUITY',[('3000-00','Paid-in Capital',-1250000,0,0,-1250000),('3100-00','Distributions',120000,30000,0,90000),('3900-00','Retained Earnings',None,0,0,None)]),
('REVENUE',[('4000-10','Room & Board - Assisted Living',-488210,0,496340,-461875),('4000-20','Room & Board - Memory Care',-271466,1240,278915,-254390),('4010-10','Level of Care Fees - AL',-92340,615,95118,-84206),('4010-20','Level of Care Fees - MC',-58725,0,60210,-51940),('4050-00','Medicaid Waiver Revenue',-124316.38,0,128640.55,-118209.14),('4100-00','Community Fees Earned',-7500,0,9000,-6000),('4110-00','Respite Stays',-5980,0,7415,-9240),('4120-00','Guest Meals & Beauty Shop',-2164.50,0,2288.75,-2011.25)]),
('EXPENSES',[('5000-10','Wages - Resident Aides AL',171260.43,176408.27,0,160944.18),('5000-20','Wages - Resident Aides MC',118416.90,124337.61,0,109862.40),('5010-00','Wages - Nursing (LPN/RN)',82144.25,84975.90,0,78316.11),('5020-00','Agency Staffing',14630,22715.50,1180,8846.75),('5030-00','Wages - Dietary',51208.36,52744.80,0,48911.02),('5040-00','Wages - Housekeeping & Maint.',30911.74,31620.05,0,29844.38),('5050-00','Wages - Administration',46200,46200,0,44000),('5060-00','Payroll Taxes & Benefits',74316.09,77002.83,0,70118.44),
 ('5200-00','Raw Food',56218.93,59114.27,318.40,51844.70),('5210-00','Dietary Supplies',4916.15,5208.62,0,4633.81),('5300-00','Medical Supplies',7314.48,6980.13,0,7711.50),('5400-00','Activities',2890.16,3344.75,0,2602.09),('5500-00','Utilities',33418.70,29812.44,0,31906.28),('5510-00','Repairs & Maintenance',18204.11,24618.93,450,16722.64),
 ('5600-00','Marketing & Referral Fees',16450,19800,0,14125),('5700-00','Liability & Property Insurance',13451.01,13451.01,0,12604.14),('5710-00','Property Tax',14208,15210,0,13495),('5720-00','Bad Debt Expense',7500,7500,0,6000),('5800-00','Management Fee',52535.09,53896.37,0,49393.57),('5900-00','Interest Expense',58612.40,58104.86,0,61044.97),('5910-00','Depreciation',52650,52650,0,55340)])]
# balance: retained both, period activity through operating cash
fl=[list(r) for _,l in S for r in l]
re=[r for r in fl if r[1]=='Retained Earnings'][0]
re[2]=r2(-sum(r[2] or 0 for r in fl)); re[5]=r2(-sum(r[5] or 0 for r in fl))
gap=r2(sum(r[3] for r in fl)-sum(r[4] for r in fl)); print('gap',gap,'RE',re)
if gap>0: fl[0][4]=r2(fl[0][4]+gap)
else: fl[0][3]=r2(fl[0][3]-gap)
print(fl[0])
it=iter(fl); S=[(h,[next(it) for _ in l]) for h,l in S]
ks=['open_dr','open_cr','debit','credit','close_dr','close_cr','other:Prior Year 6/30/2024']
def vals(r):
    o=r[2]; cl=r2(o+r[3]-r[4]); v=[None]*7
    if o>=0: v[0]=o
    else: v[1]=-o
    v[2]=r[3] or None; v[3]=r[4] or None
    if cl>=0: v[4]=cl
    else: v[5]=-cl
    v[6]=r[5]
    return v
wb=xlwt.Workbook(); ws=wb.add_sheet('TB'); E=xlwt.easyxf
NF='#,##0.00'; PF='#,##0.00_);(#,##0.00)'
f=E('font: name Times New Roman, height 180'); n=E('font: name Times New Roman, height 180',num_format_str=NF); p=E('font: name Times New Roman, height 180',num_format_str=PF)
b=E('font: name Times New Roman, height 180, bold on'); bs=E('font: name Times New Roman, height 180, bold on; borders: top thin',num_format_str=NF); bsp=E('font: name Times New Roman, height 180, bold on; borders: top thin',num_format_str=PF)
gt=E('font: name Times New Roman, height 180, bold on; borders: top thin, bottom double',num_format_str=NF); gtp=E('font: name Times New Roman, height 180, bold on; borders: top thin, bottom double',num_format_str=PF)
h=E('font: name Times New Roman, height 180, bold on; align: horiz center, vert bottom, wrap on; borders: bottom thin'); hg=E('font: name Times New Roman, height 180, bold on; align: horiz center; borders: bottom thin, left thin, right thin; pattern: pattern solid, fore_colour gray25')
big=E('font: name Times New Roman, height 240, bold on')
ws.write(0,0,'LARKMOOR ASSISTED LIVING, LP',big); ws.write(1,0,'Trial Balance - Quarter ended June 30, 2025',b); ws.write(2,0,'Dept. suffix: 00 General, 10 Assisted Living, 20 Memory Care',f); ws.write(2,8,'Prepared 7/18/2025  mjt',f)
ws.write_merge(4,4,2,3,'Balance 3/31/2025',hg); ws.write_merge(4,4,4,5,'Quarter Activity',hg); ws.write_merge(4,4,6,7,'Balance 6/30/2025',hg); ws.write(4,8,'Prior Year',hg)
for i,t in enumerate(['Acct','Description','Dr','Cr','Dr','Cr','Dr','Cr','6/30/2024']): ws.write(5,i,t,h)
R=6; rows=[]; tots=[]; G=[0]*7
def tot(lab,v,st,stp):
    ws.write(R,1,lab,b)
    for i,x in enumerate(v): ws.write(R,2+i,x,stp if i==6 else st)
    tots.append(dict(label=lab,**dict(zip(ks,v))))
for hd,l in S:
    ws.write(R,0,hd,b); R+=1; t=[0]*7
    for r in l:
        v=vals(r); ws.write(R,0,r[0],f); ws.write(R,1,r[1],f)
        d={'account':r[0],'name':r[1]}
        for i,x in enumerate(v):
            if x is not None: ws.write(R,2+i,x,p if i==6 else n); t[i]=r2(t[i]+x); d[ks[i]]=x
        rows.append(d); R+=1
    tot('Total '+hd.title(),t,bs,bsp); G=[r2(a+c) for a,c in zip(G,t)]; R+=2
tot('TOTAL TRIAL BALANCE',G,gt,gtp)
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5] and G[6]==0, G
ws.write(R+2,0,'Unaudited. Subject to year-end reclassification of community fees.',f)
ws.col(0).width=2600; ws.col(1).width=9300
for i in range(2,9): ws.col(i).width=3900
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=1; ws.set_panes_frozen(True); ws.set_horz_split_pos(6)
ws2=wb.add_sheet('Notes'); ws2.write(0,0,'Lender package Q2-2025: TB, AR aging, census.',f)
wb.save(doc(N))
save(N,'TB',ks,rows,tots,None,'In-house controller six-column TB (opening/activity/closing Dr Cr) plus prior year, class subtotals',True)
print(len(rows),G)
