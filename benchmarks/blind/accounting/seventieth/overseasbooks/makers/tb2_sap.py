from common import *
import xlsxwriter
rnd=random.Random(202)
acc=[]
def add(no,t,kind,lo,hi): acc.append((no,t,kind,lo,hi))
# class 1 fixed assets / 2 current / 3 liab / 4 revenue / 5 property cost / 6 overhead / 7 finance
for i,(t,lo,hi) in enumerate([("Land Liffeyside SC",2.4e7,3e7),("Bldg Main Mall",6e7,8e7),("Bldg East Wing 2011",1.5e7,2e7),("Multi-storey Car Pk",7e6,9e6),("Lifts & Escalators",2e6,3e6),("HVAC Plant",1.5e6,3e6),("Sprinkler System",3e5,9e5),("CCTV & Access Contr",1e5,4e5),("Mall Furniture",5e4,2e5),("Signage & Totems",4e4,2e5),("Parking Equipment",1e5,6e5),("PV Panels Roof",3e5,7e5),("IT Hardware",2e4,9e4),("AuC Food Court Refit",4e5,9e5)]): add(110000+i*100,t,'A',lo,hi)
for i,(t,lo,hi) in enumerate([("AccDep Bldg Mall",-9e6,-7e6),("AccDep East Wing",-2e6,-1e6),("AccDep Car Park",-2e6,-1e6),("AccDep Lifts & Esc",-1.5e6,-1e6),("AccDep HVAC Plant",-1.1e6,-5e5),("AccDep Sprinkler",-2e5,-1e5),("AccDep CCTV",-9e4,-5e4),("AccDep Mall Furn.",-4e4,-2e4),("AccDep Parking Equip",-9e4,-4e4),("AccDep PV Panels",-9e4,-3e4),("AccDep IT Hardware",-2e4,-1e4)]): add(119000+i*10,t,'A',lo,hi)
for i,(t,lo,hi) in enumerate([("Trade Debtors Recon",6e5,1.4e6),("Debtors Turnover Rt",5e4,2e5),("Debtors Serv. Chrg",1e5,4e5),("Bad Debt Provision",-3e5,-1e5),("Accrued Income",3e4,2e5),("Lease Incent.Straight",6e5,9e5),("Cap. Letting Fees",1e5,4e5),("Prepaid Insurance",4e4,1e5),("Prepaid Rates DCC",9e4,3e5),("VAT Input 23%",2e4,9e4),("VAT Input 13.5%",9e3,4e4),("VAT EU Acquisition",0,0),("RCT Withheld",-2e4,-4e3),("Due fm Mktg Company",9e3,6e4),("Due fm Liffey Hldgs",2e5,9e5),("AIB Current 0417",3e5,9e5),("AIB Clearing In",0,0),("AIB Clearing Out",-9e4,-1e4),("BOI Service Charge",1e5,5e5),("BOI Sinking Fund",4e5,9e5),("BOI Tenant Deposits",1e5,3e5),("Cash Car Park Float",2500,2500),("Debt Serv.Reserve Ac",8e5,1.2e6)]): add(200100+i*100,t,'A',lo,hi)
for i,(t,lo,hi) in enumerate([("Trade Creditors Recn",-6e5,-2e5),("GR/IR Clearing",-4e4,-5e3),("Accruals General",-3e5,-1e5),("Accrual Rates",-9e4,-4e4),("Deferred Rent Q1",-1.9e6,-1.2e6),("Deferred Serv.Charge",-5e5,-2e5),("Tenant Deposits Held",-3e5,-1e5),("Sinking Fund Liab.",-9e5,-4e5),("VAT Output 23%",-3e5,-1e5),("VAT Settlement ROS",0,0),("PAYE/PRSI/USC",-4e4,-1e4),("LPT / NPPR",0,0),("Corporation Tax",-2e5,-5e4),("Deferred Tax",-2e6,-1e6),("Senior Loan Fac A",-5.2e7,-5.0e7),("Senior Loan Fac B",-1.4e7,-1.1e7),("Unamort. Arrangmt Fee",2e5,6e5),("Swap MTM",-5e5,-1e5),("Shareholder Loan Nts",-2.2e7,-1.8e7),("Accrued Loan Int.",-7e5,-3e5),("Share Capital",-100,-100),("Cap. Contribution",-1e7,-9e6),("Retained Earnings",0,0)]): add(300100+i*100,t,'A',lo,hi)
for i,(t,lo,hi) in enumerate([("Base Rent Anchors",-2.4e6,-2.0e6),("Base Rent MSU",-2.2e6,-1.8e6),("Base Rent Mall Units",-4.4e6,-3.6e6),("Base Rent Food Court",-9e5,-6e5),("Base Rent Storage",-9e4,-3e4),("Turnover Rent",-3e5,-1e5),("Turnover Rent PY Adj",1e3,9e3),("Rent Free Amort.",1e5,3e5),("Kiosk/RMU Licences",-3e5,-1e5),("Car Park Receipts",-1.5e6,-1e6),("Car Park Season Tkts",-9e4,-4e4),("Mall Media Income",-2e5,-9e4),("Telecom Mast Licence",-4e4,-2e4),("EV Charging Income",-3e4,-9e3),("Serv.Charge Tenants",-3e6,-2.4e6),("Serv.Charge Anchors",-6e5,-4e5),("Insurance Recovered",-3e5,-2e5),("Marketing Contrib.",-4e5,-2e5),("Water Recovered",-7e4,-3e4),("Electricity Recov.",-4e5,-2e5),("Surrender Premium",-9e4,-9e4),("Sundry Income",-9e3,-2e3)]): add(400100+i*100,t,'P',lo,hi)
for j,(z,f) in enumerate([("Mall",1),("Ext",.3),("CarPk",.4)]):
    for i,(t,lo,hi) in enumerate([("Security",4e5,6e5),("Cleaning",3e5,5e5),("Waste",9e4,1.6e5),("Electricity",2e5,4e5),("Water",3e4,6e4),("Lift Maint",4e4,9e4),("HVAC Maint",6e4,1.2e5),("Fire Systems",2e4,5e4),("Fabric Repairs",6e4,1.5e5),("Landscaping",5e3,2e4),("Pest Control",4e3,9e3),("Consumables",6e3,2e4)]):
        if z=='CarPk' and t in('HVAC Maint','Landscaping'): continue
        add(500100+j*1000+i*50,f"{t} {z}",'P',lo*f,hi*f)
for i,(t,lo,hi) in enumerate([("Void Rates",6e4,1.5e5),("Void Serv.Charge",9e4,2e5),("Landlord Capped Sh.",4e4,9e4),("Insurance Building",2e5,3e5),("Centre Mgmt Salaries",3e5,4e5),("Employer PRSI",3e4,4.4e4),("Marketing Spend",3e5,5e5),("Christmas Decoration",4e4,7e4),("Letting Agent Fees",6e4,1.6e5),("Rent Review Fees",1e4,4e4),("Legal Fees Leasing",4e4,9e4),("Asset Mgmt Fee",3e5,4e5),("Property Mgmt Fee",2e5,3e5),("Bad Debt Expense",3e4,1.2e5)]): add(530100+i*100,t,'P',lo,hi)
for i,(t,lo,hi) in enumerate([("Audit Fee",3e4,5e4),("Tax Advice",9e3,3e4),("Valuation Fee",2e4,4e4),("Company Secretarial",3e3,8e3),("Legal Fees General",9e3,5e4),("Directors Fees",2e4,4e4),("IT & Yardi Interface",9e3,3e4),("Telephone",4e3,9e3),("Stationery & Print",1e3,5e3),("Travel",900,5e3),("Subscriptions SCSI",900,3e3),("Donations",500,5e3),("Irrecoverable VAT",9e3,3e4),("Depreciation Bldgs",1.4e6,1.9e6),("Depreciation Plant",3e5,5e5),("Rounding Differences",-2,2)]): add(600100+i*100,t,'P',lo,hi)
for i,(t,lo,hi) in enumerate([("Bank Interest Recd",-4e4,-1e4),("Interest Fac A",2e6,2.6e6),("Interest Fac B",5e5,8e5),("Swap Receipts",-6e5,-2e5),("Interest SH Loan",1e6,1.4e6),("Amort. Arrangmt Fee",9e4,1.4e5),("Agency Fee",2e4,4e4),("Bank Charges",3e3,8e3),("MTM Movement Swap",5e4,2e5),("Corp. Tax Charge",5e4,2e5),("Deferred Tax Charge",9e4,3e5)]): add(700100+i*100,t,'P',lo,hi)
data=[]
C=lambda lo,hi:int(round(rnd.uniform(lo,hi)*100))
for no,t,k,lo,hi in acc:
    t=t[:20]; end=C(lo,hi) if lo!=hi else int(lo*100)
    if k=='P':
        o=0; rev=abs(end)*rnd.choice([0,0,.01,.03,.12]); rev=int(rev)
        dr=(end+rev if end>0 else rev); cr=(rev if end>0 else rev-end)
    else:
        o=int(end*.88) if t.startswith('AccDep') else end if t in("Share Capital","Cap. Contribution","Cash Car Park Float") or t.startswith("Land ") else int(end*rnd.uniform(.85,1.1))
        if t.startswith('AuC') : o=0
        m=end-o; turn=0
        if no>=200000 and o!=end and abs(o)<200000000: turn=int(abs(o)*rnd.uniform(.3,6))
        if t.startswith(('AIB Cl','VAT EU','VAT Settl')): o=0 if 'Out' not in t else o; m=end-o; turn=C(2e4,2e6)
        if t=="LPT / NPPR": turn=0
        dr=turn+max(m,0); cr=turn+max(-m,0)
    data.append([str(no).zfill(10) if False else str(no),t,o,dr,cr])
# balance: opening via retained earnings, period via AIB clearing In
re=[x for x in data if x[1]=="Retained Earnings"][0]; re[2]-=sum(x[2] for x in data)
bk=[x for x in data if x[1]=="AIB Current 0417"][0]
bk[3]+=987214463;bk[4]+=987214463
sh=[x for x in data if x[1]=='Shareholder Loan Nts'][0]
diff=sum(x[3]-x[4] for x in data)
assert 1
q=diff-diff%10000000
if diff>0: sh[4]+=q; bk[4]+=diff-q
else: sh[3]-=q; bk[4]+=diff-q
f=lambda v:(f"{abs(v)/100:,.2f}"+("-" if v<0 else " "))
fn='LSC_GL_balances_2024_SAP.xlsx'
wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Sheet1')
cf=wb.add_format({'font_name':'Courier New','font_size':9}); nf=wb.add_format({'font_name':'Courier New','font_size':9,'align':'right'})
hb=wb.add_format({'font_name':'Courier New','font_size':9,'bold':1,'bg_color':'#D9E1F2','top':1}); hr=wb.add_format({'font_name':'Courier New','font_size':9,'bold':1,'bg_color':'#D9E1F2','align':'right','top':1})
h2=wb.add_format({'font_name':'Courier New','font_size':9,'bold':1,'bg_color':'#D9E1F2','bottom':1}); hr2=wb.add_format({'font_name':'Courier New','font_size':9,'bold':1,'bg_color':'#D9E1F2','align':'right','bottom':1})
yb=wb.add_format({'font_name':'Courier New','font_size':9,'bg_color':'#FFFF99'}); yr=wb.add_format({'font_name':'Courier New','font_size':9,'bg_color':'#FFFF99','align':'right'})
for c,w in enumerate([2,6,11,24,6,22,22,22,22]): ws.set_column(c,c,w)
ws.write(0,1,"Liffeyside Shopping Centre DAC",cf); ws.write(0,5,"G/L Account Balances",cf); ws.write(0,7,"Time 09:12:44",cf); ws.write(0,8,"Date   14.02.2025",cf)
ws.write(1,1,"Dublin",cf); ws.write(1,5,"Ledger 0L",cf); ws.write(1,7,"RFSSLD00/KOBRIEN",cf); ws.write(1,8,"Page            1",cf)
ws.write(3,1,"Carryforward periods 00-00 2024    Reporting periods 01-16 2024",cf)
r=5
for c,(a,b) in enumerate([("",""),("CoCd",""),("G/L",'Account'),("Short text",""),("Crcy",""),("Balance","carryforward"),("Debit","rept.period"),("Credit","report per."),("Accumulated","balance")]):
    if c: ws.write(r,c,a,hb if c<5 else hr); ws.write(r+1,c,b,h2 if c<5 else hr2)
r+=2; rows=[];totals=[]
def tot(mark,label,xs):
    global r
    s=[sum(x[i] for x in xs) for i in(2,3,4)]; s.append(s[0]+s[1]-s[2])
    ws.write(r,0,mark,yb); ws.write(r,1,"LSC1",yb)
    ws.write(r,2,label if mark=='*' else "",yb); ws.write(r,3,"" if mark=='*' else label,yb); ws.write(r,4,"EUR",yb)
    for i,v in enumerate(s): ws.write(r,5+i,f(v),yr)
    r+=1; totals.append({"label":label,"beginning":s[0]/100,"debit":s[1]/100,"credit":s[2]/100,"ending":s[3]/100})
for cl in "1234567":
    xs=[x for x in data if x[0][0]==cl]
    for x in xs:
        e=x[2]+x[3]-x[4]
        ws.write(r,1,"LSC1",cf); ws.write(r,2,x[0],cf); ws.write(r,3,x[1],cf); ws.write(r,4,"EUR",cf)
        for i,v in enumerate([x[2],x[3],x[4],e]): ws.write(r,5+i,f(v),nf)
        rows.append({"account":x[0],"name":x[1],"beginning":x[2]/100,"debit":x[3]/100,"credit":x[4]/100,"ending":e/100}); r+=1
    tot("*",cl+"*****",xs)
tot("**","Total LSC1",data)
ws.freeze_panes(7,0); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(fn,"TB",["beginning","debit","credit","ending"],rows,totals,"SAP RFSSLD00 list export, amounts as text with trailing minus, class sub-totals marked *",True)
print(len(rows),totals[-1]); print([x for x in data if x[1] in("Retained Earnings","AIB Current 0417")])
