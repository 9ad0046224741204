# SAP ALV list export, Canada (QC), trailing minus, text numbers
import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment
from common import *
R=random.Random(1802)
A=[("Cash & receivables",[("110010","RBC oper. acct CAD",742118.04),("110015","RBC clearing in",0),("110050","Desjardins - trust",95240),("121000","AR tenants - domestic",188904.61),("121090","Allow. doubtful accts",-31200),("123100","Straight-line rent rec",416330.25),("125000","Prepaid realty taxes",0),("125010","Prepaid insurance",37118.5)]),
("Property & equipment",[("150000","Land - Ch. Dorval",6210000),("151000","Bldg - industrial A/B/C",21844600),("151900","Acc. depr. buildings",-4367208.12),("153000","TI - Améliorat. locat.",914402.75),("153900","Acc. amort. TI",-388114.4)]),
("Payables & taxes",[("210000","AP trade - fournisseurs",-164208.33),("210900","GR/IR clearing",-12044.18),("221100","GST/TPS collected",-28411.02),("221110","GST/TPS ITC",17206.44),("221200","QST/TVQ collected",-56680.15),("221210","QST/TVQ ITR",34327.2),("223000","Tenant sec. deposits",-95240),("224000","Unearned rent",-71300)]),
("Debt & equity",[("250000","Mortgage SunLife 4.12%",-15880000),("252000","Def. financing costs",88210.4),("300000","Partners' capital",-6000000),("330000","Retained earnings",None)]),
("Revenue",[("400100","Basic rent / loyer base",-2618400),("400200","CAM recov. / frais comm",-604218.36),("400210","Realty tax recoveries",-488917.2),("400900","SL rent adjustment",-41200.16),("409000","Misc. tenant charges",-7714.55)]),
("Operating expenses",[("510000","Snow removal/déneig.",68140.22),("510100","Landscaping",21415),("510300","R&M roof",54118.9),("510310","R&M HVAC",38207.14),("511000","Hydro-Québec common",59844.71),("512000","Municipal & school tax",491308.8),("513000","Insurance",74237),("515000","Mgmt fee 3%",112440.9),("516000","Legal & audit",28350)]),
("Below NOI",[("600000","Mortgage interest",648117.6),("610000","Depreciation",546115),("611000","Amortization TI",91440.28),("619000","Rounding differences",.07)])]
c2=lambda x:round(x*100);data=[];op=0
for g,l in A:
    for a,n,v in l:
        if a<"4":
            if v is None:o=None;dr=cr=0
            else:
                o=c2(v);op+=o
                x=int(max(abs(o),30000000)*R.uniform(.02,.9)) if a[0] in'12' and a not in('150000','151000','153000','250000') else 0
                if a=="110015":x=int(37e7);y=x
                elif a in("151900","153900"): dr,cr=0,{'151900':54611500,'153900':9144028}[a];x=None
                else:y=int(x*R.uniform(.9,1.05))
                if a=="250000":x,y=38611200,0
                if a=="153000":x,y=11840000,0
                if x is not None:dr,cr=x,y
        else:
            o=0;t=abs(c2(v));e=int(t*R.choice([0,0,.01,.03,.07]));
            dr,cr=(t+e,e) if v>0 else (e,t+e)
        data.append([g,a,n,o,dr,cr])
for d in data:
    if d[3] is None:d[3]=-op
b=data[0];df=sum(d[4]-d[5] for d in data)
if df>0:b[5]+=df
else:b[4]-=df
def f(x):
    s=f"{abs(x)/100:,.2f}";return s+"-" if x<0 else s+" "
wb=Workbook();w=wb.active;w.title="RFSSLD00"
for i,t in enumerate(["Corridor Ouest Industriel S.E.C.          G/L Account Balances                       Time 17:02:44   Date 2025-01-14","Montréal                                     Ledger 0L                                   RFSSLD00/FCC_KLAVOIE  Page 1","Carryforward periods 00-00  2024   Reporting periods 01-12  2024"]):w.cell(i+1,1,t).font=Font(name="Courier New",size=9)
H=["","CoCd","G/L acct","Short Text","Crcy","BusA","Balance\nCarryforward","Debit\nrept.period","Credit\nreport per.","Accumulated\nbalance"]
for j,t in enumerate(H):
    q=w.cell(5,j+1,t);q.font=Font(name="Calibri",bold=True,size=10);q.fill=PatternFill("solid",fgColor="BDD7EE");q.alignment=Alignment(wrap_text=True,vertical="center")
M=["beginning","debit","credit","ending"];rows=[];tots=[];r=6;G=[0]*4
def wr(r,lab,vals,fill=None):
    for j,t in enumerate(lab+[f(v) for v in vals]):
        q=w.cell(r,j+1,t);q.font=Font(name="Calibri",size=10)
        if j>5:q.alignment=Alignment(horizontal="right")
        if fill:q.fill=PatternFill("solid",fgColor=fill)
for g,l in A:
    T=[0]*4
    for d in [d for d in data if d[0]==g]:
        v=[d[3],d[4],d[5],d[3]+d[4]-d[5]];wr(r,["","CA40",d[1],d[2],"CAD","DRVL"],v);r+=1
        T=[a+b for a,b in zip(T,v)];rows.append(dict(account=d[1],name=d[2],**{k:x/100 for k,x in zip(M,v)}))
    wr(r,["*","","",g,"CAD",""],T,"FFF2CC");r+=1;tots.append(dict(label="* "+g,**{k:x/100 for k,x in zip(M,T)}));G=[a+b for a,b in zip(G,T)]
wr(r,["**","CA40","","Total company code","CAD",""],G,"FFD966");tots.append(dict(label="** CA40 Total company code",**{k:x/100 for k,x in zip(M,G)}))
for k,x in zip("ABCDEFGHIJ",[4,7,10,27,6,7,17,17,17,17]):w.column_dimensions[k].width=x
w.column_dimensions["F"].hidden=True;w.freeze_panes="A6"
for rr in w.iter_rows(min_row=1,max_row=3):pass
assert G[0]==0 and G[3]==0 and G[1]==G[2];print(G)
wb.save(doc("export_RFSSLD00_CA40.xlsx"));save("export_RFSSLD00_CA40.xlsx","TB",M,rows,tots)
