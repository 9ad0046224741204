# Australia, xlsx: signed balances by property (department columns), closing balance, comparative
import random, xlsxwriter
from lib import *
R=random.Random(552)
P=["Barrack Place","Norwest Hub","Geebung Logistics","Corporate"]
G=[("Income",-1,[("200","Rental Income - Base Rent",[4120,2265,1890,0]),("205","Outgoings Recoveries",[905,488,402,0]),("208","Marketing Levy Recoveries",[0,62,0,0]),("210","Car Parking Licence Fees",[318,0,0,0]),("212","Storage & Signage Licences",[41,28,19,0]),("220","Electricity On-charge",[163,97,0,0]),("240","Make-good Income",[0,0,85,0]),("270","Interest Income",[6,3,2,71]),("285","Management Fee - Related Parties",[0,0,0,240])]),
("Property Outgoings",1,[("301","Council Rates",[214,118,96,0]),("302","Water & Sewerage",[48,37,22,0]),("303","Land Tax",[331,140,161,0]),("305","Building Insurance",[122,81,74,0]),("310","Electricity - Common Area",[188,124,15,0]),("312","Cleaning",[241,133,0,0]),("314","Security & Access",[97,58,31,0]),("316","Lift Maintenance",[64,12,0,0]),("318","Air Conditioning & Mechanical",[93,51,9,0]),("320","Fire Services",[29,22,26,0]),("322","Repairs & Maintenance",[77,64,49,0]),("324","Landscaping & Grounds",[11,26,33,0]),("330","Facilities Management Fee",[118,66,44,0]),("335","Car Park Operator Fee",[52,0,0,0]),("340","Non-recoverable Vacancy Costs",[26,0,38,0])]),
("Corporate Expenses",1,[("404","Audit & Accounting",[0,0,0,86]),("408","Consultants",[0,0,0,54]),("412","Legal Fees",[14,9,6,31]),("429","General Office Expenses",[0,0,0,18]),("437","Interest Expense",[1048,512,466,12]),("441","Leasing Fees Amortised",[71,44,20,0]),("445","Bad & Doubtful Debts",[0,37,0,0]),("463","IT & Software Licences",[0,0,0,49]),("477","Wages & Salaries",[0,0,0,612]),("478","Superannuation",[0,0,0,73]),("485","Subscriptions & Licences",[0,0,0,11]),("493","Travel - National",[0,0,0,14])]),
("Assets",1,[("601","ANZ Operating Account",[211,96,74,338]),("605","Trust Account - Rent",[94,61,55,0]),("610","Tenant Debtors",[118,152,41,0]),("611","Provision for Doubtful Debts",[0,-37,0,0]),("620","Prepaid Outgoings",[56,31,29,7]),("625","GST Receivable",[21,12,9,16]),("630","Unamortised Leasing Costs",[284,176,90,0]),("640","Investment Property - at valuation",[58500,31250,28750,0]),("660","Office Equipment",[0,0,0,93]),("661","Less Accum. Depreciation on Office Equip.",[0,0,0,-58])]),
("Liabilities",-1,[("800","Trade Creditors",[103,77,38,24]),("801","Accrued Expenses",[62,41,27,33]),("805","Rent Received in Advance",[141,83,66,0]),("810","Tenant Security Deposits",[95,118,40,0]),("820","GST Payable",[52,27,23,8]),("825","PAYG Withholding Payable",[0,0,0,19]),("830","Superannuation Payable",[0,0,0,18]),("840","Bank Bill Facility",[19500,9400,8650,0]),("860","Inter-entity Loan Account",None)]),
("Equity",-1,[("900","Units on Issue",[25000,14000,12500,0]),("940","Asset Revaluation Reserve",[11200,6150,5600,0]),("960","Undistributed Income Brought Forward",[1615,820,730,0]),("970","Distributions Paid",[-1490,-760,-650,0])])]
def q(k): return None if not k else int(round(k*1000*R.uniform(.96,1.04)))
def exact(code,k): return None if not k else k*1000
data=[]
for g,s,L in G:
    rs=[]
    for code,nm,v in L:
        if v is None: rs.append([code,nm,None,None]); continue
        vals=[(exact if code in("640","840","900","940") else lambda c,k:q(k))(code,k) for k in v]
        vals=[None if x is None else s*x for x in vals]
        if code=="611": vals[1]=-37000
        tot=sum(x or 0 for x in vals)
        ly=int(tot*R.uniform(.88,1.05))
        if code=="240": ly=None
        if code=="900": ly=tot
        if code=="640": ly=117200000
        rs.append([code,nm,vals,ly])
    data.append((g,rs))
flat=[r for g,rs in data for r in rs]
rev={r[0]:r for r in flat}
ic=rev["860"]; ic[2]=[-sum((r[2][i] or 0) for r in flat if r[2]) for i in range(4)]
# comparative balances through undistributed income b/fwd
d=sum(ic[2]); 
# spread residual so the inter-entity nets to zero: land it in undistributed income
u=rev["960"]; u[2]=[a if a is not None else 0 for a in u[2]]; u[2][3]=u[2][3]+d; ic[2][3]-=d
ic[3]=None; u[3]=0; u[3]=-sum(r[3] or 0 for r in flat)
wb=xlsxwriter.Workbook(D+"Meridian Trust TB June 2025.xlsx"); ws=wb.add_worksheet("TB by Property")
F=lambda **k: wb.add_format({"font_name":"Arial","font_size":9,**k})
nf='#,##0;(#,##0);0'
h1=F(bold=1,font_size=14); h2=F(bold=1,font_size=11); h=F(bold=1,align="right",text_wrap=1,bottom=1,valign="bottom"); hl=F(bold=1,bottom=1,valign="bottom")
tx=F(); nm_=F(num_format=nf); gh=F(bold=1,font_color="#1F3864"); st=F(bold=1,top=1); sn=F(bold=1,top=1,num_format=nf); tt=F(bold=1,top=1,bottom=6); tn=F(bold=1,top=1,bottom=6,num_format=nf)
cb=F(num_format=nf,bg_color="#F2F2F2"); cs=F(bold=1,top=1,num_format=nf,bg_color="#F2F2F2"); ct=F(bold=1,top=1,bottom=6,num_format=nf,bg_color="#F2F2F2")
ws.write(0,0,"Trial Balance",h1); ws.write(1,0,"Meridian Parade Property Trust",h2); ws.write(2,0,"As at 30 June 2025",h2)
hr=4
ws.write(hr,0,"Code",hl); ws.write(hr,1,"Account",hl)
for i,p in enumerate(P): ws.write(hr,2+i,p,h)
ws.write(hr,6,"Closing Balance",h); ws.write(hr,7,"30 Jun 2024",h); ws.set_row(hr,26)
K=["other:"+p for p in P]+["ending","other:30 Jun 2024"]
r=hr+1; T=[];TT=[]; subs=[]
for g,rs in data:
    r+=1; ws.write(r,0,g,gh); r+=1; a=r
    for code,nm,v,ly in rs:
        ws.write_number(r,0,int(code),F(align="left")); ws.write(r,1,nm,tx)
        for i,x in enumerate(v):
            if x is not None: ws.write_number(r,2+i,x,nm_)
        tot=sum(x or 0 for x in v)
        ws.write_formula(r,6,f"=SUM(C{r+1}:F{r+1})",cb,tot)
        if ly is not None: ws.write_number(r,7,ly,nm_)
        T.append({"account":code,"name":nm,**dict(zip(K,v+[tot,ly]))}); r+=1
    sv=[sum((x[2][i] or 0) for x in rs) for i in range(4)]; sv+=[sum(sv),sum(x[3] or 0 for x in rs)]
    ws.write(r,0,"Total "+g,st); ws.write(r,1,"",st)
    for i,x in enumerate(sv): ws.write_formula(r,2+i,f"=SUM({chr(67+i)}{a+1}:{chr(67+i)}{r})",cs if i==4 else sn,x)
    subs.append(r); TT.append({"label":"Total "+g,**dict(zip(K,sv))}); r+=1
r+=1
gt=[sum(t[k] for t in TT) for k in K]; assert not any(gt),gt
ws.write(r,0,"Total",tt); ws.write(r,1,"",tt)
for i in range(6):
    ws.write_formula(r,2+i,"="+"+".join(f"{chr(67+i)}{s+1}" for s in subs),ct if i==4 else tn,gt[i])
TT.append({"label":"Total",**dict(zip(K,gt))})
ws.write(r+2,0,"Debits positive, (credits) in brackets. AUD, GST exclusive. Draft - subject to audit.",F(italic=1,font_size=8))
ws.set_column(0,0,8); ws.set_column(1,1,39); ws.set_column(2,7,13.5); ws.freeze_panes(hr+1,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(hr); ws.hide_gridlines(2)
wb.close()
save("Meridian Trust TB June 2025.xlsx","TB","Australian trust, signed balances in property columns, closing balance, comparative, section subtotals",False,K,T,TT)
