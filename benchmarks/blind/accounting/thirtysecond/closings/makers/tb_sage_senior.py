# Sage 300-like G/L trial balance, senior community, green-bar monospaced PDF, six columns
import random
from fpdf import FPDF
from common import *
R=random.Random(55102)
def k(lo,hi): return R.randint(lo*100,hi*100)
A=[("1000-00","Operating Cash - Harborline Bank",k(300000,390000)),("1005-00","Payroll Imprest",k(20000,31000)),("1010-00","Resident Trust Funds",k(9000,14000)),("1020-00","Petty Cash",120000),
("1100-00","A/R Private Pay",k(88000,130000)),("1105-00","A/R Medicaid Waiver",k(41000,66000)),("1110-00","A/R LTC Insurance",k(9000,22000)),("1190-00","Reserve for Uncollectible A/R",-k(16000,25000)),
("1200-00","Food & Supply Inventory",k(14000,19000)),("1250-00","Prepaid Insurance & Licenses",k(61000,82000)),("1500-00","Land",220000000),("1510-00","Buildings & Improvements",k(17100000,17900000)),
("1520-00","Furnishings & Kitchen Equipment",k(1090000,1240000)),("1530-00","Resident Transport Van",9841500),("1590-00","Accumulated Depreciation",-k(4800000,5200000)),
("2000-00","Accounts Payable Trade",-k(98000,132000)),("2050-00","Accrued Wages & PTO",-k(140000,171000)),("2060-00","Provider Tax Payable",-k(8000,14000)),("2100-00","Resident Trust Liability","T"),
("2110-00","Community Fees Deferred",-k(44000,71000)),("2120-00","Prepaid Resident Rents",-k(38000,62000)),("2500-00","HUD 232 Mortgage Payable",-k(12900000,13300000)),("2510-00","Due To Affiliate - Mgmt Co",-k(8000,26000)),
("3000-00","Members' Equity","P"),("3100-00","Distributions to Members",k(300000,420000)),
("4000-10","Room & Board - Independent Living",-k(1490000,1600000)),("4000-20","Room & Board - Assisted Living",-k(2780000,2910000)),("4000-30","Room & Board - Memory Care",-k(1640000,1760000)),
("4050-20","Level of Care Fees - Assisted",-k(610000,690000)),("4050-30","Level of Care Fees - Memory Care",-k(240000,310000)),("4060-00","Second Occupant Fees",-k(61000,88000)),("4070-00","Community Fee Income",-k(70000,98000)),
("4080-00","Respite Stays",-k(31000,64000)),("4090-00","Medicaid Contractual Adjustment",k(180000,240000)),("4100-00","Move-In Incentives",k(38000,71000)),("4150-00","Guest Meals, Salon & Other",-k(21000,36000)),
("5000-20","Wages - Caregivers Assisted",k(980000,1060000)),("5000-30","Wages - Caregivers Memory Care",k(610000,690000)),("5010-00","Wages - Wellness Nursing",k(380000,430000)),("5020-00","Agency / Contract Labor",k(41000,112000)),
("5100-00","Wages - Dining",k(520000,570000)),("5110-00","Raw Food",k(390000,430000)),("5120-00","Dietary Supplies & Smallwares",k(29000,41000)),("5200-00","Wages - Housekeeping & Laundry",k(210000,250000)),
("5300-00","Activities & Transportation",k(118000,140000)),("5400-00","Maintenance Wages & Repairs",k(231000,270000)),("5450-00","Utilities",k(241000,271000)),("5500-00","Marketing & Referral Fees",k(160000,212000)),
("5600-00","Administrative Wages",k(330000,371000)),("5610-00","Office, IT & EHR Software",k(81000,97000)),("5700-00","Payroll Taxes & Benefits",k(560000,610000)),("5800-00","Property & Liability Insurance",k(191000,216000)),
("5810-00","Real Estate Taxes",k(164000,181000)),("5900-00","Management Fee 5%",k(330000,349000)),("6000-00","Mortgage Interest & MIP",k(421000,447000)),("6100-00","Depreciation",k(431000,452000)),("6900-00","Loss on Disposal of Assets",0)]
ob={a:v for a,n,v in A if not isinstance(v,str)}
ob["2100-00"]=-ob["1010-00"]; ob["3000-00"]=-sum(ob.values())
L=Ledger(); p=L.post
for a,n,v in A:
    b=ob[a]; j=int(abs(b)//8*R.uniform(.88,1.12))
    if a[0]=="4":
        tgt="1105-00" if a=="4090-00" else "1100-00"
        if b<0:
            if a=="4070-00": p("2110-00",a,j)
            elif a=="4000-20": p("1100-00",a,int(j*.78)); p("1105-00",a,int(j*.17)); p("1110-00",a,int(j*.05))
            else: p("1100-00",a,j)
            if a in("4000-30","4150-00"): p(a,"1100-00",k(300,3100))
        else: p(a,tgt,j)
    elif a[0] in"56" and b:
        if "Wages" in n or a=="5700-00": p(a,"1005-00",int(j*.93)); p(a,"2050-00",j-int(j*.93))
        elif a=="6100-00": p(a,"1590-00",j)
        elif a=="5800-00": p(a,"1250-00",j)
        elif a=="5110-00": p(a,"1200-00",j)
        elif a=="5900-00": p(a,"2510-00",j)
        elif a=="6000-00": p(a,"1000-00",j)
        else:
            p(a,"2000-00",j)
            if a in("5400-00","5500-00"): p("2000-00",a,k(200,1900))
paid=L.cr["1005-00"]; p("1005-00","1000-00",paid-k(100,900)); p("1000-00","1100-00",k(760000,800000)); p("1000-00","1105-00",k(28000,36000)); p("1000-00","1110-00",k(12000,17000))
p("2000-00","1000-00",k(88000,97000)); p("1200-00","2000-00",k(47000,53000)); p("2510-00","1000-00",k(38000,43000)); p("2500-00","1000-00",k(19000,21000)); p("1010-00","2100-00",k(700,1600)); p("2100-00","1010-00",k(300,690))
p("1000-00","2110-00",k(8000,12000)); p("2120-00","1100-00",k(31000,36000)); p("1100-00","2120-00",k(31000,39000)); p("1520-00","2000-00",k(3000,8000)); p("3100-00","1000-00",4500000); p("1190-00","1100-00",k(200,2100)); p("2060-00","1000-00",k(5000,7900)); p("5610-00","2060-00",k(3000,5000))
M=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
name="tb_sage_harborline"
pdf=FPDF("L","pt","legal"); pdf.set_creation_date(__import__("datetime").datetime(2025,10,9,8,0)); pdf.set_auto_page_break(False)
W,H=1008,612
X=[372,484,606,718,840,952]
pg=[0]; Y=[0]
def t(x,y,s,al="L",b="" ,z=9):
    pdf.set_font("Courier",b,z); w=pdf.get_string_width(s)
    pdf.text(x if al=="L" else x-w if al=="R" else x-w/2,y,s)
def head():
    pdf.add_page(); pg[0]+=1
    t(40,36,"10/09/2025  8:04:51AM"); t(W/2,36,"Wexcombe Senior Living at Harborline, LP","C","B",11); t(968,36,f"Page: {pg[0]}","R")
    t(W/2,50,"G/L Trial Balance (GLTRLR1)","C","B",10); t(40,64,"From Account No.  [1000-00] To [6900-00]"); t(968,64,"Sorted By [Account No.]","R"); t(40,75,"As of Year-Period [2025-09]   Report [Quantities: No]   Functional Currency USD")
    for i,g in enumerate(("Opening Balance","Period Activity","Closing Balance")):
        xa,xb=X[2*i]-96,X[2*i+1]; t((xa+xb)/2,96,g,"C","B"); pdf.set_line_width(.6); pdf.line(xa,99,xb,99)
        t(X[2*i],109,"Debit","R","B"); t(X[2*i+1],109,"Credit","R","B")
    t(40,109,"Account No.","L","B"); t(108,109,"Description","L","B"); pdf.line(40,113,968,113); Y[0]=125
rows=[];T=[0]*6;head();bar=0
PL_ACC="5100-00"; planted=None
for a,n,_ in A:
    o=ob[a]; d,e=L.dr.get(a,0),L.cr.get(a,0); z=o+d-e
    v=[o if o>0 else None,-o if o<0 else None,d or None,e or None,z if z>0 else None,-z if z<0 else None]
    if not any(v): v[4]=0
    T=[x+(y or 0) for x,y in zip(T,v)]
    if a==PL_ACC:
        s=str(v[4]); i=len(s)-5   # the hundreds digit of the dollars
        new=s[:i]+str((int(s[i])+4)%10)+s[i+1:]; planted={"what":f"digit changed in closing debit of {a} {n}: printed {int(new)/100:,.2f}, opening plus activity gives {v[4]/100:,.2f}","kind":"digit_changed"}; v[4]=int(new)
    if Y[0]>H-40: t(W/2,H-18,"(continued)","C","",8); head()
    if bar%2: pdf.set_fill_color(226,240,226); pdf.rect(38,Y[0]-8.6,932,11.6,"F")
    bar+=1; s=n[:26]
    t(40,Y[0],a); t(108,Y[0],s,z=8.5)
    for x,q in zip(X,v):
        if q is not None: t(x,Y[0],f"{q/100:,.2f}","R")
    rows.append({"account":a,"name":s,**{m:(None if q is None else c(q)) for m,q in zip(M,v)}}); Y[0]+=11.6
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
y=Y[0]+2
for x in X: pdf.line(x-92,y-8,x,y-8)
t(108,y+3,"Report Total:","L","B")
for x,q in zip(X,T): t(x,y+3,f"{q/100:,.2f}","R","B"); pdf.line(x-92,y+7,x,y+7); pdf.line(x-92,y+9,x,y+9)
t(40,y+30,f"{len(A)} accounts printed")
pdf.output(doc(name+".pdf")); print(name,len(A),[(r['name'],r) for r in rows if r['account']==PL_ACC])
save(name,"TB",M,rows,[{"label":"Report Total:",**{m:c(q) for m,q in zip(M,T)}}],planted)
