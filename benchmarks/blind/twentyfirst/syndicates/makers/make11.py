# MRI comparative income statement, numbers as text, account codes, retail
from lib import *;import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
R=random.Random(2711);N="MRI_CMPINC_RET330_0924.xlsx"
S=St("Comparative Income Statement","Saddlebrook Commons","2024-09-01","2024-09-30",["Current Period Actual","Current Period Budget","Current Period Variance","Year-To-Date Actual","Year-To-Date Budget","Year-To-Date Variance","Annual Budget"],sheet="CMPINC",dec=2)
def L(code,l,b,sd,vol=.08):
    u=lambda k,v:round(b*k*(1+R.uniform(-v,v)),2)
    bu=round(b/5)*5.0
    return S.l(l,[u(1,vol),bu,u(9,vol/2),bu*9,bu*12],code,sd=sd)
T=lambda l,it,sd,**k:S.t(l,it,sd=sd,**k)
S.h("REVENUE");S.h("RENTAL INCOME")
a=[L("41100-0000","Base Rent - Anchor",42500,"i",0),L("41110-0000","Base Rent - Inline",61840,"i",.03),L("41150-0000","Percentage Rent",1250,"i",.5),L("41300-0000","Straight Line Rent",-1105,"i",.05)];t1=T("TOTAL RENTAL INCOME",a,"i")
S.h("RECOVERIES");a=[L("43100-0000","CAM Recovery",17300,"i"),L("43200-0000","Real Estate Tax Recovery",14650,"i",.02),L("43300-0000","Insurance Recovery",3120,"i",.04)];t2=T("TOTAL RECOVERIES",a,"i")
S.h("OTHER INCOME");a=[L("45100-0000","Temporary Tenants",900,"i",.4),L("45500-0000","Late Charges",145,"i",.9)];t3=T("TOTAL OTHER INCOME",a,"i")
ti=T("TOTAL REVENUE",[t1,t2,t3],"i",key="total_income")
S.h("OPERATING EXPENSES");S.h("RECOVERABLE EXPENSES")
a=[L("51100-0000","Parking Lot Sweeping",2150,"e"),L("51150-0000","Landscaping",3480,"e"),L("51200-0000","Electric - Common Area",2915,"e",.2),L("51250-0000","Water & Sewer",1640,"e",.2),L("51300-0000","Security Patrol",4100,"e",.02),L("51350-0000","General Repairs",2200,"e",.5),L("52100-0000","Real Estate Taxes",15200,"e",0),L("52200-0000","Property Insurance",3260,"e",0),L("53100-0000","Management Fee",5225,"e",.04)];e1=T("TOTAL RECOVERABLE EXPENSES",a,"e")
S.h("NON-RECOVERABLE EXPENSES");a=[L("61100-0000","Legal & Collection",650,"e",.8),L("61200-0000","Vacant Space Utilities",310,"e",.3),L("61300-0000","Accounting & Tax",875,"e",.1),L("61400-0000","Marketing",420,"e",.4)];e2=T("TOTAL NON-RECOVERABLE EXPENSES",a,"e")
te=T("TOTAL OPERATING EXPENSES",[e1,e2],"e",key="total_operating_expenses");no=T("NET OPERATING INCOME",[ti,(te,-1)],"i",key="noi")
S.h("NON-OPERATING");a=[L("71100-0000","Mortgage Interest",31940,"e",.002),L("72100-0000","Depreciation",24310,"e",0),L("72200-0000","Amortization",2085,"e",0)];tn=T("TOTAL NON-OPERATING","" or a,"e")
T("NET INCOME",[no,(tn,-1)],"i",typ="TOTAL",key="net_income")
def d(v,m):
    k=1 if m["sd"]=="i" else -1
    return [v[0],v[1],round(k*(v[0]-v[1]),2),v[2],v[3],round(k*(v[2]-v[3]),2),v[4]]
S.derive(d)
w=Workbook();s=w.active;s.title="CMPINC";M=lambda b=False:Font(name="Courier New",size=9,bold=b)
def put(r,c,t,b=False,al=None):
    q=s.cell(r,c);q.value=t;q.data_type="s" if t[:1]=="=" else q.data_type;q.font=M(b)
    if al:q.alignment=Alignment(horizontal=al)
put(1,1,"Database:  SADDLEPROD");put(2,1,"ENTITY:    RET330");put(3,1,"ACCRUAL");put(1,5,"Comparative Income Statement",True,"center");put(2,5,"Ridgeway Net Lease Advisors",False,"center");put(3,5,"Saddlebrook Commons",True,"center");put(4,5,"09/24",False,"center")
put(1,11,"Page: 1");put(2,11,"Date: 10/11/2024");put(3,11,"Time: 02:37 PM")
put(6,3,"Current Period",True,"left");put(6,7,"Year-To-Date",True,"left");put(6,11,"Annual",True,"right")
for c,t in zip(range(3,12),["Actual","Budget","Variance","%","Actual","Budget","Variance","%","Budget"]):put(7,c,t,True,"right")
n=9
for r in S.rows:
    if r["rowType"]=="HEADING":n+=1;put(n,2,r["label"],True)
    else:
        v=r["values"]
        if r["rowType"]!="LINE":
            for c in (3,4,5,7,8,9,11):put(n,c,"-"*14,False,"right")
            n+=1
        if r["accountCode"]:put(n,1,r["accountCode"])
        put(n,2,r["label"],r["rowType"]!="LINE")
        pc=lambda x,b:f"{100*x/abs(b):.2f}%"
        for c,t in zip(range(3,12),[f(v[0],2),f(v[1],2),f(v[2],2),pc(v[2],v[1]),f(v[3],2),f(v[4],2),f(v[5],2),pc(v[5],v[4]),f(v[6],2)]):put(n,c,t,r["rowType"]!="LINE","right")
        if r["rowType"]=="TOTAL":
            n+=1
            for c in (3,4,5,7,8,9,11):put(n,c,"="*14,False,"right")
        elif r["rowType"]=="SUBTOTAL":n+=1
    n+=1
s.column_dimensions["A"].width=12;s.column_dimensions["B"].width=33
for c in "CDEFGHIJK":s.column_dimensions[c].width=9.5 if c in "FJ" else 16
from openpyxl.worksheet.properties import PageSetupProperties as PP
for z_ in w:z_.sheet_properties.pageSetUpPr=PP(fitToPage=True);z_.page_setup.fitToHeight=0
w.save(doc(N));save(N,[S],"RETAIL","OPERATING_STATEMENT","MRI comparative, text numbers, dashes rules rows, % and annual budget",True)
