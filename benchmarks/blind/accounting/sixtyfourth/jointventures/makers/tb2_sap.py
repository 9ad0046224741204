# SAP G/L account balances list saved to a spreadsheet, regional mall, two company codes
import random, openpyxl
from openpyxl.styles import Font, Alignment
from common import *
R=random.Random(6412); NAME='RFSSLD00_P09_2026_Westmere.xlsx'
B=[('110010','Cash Opr - Wire',6120000),('110020','Cash Opr - Disb',-212000),('110030','Cash Lockbox',884000),('110040','Cash Sec Deposits',301000),('110050','Cash Gift Cards',96500),('110060','Restr Cash - Tax Esc',2480000),('110070','Restr Cash - Ins Esc',410000),('110080','Restr Cash - TI/LC',1755000),
('120010','AR - Tenants',1914000),('120020','AR - Allowance',-402500),('120030','AR - Ovg Rent Accr',266000),('120040','AR - Unbilled CAM',388000),('120050','AR - Unbilled RET',241000),('120060','SL Rent Receivable',3912000),('120070','AR - Temp Tenants',58200),('120090','AR - Due fr Affil',74000),
('130010','Prepaid Insurance',186000),('130020','Prepaid RE Tax',0),('130030','Prepaid Other',44300),('130040','Utility Deposits',27500),
('150010','Land',28400000),('150020','Land Improvements',6220000),('150030','Building',112800000),('150040','Bldg Improvements',18640000),('150050','Tenant Allowances',14290000),('150060','FF&E - Mall Shop',1162000),('150070','CIP - Redevelopment',2907000),('150110','AD - Land Imprv',-2980000),('150120','AD - Building',-33410000),('150130','AD - Bldg Imprv',-6122000),('150140','AA - Tenant Allow',-6904000),('150150','AD - FF&E',-811000),
('160010','Def Leasing Costs',3908000),('160020','AA - Def Leasing',-1717000),('160030','In-Place Lease Intg',2440000),('160040','AA - IPL Intang',-1868000),
('210010','AP - Trade',-706000),('210020','AP - GR/IR Clearing',-88100),('210030','Accrued Liabs',-634000),('210040','Accrued RE Tax',-2310000),('210050','Accrued Interest',-392000),('210060','Sales Tax Payable',-11800),('210070','Retainage Payable',-187000),('210080','Due to Affiliates',-122000),('210090','Gift Card Liab',-96500),
('220010','Tenant Sec Deposits',-301000),('220020','Prepaid Rents',-418000),('220030','Def Revenue - Mktg',-65000),
('250010','Mortgage Loan',-92500000),('250020','Def Fin Costs',624000),
('310010','Mbr Cap - Life Co',None),('310020','Mbr Cap - Westmere',None),('310030','Dist - Life Co',0),('310040','Dist - Westmere',0),('320010','Retained Earnings',-7420000)]
P=[('400010','Min Rent - Inline',-1242000),('400020','Min Rent - Anchors',-188000),('400030','Min Rent - Food Ct',-96000),('400040','Min Rent - Outparcel',-61000),('400050','Percentage Rent',-58000),('400060','Pct Rent in Lieu',-71000),('400070','SL Rent Adjustment',-24000),('400080','Spec Leasing - RMU',-83000),('400090','Spec Leasing-Inline',-47000),('400100','Storage Rent',-9200),('400110','Lease Term Fees',-18000),
('410010','CAM Recovery',-402000),('410020','RET Recovery',-266000),('410030','Insurance Recovery',-38000),('410040','Utility Recovery',-121000),('410050','HVAC Recovery',-66000),('410060','Marketing Fund Rev',-41000),('410070','Trash Recovery',-22000),
('420010','Sponsorship Income',-19000),('420020','Advertising Media',-27000),('420030','Vending / Kiddie',-6100),('420040','Gift Card Breakage',-2300),('420050','Interest Income',-11400),
('500010','Sal & Wages - Mgmt',71000),('500020','Sal & Wages - Maint',58000),('500030','Payroll Taxes/Ben',34000),('500040','Housekeeping Contr',104000),('500050','Security Contract',132000),('500060','Landscaping',21000),('500070','Snow Removal',9000),('500080','Parking Lot R&M',14000),('500090','Roof R&M',11000),('500100','Elev / Escalators',17000),('500110','HVAC R&M',29000),('500120','Electricity',176000),('500130','Gas',14500),('500140','Water / Sewer',19300),('500150','Trash Removal',21600),('500160','General R&M',26000),
('510010','Property Insurance',37200),('510020','Real Estate Taxes',289000),('510030','Mgmt Fee',78000),('510040','Marketing Expense',63000),('510050','Legal - Leasing',12500),('510060','Audit / Tax Fees',6400),('510070','Bad Debt Expense',21000),('510080','Office / IT',9800),
('600010','Interest - Mortgage',392000),('600020','Amort - Def Fin Cst',10400),('600030','Depreciation',498000),('600040','Amortization',141000)]
comp=[('4410','WM01','Westmere Galleria Holdings LLC',1.0,set()),('4412','WM02','Westmere Galleria Outparcels LLC',.09,set('110050 110080 120030 120070 130020 150060 150150 160030 160040 210020 210070 210090 220030 400010 400020 400030 400050 400060 400080 400090 400100 400110 410050 410060 410070 420010 420020 420030 420040 500010 500020 500030 500050 500090 500100 500110 500130 500150 510040 510080'.split()))]
def f(x):
    x=c(x); return f'{abs(x):,.2f}'+('-' if x<-.004 else '')
wb=openpyxl.Workbook(); ws=wb.active; ws.title='RFSSLD00'
mono=Font(name='Courier New',size=9); bold=Font(name='Courier New',size=9,bold=True)
def w(r,cc,v,b=False,right=False):
    x=ws.cell(r,cc,v); x.font=bold if b else mono
    if right: x.alignment=Alignment(horizontal='right')
w(1,2,'Alderwick Life Assurance Co.'); w(1,6,'G/L Account Balances'); w(1,10,'Time 07:42:10     Date  10/05/2026')
w(2,2,'Hartford'); w(2,10,'RFSSLD00/KBRANDT   Page          1')
w(3,2,'Ledger 0L   Carryforward Periods 00 - 00 2026   Rept.periods 09 - 09 2026')
H=['CoCd','G/L acct','Short Text','Crcy','BusA','Balance Carryforward','Balance, prev.periods','Debit rept.period','Credit report per.','Accumulated balance']
for j,h in enumerate(H): w(5,2+j,h,True,j>4)
K=['beginning','other:Balance, prev.periods','debit','credit','ending']
row=7; truth=[]; totals=[]; grand=[0]*5
for cc,ba,nm,sc,skip in comp:
    d=[]
    for code,t,v in B:
        if code in skip: continue
        if v is None: d.append([code,t,None,0,0,0]); continue
        b=cents(R,v*sc,.15) if v else 0.0
        prev=deb=cr=0.0
        g=int(code)
        if code in('150010',) or b==0 and g<300000: pass
        elif code in('110010','110020','110030','120010','210010','210020','210030'):
            base=1900000*sc; deb=cents(R,base,.3); cr=cents(R,base,.3); prev=c(R.uniform(-.2,.2)*abs(b))
        elif 150110<=g<=150150 or g in(160020,160040): prev=c(b*R.uniform(.04,.06)); cr=c(abs(prev)/8)
        elif g in(310030,310040): prev=c((5200000 if g==310030 else 1300000)*sc); deb=c(prev/8)
        elif g in(150020,150030,150040,150050,150060,160010,160030):
            if g not in(150030,160030): prev=c(b*R.uniform(.005,.02)); deb=c(b*R.uniform(.001,.004)) if R.random()<.6 else 0.0
        elif g in(310010,310020,320010,250010): pass
        else:
            prev=c(R.uniform(-.15,.15)*abs(b))
            if R.random()<.7: deb=c(abs(b)*R.uniform(.005,.08))
            if R.random()<.6: cr=c(abs(b)*R.uniform(.005,.08))
        d.append([code,t,b,prev,deb,cr])
    for code,t,m in P:
        if code in skip: continue
        m2=m*(sc if sc==1 else sc*R.uniform(.8,2.0)); prev=c(m2*8*(1+R.uniform(-.06,.06)))
        if m<0: cr=cents(R,-m2,.08); deb=c(cr*R.uniform(.004,.05)) if R.random()<.4 else 0.0
        else: deb=cents(R,m2,.08); cr=c(deb*R.uniform(.01,.09)) if R.random()<.35 else 0.0
        if code=='500070': deb=0.0;cr=0.0
        d.append([code,t,0.0,prev,deb,cr])
    by={x[0]:x for x in d}
    s=-sum(x[2] for x in d if x[2] is not None); by['310010'][2]=c(s*.75); by['310020'][2]=c(s-by['310010'][2])
    by['110010'][3]=c(by['110010'][3]-sum(x[3] for x in d))
    diff=c(sum(x[4]-x[5] for x in d))
    if diff>0: by['110010'][5]=c(by['110010'][5]+diff)
    else: by['110010'][4]=c(by['110010'][4]-diff)
    print(cc,by['110010'])
    tot=[0]*5
    for code,t,b,p,de,cr in d:
        v=[c(b),c(p),c(de),c(cr),c(b+p+de-cr)]
        for j in range(5): tot[j]+=v[j]
        for j,z in enumerate([cc,code,t,'USD',ba]+[f(q) for q in v]): w(row,2+j,z,False,j>4)
        row+=1
        truth.append(dict(account=code,name=t,**dict(zip(K,v))))
    tot=[c(x) for x in tot]; assert abs(tot[0])<.01 and abs(tot[1])<.01 and abs(tot[4])<.01 and abs(tot[2]-tot[3])<.01,tot
    tot=[x+0.0 if abs(x)>.004 else 0.0 for x in tot]
    row+=0
    w(row,1,'*',True); w(row,2,cc,True); w(row,4,nm,True); w(row,5,'USD',True)
    for j in range(5): w(row,7+j,f(tot[j]),True,True); grand[j]+=tot[j]
    totals.append(dict(label='* '+cc+' '+nm,**dict(zip(K,tot)))); row+=2
grand=[c(x) for x in grand]
w(row,1,'**',True); w(row,4,'Overall total',True); w(row,5,'USD',True)
for j in range(5): w(row,7+j,f(grand[j]),True,True)
totals.append(dict(label='** Overall total',**dict(zip(K,grand))))
for col,wd in zip('ABCDEFGHIJK',[4,6,10,34,6,6,22,23,20,20,21]): ws.column_dimensions[col].width=wd
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(NAME))
save(NAME,'TB',K,truth,totals,'SAP list export to xlsx, text amounts with trailing minus, two company codes, regional mall',True)
print(len(truth))
