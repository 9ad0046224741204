# AR 2: xlsx, portfolio of three multifamily properties, one line a resident, property blocks, hidden lease-id column, accounting format, zero as 0.00
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(90210)
FN="Tamika Luis Priya Dwayne Kelsey Omar Jolene Marcus Hyun Beatriz Colton Fatima Gary Renee Tobias Sasha Irene Desmond Paulette Andre".split()
LNm="Okafor Brandt Delgado Whitcomb Nguyen Stroud Pellerin Abernathy Castellano Voss McAllister Haddad Quimby Ferrara Sung Trujillo Bledsoe Yancey Lindqvist Moreau".split()
P=[("Sycamore Flats (syc)",["A","B","C"],14,1245),("Brookhaven Commons (brkh)",["1","2","3","4"],11,1480),("Eastgate Mill Lofts (egm)",["L"],9,1865)]
names=["b0_30","b31_60","b61_90","b90","delinquent","prepaid","total","deposit"]
wb=Workbook();ws=wb.active;ws.title="Delinq & Prepaid";F="Arial"
W=dict(A=9,B=11,C=24,D=10,E=12,F=12,G=12,H=12,I=12,J=13,K=12,L=13,M=12,N=34)
for c,w in W.items():ws.column_dimensions[c].width=w
ws.column_dimensions["E"].hidden=True
ws.merge_cells("A1:M1");ws["A1"]="Cardinal Bend Residential Fund II";ws.merge_cells("A2:M2");ws["A2"]="Resident Delinquency and Prepaid Summary  |  Month End 08/2025  |  Age as of 08/31/2025"
ws["A1"].font=Font(name=F,size=14,bold=True,color="7A1E1E");ws["A1"].alignment=ws["A2"].alignment=Alignment(horizontal="center")
ws.merge_cells("F4:I4");ws["F4"]="Unpaid Charges by Age";ws["F4"].alignment=Alignment(horizontal="center")
g=PatternFill("solid",fgColor="E8D9C5");th=Side(style="thin")
for c,s in zip("ABCDEFGHIJKLMN",["Unit","Resident ID","Resident","Status","Lease ID","0-30\nDays","31-60\nDays","61-90\nDays","Over 90\nDays","Total\nDelinquent","Prepaid\nBalance","Net Balance\nDue","Deposit\nHeld","Collection Notes"]):
    ws[c+"5"]=s;ws[c+"5"].alignment=Alignment(wrap_text=True,horizontal="left" if c in"ABCDN" else "right",vertical="bottom",indent=1 if c=="N" else 0)
for r in(4,5):
    for c in "ABCDEFGHIJKLMN":
        ws[c+str(r)].font=Font(name=F,size=9,bold=True);ws[c+str(r)].fill=g
ws.row_dimensions[5].height=27
rw=6;NF='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)';rows=[];tots=[]
cols="FGHIJKLM";notes=["NTQ served 8/6","Payment plan thru Nov","Eviction filed - hearing 9/11","","","","ERAP pending","Sent to Hunter & Wells (collections)","","NSF 8/4"]
nf='#,##0.00;(#,##0.00);0.00'
def put(v,b,zero):
    for c,n in zip(cols,v):
        x=ws[c+str(rw)]
        if n or zero:
            x.value=n/100;x.number_format=nf
        x.font=Font(name=F,size=9,bold=b)
        if b:x.border=Border(top=th)
G=[0]*8;rid=40211;st=["Current"]*5+["Notice","Eviction","Past"]
for pn,bl,n,rent in P:
    ws[f"A{rw}"]=pn;ws.merge_cells(f"A{rw}:D{rw}");ws[f"A{rw}"].font=Font(name=F,size=10,bold=True,underline="single");rw+=1
    T8=[0]*8;us=sorted(R.sample([f"{b}{k:03d}" if b!="L" else f"L-{k}" for b in bl for k in list(range(101,113))+list(range(201,213))],n))
    for u in us:
        rid+=R.randint(2,160);s=R.choice(st);r_=rent+R.choice([-150,-55,0,40,125,210]);v=[0]*8;k=R.random()
        if s=="Eviction" : v[:4]=[r_*100,r_*100,R.choice([r_*100,R.randint(20000,90000)]),R.choice([0,R.randint(10000,240000)])]
        elif s=="Past": v[:4]=[0,0,R.choice([0,R.randint(9000,70000)]),R.randint(40000,420000)]
        elif k<.35: v[5]=-R.choice([r_*100,R.randint(500,30000),r_*100+3500])
        elif k<.75: v[0]=R.choice([r_*100+7500,R.randint(1500,60000)])
        else: v[0]=r_*100;v[1]=R.randint(5000,80000); v[5]=R.choice([0,0,-2500])
        v[4]=sum(v[:4]);v[6]=v[4]+v[5];v[7]=0 if s=="Past" else R.choice([0,30000,50000,r_*100])
        nm=f"{R.choice(LNm)}, {R.choice(FN)}"
        for c,t in zip("ABCDE",[u,f"t{rid:07d}",nm,s,R.randint(80000,99999)]):ws[c+str(rw)]=t;ws[c+str(rw)].font=Font(name=F,size=9)
        put(v,False,True)
        if v[4]>r_*120:ws[f"N{rw}"]=R.choice([q for q in notes if s=="Eviction" or "viction" not in q]);ws[f"N{rw}"].font=Font(name=F,size=8,italic=True);ws[f"N{rw}"].alignment=Alignment(indent=1);ws[f"N{rw}"].alignment=Alignment(indent=1)
        rows.append({"property":pn,"unit":u,"resident":f"t{rid:07d}","name":nm,"status":s,**{q:w/100 for q,w in zip(names,v)}});T8=[a+b for a,b in zip(T8,v)];rw+=1
    lab=f"Total {pn}";ws[f"A{rw}"]=lab;ws[f"A{rw}"].font=Font(name=F,size=9,bold=True);put(T8,True,True);tots.append({"label":lab,**{q:w/100 for q,w in zip(names,T8)}});G=[a+b for a,b in zip(G,T8)];rw+=2
lab="Grand Total - 3 Properties";ws[f"A{rw}"]=lab;ws[f"A{rw}"].font=Font(name=F,size=9,bold=True);put(G,True,True)
for c in cols:ws[c+str(rw)].border=Border(top=th,bottom=Side(style="double"))
tots.append({"label":lab,**{q:w/100 for q,w in zip(names,G)}})
rw+=2
for s in("Net Balance Due = Total Delinquent less Prepaid Balance. Deposit Held is not included in any balance.","Eviction = filed; Past = moved out. Subsidy (HAP) receivables are on a separate schedule."):
    ws[f"A{rw}"]=s;ws[f"A{rw}"].font=Font(name=F,size=8,italic=True);rw+=1
ws.freeze_panes="A6";ws.page_setup.orientation="landscape"
from openpyxl.worksheet.properties import PageSetupProperties as PP
ws.sheet_properties.pageSetUpPr=PP(fitToPage=True);ws.page_setup.fitToHeight=0
f="CardinalBend_AR_Aug25.xlsx";wb.save(D+'/'+f);save(f,"AR",names,rows,tots)
