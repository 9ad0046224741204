"""Xero-UK-like trial balance export (xlsx)."""
import random, json, os, openpyxl
from openpyxl.styles import Font, Border, Side, Alignment
R=random.Random(52); B=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'); N='Fernlea_Trial_Balance_31-Mar-2024'
# code, name, type, normal sign, range
A=[("","Revenue",None),("200","Residential Rents Receivable","Revenue",-1,412000),("203","Garage & Parking Rents","Revenue",-1,18600),("205","Ground Rents","Revenue",-1,6250),("210","Service Charges Recovered","Revenue",-1,74400),("260","Other Revenue","Revenue",-1,2890),("270","Interest Income","Other Income",-1,1410),
("","Expenses",None),("310","Letting Agent Fees","Direct Costs",1,32800),("312","Void Council Tax","Direct Costs",1,4120),("320","Repairs - Reactive","Direct Costs",1,41150),("321","Repairs - Planned","Direct Costs",1,22700),("325","Gas Safety & EICR Certificates","Direct Costs",1,3480),("400","Advertising & Marketing","Overhead",1,2150),("401","Audit & Accountancy fees","Overhead",1,7800),("404","Bank Fees","Overhead",1,640),("408","Cleaning of Common Parts","Overhead",1,9360),("416","Depreciation Expense","Depreciation",1,11900),("429","General Expenses","Overhead",1,910),("433","Buildings Insurance","Overhead",1,15240),("437","Interest Paid","Overhead",1,96300),("441","Legal Expenses","Overhead",1,8450),("445","Light, Power, Heating","Overhead",1,13220),("477","Salaries","Overhead",1,58400),("479","Employers National Insurance","Overhead",1,5890),("482","Pensions Costs","Overhead",1,2040),("498","Bad Debts Written Off","Overhead",0,0),("500","Corporation Tax","Overhead",0,0),
("","Assets",None),("090","Barclays Business Current Account","Bank",1,38200),("091","Barclays Client Deposit Account","Bank",1,61100),("610","Tenant Arrears (Accounts Receivable)","Current Asset",1,27480),("620","Prepayments","Current Asset",1,9120),("700","Freehold Investment Property","Non-current Asset",1,3150000),("710","Office Equipment","Fixed Asset",1,14300),("711","Less Accumulated Depreciation on Office Equipment","Fixed Asset",-1,8800),("720","Furnishings in Let Flats","Fixed Asset",1,62500),("721","Less Accumulated Depreciation on Furnishings","Fixed Asset",-1,31700),
("","Liabilities",None),("800","Accounts Payable","Current Liability",-1,19600),("805","Accruals","Current Liability",-1,11250),("814","Wages Payable - Payroll","Current Liability",0,0),("820","VAT","Current Liability",1,1820),("825","PAYE & NIC Payable","Current Liability",-1,2610),("830","Provision for Corporation Tax","Current Liability",-1,14400),("835","Directors' Loan Account","Current Liability",-1,45000),("840","Tenancy Deposits Held (DPS)","Current Liability",-1,58300),("850","Suspense","Current Liability",1,212),("860","Rounding","Current Liability",0,0),("900","Paragon Term Loan","Non-current Liability",-1,1845000),
("","Equity",None),("950","Ordinary Shares","Equity",-1,100),("960","Revaluation Reserve","Equity",-1,700000),("965","Retained Earnings","Equity",-1,0)]
v={};p={}
for a in A:
    if a[2] is None: continue
    c,n,t,s,m=a
    if s==0: v[c]=0;p[c]=0;continue
    f=lambda:s*round(m*100*R.uniform(.92,1.08))
    v[c],p[c]=f(),f()
for c,x in (('950',-10000),('700',315000000),('960',-70000000),('835',-4500000)): v[c]=p[c]=x
p['850']=0; p['498']=384016; p['820']=-214455; v['860']=-7; p['860']=3; p['620']=822508; v['500']=0; p['500']=1440000
for d in (v,p): d['965']=0; d['965']=-sum(d.values())
wb=openpyxl.Workbook();w=wb.active;w.title="Trial Balance"
ar=lambda **k:Font(name='Arial',size=10,**k)
for i,t in enumerate(["Trial Balance","Fernlea Residential Lettings Limited","As at 31 March 2024"],1):
    w.cell(i,1,t).font=Font(name='Arial',size=14 if i==1 else 11,bold=i<3)
H=["Account Code","Account","Account Type","Debit - Year to date","Credit - Year to date","31 Mar 2023"]
for j,h in enumerate(H,1):
    k=w.cell(5,j,h);k.font=ar(bold=True);k.border=Border(bottom=Side(style='thin'));k.alignment=Alignment(horizontal='right' if j>3 else 'left',wrap_text=True)
r=6;rows=[];td=tc=0;F='#,##0.00;(#,##0.00);0.00'
for a in A:
    if a[2] is None:
        if r>6:r+=1
        w.cell(r,1,a[1]).font=ar(bold=True);r+=1;continue
    c,n,t=a[:3];x,y=v[c],p[c]
    if x==0 and y==0 and c!='814' : continue
    row={'account':c,'name':n};vals=[c,n,t,None,None,y/100]
    if x>0: vals[3]=x/100;row['debit']=x/100;td+=x
    elif x<0: vals[4]=-x/100;row['credit']=-x/100;tc-=x
    elif c=='814': vals[3]=0;row['debit']=0
    row['other:31 Mar 2023']=y/100
    for j,q in enumerate(vals,1):
        k=w.cell(r,j,q);k.font=ar()
        if j>3:k.number_format=F
    rows.append(row);r+=1
assert td==tc and sum(p.values())==0
for j,q in enumerate(["Total",None,None,td/100,tc/100,0],1):
    k=w.cell(r,j,q);k.font=ar(bold=True);k.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    if j>3:k.number_format=F
for col,wd in zip('ABCDEF',(14,48,21,17,17,17)): w.column_dimensions[col].width=wd
w.cell(r+2,1,"Accruals basis. Comparative shown as debit / (credit).").font=ar(italic=True)
w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f"{B}/documents/{N}.xlsx")
json.dump({"name":N+".xlsx","kind":"TB","planted":None,"money":["debit","credit","other:31 Mar 2023"],"rows":rows,"totals":[{"debit":td/100,"credit":tc/100,"other:31 Mar 2023":0}]},open(f"{B}/truth/{N}.json",'w'),indent=1)
