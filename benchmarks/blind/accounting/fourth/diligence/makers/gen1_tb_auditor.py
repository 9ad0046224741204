# Adjusted trial balance by lead schedule, auditor's workpaper, PDF landscape letter
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rnd=random.Random(5101)
NAME="Quayside_WP_TB-2_Adjusted_TB_by_Lead.pdf"
leads=[("A","Cash",[("1010","Operating cash - First Tidewater",214386,187402),("1015","Petty cash",500,500),("1030","Security deposit trust account",96410,93875),("1040","Payroll clearing",0,1212)]),
("B","Restricted deposits and escrows",[("1110","Replacement reserve - lender",412880,355210),("1120","Real estate tax escrow",88214,81903),("1125","Insurance escrow",41077,36640)]),
("C","Receivables",[("1210","Tenant accounts receivable",63822,48915),("1219","Allowance for doubtful accounts",-18000,-15500),("1230","Due from affiliate - Quayside II",25000,0),("1240","Utility rebate receivable",0,4118)]),
("E","Prepaids and other assets",[("1310","Prepaid insurance",37962,34110),("1340","Prepaid software and dues",6215,5880),("1390","Utility deposits",8450,8450)]),
("F","Property and equipment",[("1410","Land",2150000,2150000),("1420","Buildings",18764300,18764300),("1430","Site improvements",1288415,1241090),("1440","Furniture and equipment",642217,598440),("1490","Accumulated depreciation",-6214880,-5594212)]),
("J","Deferred financing",[("1510","Loan costs",318500,318500),("1519","Accumulated amortization - loan costs",-111475,-79625)]),
("AA","Accounts payable and accrued",[("2010","Accounts payable - trade",-142665,-118307),("2020","Accrued interest",-52118,-53016),("2030","Accrued property taxes",-60400,-77220),("2040","Accrued payroll",-14233,-12904),("2060","Prepaid rents",-31877,-27740)]),
("BB","Deposits held",[("2110","Tenant security deposits",-95885,-93410),("2115","Pet deposits",-5250,-4900)]),
("CC","Long-term debt",[("2510","Mortgage note - Calloway Life",-13226419,-13518227),("2520","Seller note (subordinate)",-750000,-750000)]),
("TT","Partners' equity",[("3010","General partner capital",-41200,-38115),("3020","Limited partner capital",None,-3811489),("3090","Distributions",480000,420000)]),
("R-1","Revenue",[("4010","Gross potential rent",-3412560,-3288144),("4020","Vacancy loss",204118,188337),("4030","Concessions",61350,74915),("4040","Bad debt expense (contra)",33872,28706),("4110","Utility reimbursements",-188240,-171066),("4120","Late, NSF and application fees",-42981,-40122),("4150","Parking and storage",-76600,-71940),("4190","Interest income",-4417,-1986)]),
("R-2","Operating expenses",[("5010","Payroll and benefits",498216,472080),("5110","Repairs and maintenance",261774,249618),("5120","Turnover and make-ready",88413,91220),("5210","Electricity and gas",97340,93216),("5220","Water and sewer",142098,133877),("5310","Property taxes",362400,388110),("5320","Property insurance",151848,128336),("5410","Management fee (3.5%)",117665,113190),("5420","Professional fees",38750,33500),("5510","General and administrative",52306,49911),("5520","Advertising",41220,44785)]),
("R-3","Financing and depreciation",[("6010","Mortgage interest",631804,645290),("6020","Seller note interest",45000,45000),("6110","Depreciation",None,620668),("6120","Amortization of loan costs",31850,31850)]),
]
ajes={"AJE-1":[("1219",0,6500),("4040",6500,0)],"AJE-2":[("2030",0,21250),("5310",21250,0)],"AJE-3":[("6110",648912,0),("1490",0,648912)],
"AJE-4":[("1310",4118,0),("5320",0,4118)],"AJE-5":[("2010",0,18640),("5110",11890,0),("1430",6750,0)],"AJE-6":[("1040",815,0),("5010",0,815)]}
why={"AJE-1":"To increase allowance for former residents","AJE-2":"To true up 2024 tax accrual to final bill","AJE-3":"To record 2024 depreciation","AJE-4":"To correct prepaid insurance to schedule","AJE-5":"To record unrecorded invoices (cut-off test)","AJE-6":"To clear payroll clearing account"}
adj={}
for k,ls in ajes.items():
    for a,d,c in ls: adj[a]=(k,d,c)
rows=[];groups=[]
tot_u=sum(x[2] or 0 for l in leads for x in l[2]); 
tot_p=sum(x[3] for l in leads for x in l[2])
for L,T_,acc in leads:
    g=[]
    for code,name,u,p in acc:
        if code=="3020": u=-tot_u; p=p-tot_p
        k,d,c=adj.get(code,("",0,0))
        r={"account":code,"name":name,"_aje":k}
        if u: r["other:Unadjusted Balance 12/31/2024"]=u
        if d: r["other:Adjustments Debit"]=d
        if c: r["other:Adjustments Credit"]=c
        e=(u or 0)+d-c
        if e: r["ending"]=e
        if p: r["other:Audited Balance 12/31/2023"]=p
        if e-p: r["other:Change"]=e-p
        g.append(r); rows.append(r)
    groups.append((L,T_,g))
M=["other:Unadjusted Balance 12/31/2024","other:Adjustments Debit","other:Adjustments Credit","ending","other:Audited Balance 12/31/2023","other:Change"]
W,H=landscape(letter)
c=canvas.Canvas(str(D/NAME),pagesize=(W,H),invariant=1)
X=[None]; XR={M[0]:372,M[1]:470,M[2]:536,M[3]:606,M[4]:678,M[5]:744}
pg=0; y=0
def fmt(v): return f"({abs(v):,})" if v<0 else f"{v:,}"
def head():
    global y,pg
    pg+=1
    c.setFont("Times-Bold",13); c.drawString(36,H-38,"Quayside Commons Apartments, L.P.")
    c.setFont("Times-Roman",10); c.drawString(36,H-51,"Adjusted Trial Balance by Lead Schedule"); c.drawString(36,H-63,"Year ended December 31, 2024")
    c.rect(W-206,H-68,170,42); c.setFont("Times-Italic",8)
    c.drawString(W-202,H-36,"W/P:  TB-2"); c.drawString(W-202,H-49,"Prepared by:  NJO   2/11/2025"); c.drawString(W-202,H-62,"Reviewed by:  CBL   2/19/2025"); c.drawRightString(W-40,H-36,f"Page {pg} of 3")
    yy=H-88; c.setFont("Times-Bold",8.5)
    c.drawString(36,yy-22,"Acct"); c.drawString(72,yy-22,"Description"); c.drawCentredString(284,yy-22,"W/P")
    for k,ls in ((M[0],("Unadjusted","Balance","12/31/2024")),(M[3],("Adjusted","Ending Balance","12/31/2024")),(M[4],("Audited","Balance","12/31/2023"))):
        for i,s in enumerate(ls): c.drawRightString(XR[k],yy-11*i,s)
    c.drawCentredString(465,yy,"Adjustments"); c.setLineWidth(.5); c.line(392,yy-3,536,yy-3)
    c.drawString(392,yy-22,"Ref"); c.drawRightString(470,yy-22,"Debit"); c.drawRightString(536,yy-22,"Credit"); c.drawRightString(744,yy-22,"Change")
    c.setLineWidth(1); c.line(36,yy-27,756,yy-27); y=yy-40
    c.setFont("Times-Italic",7.5); c.drawString(36,24,"Brandt Okafor & Lyle LLP  -  Client confidential  -  F = footed   PY = agreed to prior year report")
def line(vals,font):
    c.setFont(font,8.8)
    for k in M:
        if k in vals: c.drawRightString(XR[k]+(2.5 if vals[k]<0 else 0),y,fmt(vals[k]))
head(); totals=[]
for gi,(L,T_,g) in enumerate(groups):
    if y-12*(len(g)+2)<44: c.showPage(); head()
    c.setFont("Times-Bold",9); c.drawString(36,y,f"Lead {L}   {T_}"); y-=12
    for r in g:
        c.setFont("Times-Roman",8.8); c.drawString(40,y,r["account"]); c.drawString(72,y,r["name"]); 
        if rnd.random()<.55: c.setFont("Times-Italic",8); c.drawCentredString(284,y,f"{L}.{rnd.choice([1,2,3,4])}")
        if r["_aje"]: c.setFont("Times-Roman",7.5); c.drawString(392,y,r["_aje"])
        line(r,"Times-Roman"); 
        for k in (M[0],"ending",M[4],M[5]):
            if k not in r: c.setFont("Times-Roman",8.8); c.drawRightString(XR[k],y,"-")
        y-=12
    t=sm(f"Total {L}",g,M,0)
    t={k:v for k,v in t.items() if k=="label" or v or k not in M[1:3]}
    c.setLineWidth(.5)
    for k in M: 
        if k in t: c.line(XR[k]-58,y+9,XR[k],y+9)
    c.setFont("Times-BoldItalic",8.8); c.drawString(72,y,t["label"]); line(t,"Times-Bold"); c.setFont("Times-Roman",7); c.drawString(XR["ending"]+5,y,"F"); totals.append(t); y-=19
if y<80: c.showPage(); head()
ni=[r for r in rows if r["account"][0] in "456"]
t=sm("Net (income) loss",ni,M,0); t2=sm("Trial balance total",rows,M,0)
for t in (t,t2):
    c.setLineWidth(.5)
    for k in M: c.line(XR[k]-58,y+9,XR[k],y+9)
    c.setFont("Times-Bold",9); c.drawString(72,y,t["label"]); line(t,"Times-Bold"); totals.append(t); y-=15
for k in M: c.line(XR[k]-58,y+12,XR[k],y+12); c.line(XR[k]-58,y+10,XR[k],y+10)
# AJE memo
if y<60+16*6+40:
    c.showPage(); pg+=1; y=H-50
    c.setFont("Times-Bold",13); c.drawString(36,y,"Quayside Commons Apartments, L.P."); c.setFont("Times-Italic",8); c.drawRightString(W-40,y,f"Page {pg} of 3"); c.setFont("Times-Italic",7.5); c.drawString(36,24,"Brandt Okafor & Lyle LLP  -  Client confidential"); y-=30
c.setFont("Times-Bold",10); c.drawString(36,y-6,"Nature of adjusting entries (see TB-4 for the entries in full)"); y-=22
for k in ajes:
    c.setFont("Times-Roman",9); c.drawString(48,y,f"{k}:  {why[k]}. Passed to client and posted."); y-=14
c.drawString(36,y-14,"Conclusion: the adjusted balances agree to the draft financial statements in all material respects.")
c.save(); print("pages",pg)
assert all(v==0 for k,v in t2.items() if k in ("ending",M[0],M[4],M[5]))
save(NAME,"TB",M,[{k:v for k,v in r.items() if k!="_aje"} for r in rows],totals)
