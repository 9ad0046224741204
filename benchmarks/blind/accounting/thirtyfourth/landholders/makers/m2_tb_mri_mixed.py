# MRI-like trial balance PDF, landscape Courier, YTD debit/credit pairs open & close, with class subtotals, multi-page
import random; from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
random.seed(3202)
G=[("ASSETS",[("MR11010","CASH-OPERATING CHECKING",186420.11),("MR11040","CASH-RESIDENTIAL SEC DEP",61350),("MR11055","CASH-RESERVE FOR REPLACEMENT",143208.77),("MR12010","A/R-RESIDENTIAL",14322.6),
("MR12020","A/R-COMMERCIAL",38117.45),("MR12090","ALLOW FOR BAD DEBT",-9000),("MR13010","PREPAID INSURANCE",27518.31),("MR13050","UTILITY DEPOSITS",4200),("MR15010","LAND",1980000),
("MR15020","BUILDING-RESIDENTIAL",8411250),("MR15030","BUILDING-RETAIL",2260400),("MR15040","FURNITURE & EQUIPMENT",188713.2),("MR15910","ACCUM DEPR-BUILDING",-1934661.08),("MR15940","ACCUM DEPR-F&E",-120447.9),("MR17010","DEFERRED LEASE COSTS",84310)]),
("LIABILITIES",[("MR21010","ACCOUNTS PAYABLE-TRADE",-42877.16),("MR21050","ACCRUED PROPERTY TAX",-96240),("MR21070","ACCRUED INTEREST",-24880.05),("MR22010","SEC DEP-RESIDENTIAL",-61350),("MR22020","SEC DEP-COMMERCIAL",-37500),("MR22050","PREPAID RENT",-18744.3),("MR25010","FIRST MORTGAGE",-6980144.62)]),
("EQUITY",[("MR31010","PARTNER CAPITAL",-3600000),("MR32010","PARTNER DRAWS",240000),("MR33010","RETAINED EARNINGS",None)]),
("REVENUE",[("MR41010","APARTMENT RENT",-938212),("MR41050","LOSS TO VACANCY",44871.5),("MR41060","CONCESSIONS",12900),("MR42010","RETAIL BASE RENT",-286650),("MR42030","CAM RECOVERY",-58412.88),("MR42040","RE TAX RECOVERY",-41770.2),("MR42050","INSURANCE RECOVERY",-9116.4),("MR43010","GARAGE PARKING",-38450),("MR43040","LAUNDRY",-6921.75),("MR43090","APPLICATION & LATE FEES",-8140)]),
("OPERATING EXPENSES",[("MR51010","PAYROLL-MANAGER",58410.36),("MR51020","PAYROLL-MAINTENANCE",49877.2),("MR51090","PAYROLL TAXES & BENEFITS",22106.44),("MR52010","ELECTRIC-COMMON AREA",36211.9),("MR52020","WATER & SEWER",51288.07),("MR52030","GAS",14930.66),("MR52050","TRASH REMOVAL",17240),
("MR53010","R&M-PLUMBING",13871.15),("MR53020","R&M-ELEVATOR",11440),("MR53030","R&M-HVAC",16782.4),("MR53060","TURNOVER-PAINT & CLEAN",19355),("MR53080","PEST CONTROL",4320),("MR54010","MANAGEMENT FEE",41218.09),("MR54030","ADVERTISING",9988.12),("MR54050","LEGAL & ACCOUNTING",12600),("MR55010","PROPERTY TAXES",176440),("MR55020","PROPERTY INSURANCE",46115.83)]),
("OTHER",[("MR61010","INTEREST-FIRST MORTGAGE",273911.42),("MR62010","DEPRECIATION",281670),("MR62020","AMORTIZATION",9870.5)])]
plug=-round(sum(a[2] or 0 for g in G for a in g[1]),2)
W,H=landscape(letter); c=canvas.Canvas(doc("a32d_tb_mri_linden.pdf"),pagesize=(W,H))
X=[420,530,640,750]; pg=0; y=0
FS=8.2
def head():
    global pg,y; pg+=1; c.setFont("Courier",FS)
    c.drawString(40,H-36,"Database: LINDENBLK"); c.drawString(40,H-46,"ENTITY:   LB200"); c.drawRightString(750,H-36,f"Page:   {pg:>8}"); c.drawRightString(750,H-46,"Date:  7/09/2025"); c.drawRightString(750,H-56,"Time:  10:41 AM")
    c.setFont("Courier-Bold",10); c.drawCentredString(W/2,H-40,"Trial Balance"); c.setFont("Courier",FS)
    c.drawCentredString(W/2,H-52,"MRI Format - Linden Block Apartments & Shops"); c.drawCentredString(W/2,H-63,"Accrual      Period 06/25 to 06/25")
    y=H-92; c.drawCentredString(475,y,"---- Opening Balance ----"); c.drawCentredString(695,y,"---- Closing Balance ----"); y-=11
    c.drawString(40,y,"Account"); c.drawString(120,y,"Description")
    for x,t in zip(X,("Debit","Credit")*2): c.drawRightString(x,y,t)
    y-=4; c.setDash(1,1.5); c.line(40,y,750,y); c.setDash(); y-=13
def ln(a,n,v,bold=False):
    global y
    if y<52: c.showPage(); head()
    c.setFont("Courier-Bold" if bold else "Courier",FS); c.drawString(40,y,a); c.drawString(120,y,n)
    for x,k in zip(X,K):
        if v.get(k) is not None: c.drawRightString(x,y,f"{v[k]:,.2f}")
    y-=10.5
K=["open_dr","open_cr","close_dr","close_cr"]; rows=[];tots=[]
# draw from data: compute closing first
data=[]
for g,acc in G:
    for a,n,b in acc:
        b=plug if b is None else b
        fixed=a in("MR15010","MR15020","MR15030","MR31010","MR33010","MR13050","MR12090","MR17010","MR22020")
        data.append([g,a,n,b,b if fixed else round(b*(1+random.uniform(*((.15,.21) if a[2]in'456' else (.02,.2)))*(1 if a[2]in"456"else random.choice((-1,1))*.5)),2)])
for d in data:
    if d[1] in("MR11040","MR22010"): d[4]=62150.0 if d[3]>0 else -62150.0
for d in data:
    if d[1]=="MR25010": d[4]=-6969801.37
D={d[1]:d for d in data}; D['MR62010'][4]=328615.0; D['MR15910'][4]=-1976121.08; D['MR15940'][4]=-125932.9; D['MR62020'][4]=11515.58; D['MR17010'][4]=82664.92
data.append(["OTHER","MR62050","CASUALTY LOSS",None,None]); data[-1][3]=0; data[-1][4]=8725.0
s=round(sum(d[4] for d in data),2); data[0][4]=round(data[0][4]-s,2); print("cash",data[0])
head(); G0=None
def pair(b,p,r):
    if b>0:r[p+"_dr"]=b
    elif b<0:r[p+"_cr"]=-b
for gi,(g,_) in enumerate(G):
    if y<90: c.showPage(); head()
    c.setFont("Courier-Bold",FS); c.drawString(40,y,g); y-=11
    sub={k:0 for k in K}
    for d in data:
        if d[0]!=g: continue
        r={"account":d[1],"name":d[2]}; pair(d[3],"open",r); pair(d[4],"close",r); rows.append(r); ln(d[1],d[2],r)
        for k in K: sub[k]+=r.get(k,0)
    sub={k:round(v,2) for k,v in sub.items()}
    c.line(350,y+7,750,y+7); y-=2; ln("","TOTAL "+g,sub,True); y-=6; tots.append({"label":"TOTAL "+g,**sub})
gt={k:round(sum(t[k] for t in tots),2) for k in K}; tots.append({"label":"GRAND TOTAL LB200",**gt})
c.line(350,y+8,750,y+8); y-=2; ln("","GRAND TOTAL LB200",gt,True); c.line(350,y+7,750,y+7); c.line(350,y+5,750,y+5)
y-=20; c.setFont("Courier",FS); c.drawString(40,y,f"Accounts printed: {len(rows)}     ** End of report **"); c.save(); print(gt,len(rows))
save("a32d_tb_mri_linden","pdf","TB","MIXED_USE","MRI, Courier, opening/closing Dr-Cr pairs, class totals",True,K,rows,tots)
