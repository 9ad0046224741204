# Sage Intacct trial balance by location, self storage, xlsx; planted digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
r=random.Random(22)
chart=[("10100","Cash - Operating"),("10150","Cash - Merchant Clearing"),("10200","Petty Cash"),("11000","Tenant Receivables"),("11090","Allowance for Doubtful Accounts"),("12000","Merchandise Inventory"),("13100","Prepaid Insurance"),("13200","Prepaid Property Taxes"),("15000","Land"),("15100","Buildings"),("15200","Gate & Security Systems"),("15900","Accumulated Depreciation"),
("20000","Accounts Payable"),("20500","Accrued Payroll"),("21000","Sales Tax Payable"),("21200","Tenant Protection Premiums Payable"),("22000","Prepaid Rents"),("25000","Loan Payable - Heritage Life"),("29000","Intercompany Payable - Fund II"),("30000","Members' Equity"),("31000","Distributions"),
("40000","Rental Income"),("40100","Discounts & Concessions"),("40300","Late Charges"),("40350","Administrative Fees"),("40400","Tenant Protection Commissions"),("40500","Merchandise Sales"),("40900","Bad Debt / Write-offs"),("50500","Cost of Merchandise Sold"),
("60100","Salaries - Store Managers"),("60150","Payroll Taxes & Benefits"),("61000","Repairs & Maintenance"),("61300","Pest Control & Snow Removal"),("62000","Electricity"),("62100","Water & Trash"),("63000","Internet Advertising"),("64000","Credit Card Fees"),("65000","Property Insurance"),("66000","Property Taxes"),("67000","Management Fees"),("69000","Auction & Lien Costs"),("70000","Interest Expense"),("71000","Depreciation Expense")]
def loc(scale,skip):
    codes=[k for k,_ in chart if k not in skip]
    amt=lambda a:int(a*scale*100*r.uniform(.88,1.12))
    b={k:0 for k in codes}
    beg={"10100":84200,"10150":3100,"11000":15980,"11090":-4200,"12000":2870,"13100":9450,"13200":6100,"15100":3480000,"15200":96300,"15900":-812000,"20000":-9800,"20500":-4150,"21000":-640,"21200":-2210,"22000":-18700,"25000":-2245000,"29000":-31000,"31000":90000,
     "40000":-702000,"40100":24100,"40300":-21800,"40350":-7900,"40400":-15300,"40500":-9100,"40900":11900,"50500":4100,"60100":83500,"60150":17400,"61000":19800,"61300":6100,"62000":16400,"62100":4300,"63000":14800,"64000":15100,"65000":18900,"66000":67000,"67000":43500,"69000":2300,"70000":92500,"71000":78300}
    for k,a in beg.items():
        if k in b: b[k]=amt(a)
    b["10200"]=30000; b["15000"]=int(640000*scale)//1000*1000*100
    if "31000" in b: b["31000"]=9000000
    b["30000"]=-sum(b.values())
    l=Ledger();P=l.post
    rent=amt(71500);P("11000","40000",rent);P("40100","11000",amt(2350));P("11000","40300",amt(2290));P("11000","40350",amt(810));P("11000","21200",amt(2600));P("10150","40500",amt(930));P("10150","21000",amt(77));P("50500","12000",amt(415))
    P("10150","11000",int(rent*.985));P("10100","10150",int(rent*.985)+amt(700));P("10100","22000",amt(1900));P("22000","11000",amt(1600))
    if "40400" in b: P("21200","40400",amt(1560))
    for k,a in (("60100",8400),("60150",1730)): x=amt(a);P(k,"20500",x);P("20500","10100",x+amt(20))
    for k,a in (("61000",2050),("61300",480),("62000",1630),("62100",430),("63000",1500),("69000",225),("67000",4350)):
        if k in b: P(k,"20000",amt(a))
    P("20000","10100",amt(9900));P("64000","10100",amt(1490));x=amt(9240);P("70000","10100",x);P("25000","10100",amt(4870));P("21000","10100",amt(610))
    ad,ak={},{}
    A=lambda a,b_,x:P(a,b_,x,ad,ak)
    A("71000","15900",amt(7830));A("65000","13100",amt(1890));A("66000","13200",amt(6100));A("40900","11090",amt(1240))
    if "29000" in b: A("29000","30000",250000)
    out=[]
    for k,n in chart:
        if k in skip: continue
        o=b[k];d,cr,e,g=l.d.get(k,0),l.k.get(k,0),ad.get(k,0),ak.get(k,0)
        out.append([k,n,o,d,cr,e,g,o+d-cr+e-g])
    for j,s in ((2,0),(7,0)): assert sum(x[j] for x in out)==0
    return out
locs=[("210--Northgate Storage - Airport Rd",loc(1.0,{"29000"})),("240--Northgate Storage - Fir Street",loc(.58,{"10200x","31000","40400","69000","21200x"}))]
wb=Workbook();ws=wb.active;ws.title='Trial balance'
bf=Font(name='Arial',size=9,bold=True);nf=Font(name='Arial',size=9)
for i,(t,s) in enumerate([("Northgate Self Storage Fund II, LLC",13),("Trial balance",11),("Reporting period: Month Ended October 31, 2026",9),("Reporting book: Accrual",9)],1):
    ws.cell(i,1,t).font=Font(name='Arial',size=s,bold=i<3)
ws.cell(3,8,"Created on: 11/09/2026, 4:42 PM").font=Font(name='Arial',size=8,italic=True);ws.cell(3,8).alignment=Alignment(horizontal='right')
hd=["Account","Account title","Opening balance","Debits","Credits","Adj debits","Adj credits","Closing balance"]
keys=['beginning','debit','credit','other:Adj debits','other:Adj credits','ending']
for j,h in enumerate(hd,1):
    x=ws.cell(6,j,h);x.font=bf;x.fill=PatternFill('solid',fgColor='E7EBEF');x.border=Border(bottom=Side('thin'));x.alignment=Alignment(horizontal='left' if j<3 else 'right')
fmt='#,##0.00_);(#,##0.00)'
R=7;rows=[];tots=[];G=[0]*6;planted=None
for li,(ln,data) in enumerate(locs):
    ws.cell(R,1,"Location: "+ln).font=bf;R+=1
    S=[0]*6
    for k,n,*m in data:
        S=[a+b for a,b in zip(S,m)];m=list(m)
        if li==0 and k=="60100":
            old=m[5];dig=(m[5]//100000)%10;m[5]+= (3 if dig<6 else -3)*100000
            planted={'what':'closing balance of account 60100 at location 210 printed %.2f, should be %.2f'%(c(m[5]),c(old)),'kind':'digit_changed'}
        d={'account':k,'name':n}
        ws.cell(R,1,k).font=nf;ws.cell(R,2,n).font=nf
        for j,(x,key) in enumerate(zip(m,keys)):
            ce=ws.cell(R,3+j,c(x));ce.number_format=fmt;ce.font=nf;d[key]=c(x)
        rows.append(d);R+=1
    lab="Totals for "+ln;ws.cell(R,1,lab).font=bf
    for j,x in enumerate(S):
        ce=ws.cell(R,3+j,c(x));ce.number_format=fmt;ce.font=bf;ce.border=Border(top=Side('thin'))
    tots.append(dict(label=lab,**{k:c(x) for k,x in zip(keys,S)}));G=[a+b for a,b in zip(G,S)];R+=2
ws.cell(R,1,"Grand totals").font=bf
for j,x in enumerate(G):
    ce=ws.cell(R,3+j,c(x));ce.number_format=fmt;ce.font=bf;ce.border=Border(top=Side('thin'),bottom=Side('double'))
tots.append(dict(label="Grand totals",**{k:c(x) for k,x in zip(keys,G)}))
for col,w in zip("ABCDEFGH",(11,36,17,15,15,13,13,17)): ws.column_dimensions[col].width=w
ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
ws.print_title_rows='6:6'
name='Northgate_FundII_TB_Oct26.xlsx';wb.save(D(name))
save(name,'TB',keys,rows,tots,planted,'Sage Intacct trial balance by location with adjustment columns, self storage',False)
print(len(rows),planted,tots)
